import type { Allergen, DietType } from '@contracts/vocabulary';
import { leadingNumber } from '../reading/leadingNumber';
import { foldText } from '../reading/foldWord';

const WORDS_OF: Readonly<Record<Allergen, string>> = {
  Gluten: 'gluten',
  Dairy: 'dairy|milk|lacteos?|leche|lait|laitiers?|produits laitiers',
  Nuts: 'tree[- ]nuts?|nuts?|frutos secos|nueces|fruits a coque|noix|almendras?|amandes?|almonds?',
  // "œ" folds to one letter here, so that positions stay the same.
  Eggs: 'eggs?|huevos?|o?eufs?',
  Soy: 'soy|soya|soja',
  Fish: 'fish|pescado|poissons?',
  Shellfish: 'shellfish|crustaceans?|mariscos?|crustaceos?|crustaces?|fruits de mer',
  Wheat: 'wheat|trigo|ble',
  Peanuts: 'peanuts?|groundnuts?|cacahuetes?|mani|arachides?|cacahuetes?',
  Sesame: 'sesame|sesamo',
  Mustard: 'mustard|mostaza|moutarde',
  Celery: 'celery|apio|celeri',
  Lupin: 'lupin|altramuz|altramuces',
  Molluscs: 'molluscs?|mollusks?|moluscos?|mollusques?',
  Sulphites: 'sulphites?|sulfites?|sulfitos?',
};

/** "nut-free", "free from nuts", "sin huevo", "sans lait". */
const denialsOf = (words: string): RegExp =>
  new RegExp(
    `(?:\\b(?:completely |totally |100% |naturally )?(?:${words})[- ]free\\b(?! (?:flour|pasta|oats?|bread|milk|butter|yogh?urt|soy|tamari|breadcrumbs|cheese))|\\b(?:free (?:from|of)|without(?: any)?|contains? no|no|sin|libre de|exento de|sans|exempte? d[e']) ?(?:${words})\\b)`,
    'gu',
  );

const DENIALS = Object.entries(WORDS_OF).map(([allergen, words]) => ({ pattern: denialsOf(words), allergen }));

/** Claims that a dish is safe for a person. Only a doctor can say so. */
const CLEARANCE =
  /\b(?:(?:safe|suitable|perfect|ideal|fine|ok) for (?:\w+ ){0,4}(?:allerg\w+|coeliacs?|celiacs?|intoleran\w+)|allerg(?:y|en)[- ](?:safe|friendly|free)|hypoallergenic|free (?:from|of) (?:all )?allergens|no allergens|(?:apt[oa]s?|segur[oa]s?|ideal) para (?:\w+ ){0,3}(?:alergic\w+|celiac\w+|intoleran\w+)|sin alergenos|hipoalergenic\w+|(?:convient|adapte\w*|ideale?) (?:aux?|pour les) (?:\w+ ){0,3}(?:allergi\w+|co?eliaques?|intoleran\w+)|sans allergenes?|hypoallergenique)\b/;

const DIET_WORDS: readonly (readonly [RegExp, DietType])[] = [
  [
    /\b(?:100% )?(?:vegans?|vegan[oa]s?|veganes?|vegetalien(?:ne)?s?)\b(?! (?:butter|cheese|mayo\w*|cream|mince|sausages?))/gu,
    'Vegan',
  ],
  [/\b(?:vegetarians?|vegetarian[oa]s?|vegetarien(?:ne)?s?|veggie)\b/gu, 'Vegetarian'],
  [/\b(?:pesc[ae]tarian[oa]?s?|pesc[ae]tarien(?:ne)?s?)\b/gu, 'Fish'],
  [/\b(?:keto(?:genic)?|cetogenic[oa]|cetogene)\b/gu, 'Keto'],
  [/\b(?:low[- ]fodmap|baj[oa] en fodmap|pauvre en fodmap)\b/gu, 'Low FODMAP'],
];

const CALORIES = /(?<![\d.,])([1-9]\s\d{3}|\d+(?:[.,]\d+)?)\s?(?:kilo|k)?cal(?:ories?|orias?)?\b/u;

/** Folds a text without changing its length for nearly every letter, so that positions in both texts correspond. */
const foldedAlike = (text: string): string => {
  const folded = foldText(text);
  return folded.length === text.normalize('NFC').length
    ? folded
    : foldText(text.replace(/œ/gi, 'e').replace(/æ/gi, 'a').replace(/ß/g, 's'));
};

const tidied = (name: string): string => {
  const text = name
    .replace(/\(\s*\)/g, '')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/[\s,;:]+(?:and|y|et|&)\s*$/u, '')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Computed facts of a recipe that its texts must not contradict. */
export interface KnownFacts {
  allergens: readonly string[];
  /** Diets that its ingredients rule out. */
  brokenDiets: readonly DietType[];
  calories?: number;
}

export interface WordClaim {
  check: 'allergens' | 'diets' | 'nutrition';
  detail: string;
}

/** A claimed figure that differs by more than this share is wrong. */
const CALORIES_TOLERANCE = 0.25;

export const isFarOff = (claimed: number, computed: number): boolean =>
  Math.abs(claimed - computed) > Math.max(25, computed * CALORIES_TOLERANCE);

/** False claims in a text, with the positions of their words. */
const falseClaimsIn = (text: string, facts: KnownFacts) => {
  const folded = foldedAlike(text);
  const spans: (readonly [number, number])[] = [];
  const claims: WordClaim[] = [];
  const take = (pattern: RegExp, check: WordClaim['check']) => {
    for (const match of folded.matchAll(pattern)) {
      spans.push([match.index, match.index + match[0].length]);
      claims.push({ check, detail: `says “${match[0]}”` });
    }
  };
  for (const { pattern, allergen } of DENIALS) if (facts.allergens.includes(allergen)) take(pattern, 'allergens');
  take(new RegExp(CLEARANCE, 'gu'), 'allergens');
  for (const [pattern, diet] of DIET_WORDS) if (facts.brokenDiets.includes(diet)) take(pattern, 'diets');
  const claimed = leadingNumber(CALORIES.exec(folded)?.[1] ?? '');
  if (claimed !== undefined && facts.calories !== undefined && isFarOff(claimed, facts.calories))
    take(new RegExp(CALORIES, 'gu'), 'nutrition');
  return { spans, claims };
};

/** A name without false claims. */
export const honestName = (name: string, facts: KnownFacts): { text: string; claims: WordClaim[] } => {
  const text = name.normalize('NFC');
  const { spans, claims } = falseClaimsIn(text, facts);
  if (claims.length === 0) return { text: name, claims };
  const ordered = [...spans].sort(([a], [b]) => b - a);
  const rest = ordered.reduce((left, [from, to]) => {
    // In "Dairy-free, nut-free cake", remove one comma with the claim.
    const before = left.slice(0, from).replace(/,\s*$/, ' ');
    return `${before}${left.slice(to)}`;
  }, text);
  return { text: tidied(rest), claims };
};

/** A text without the sentences that make false claims. */
export const honestSentences = (text: string, facts: KnownFacts): { text: string; claims: WordClaim[] } => {
  const { claims } = falseClaimsIn(text, facts);
  if (claims.length === 0) return { text, claims };
  const kept = text.split(/(?<=[.!?…])\s+/).filter((sentence) => falseClaimsIn(sentence, facts).claims.length === 0);
  return { text: kept.join(' '), claims };
};
