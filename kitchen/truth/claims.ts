import type { Allergen, DietType } from '@contracts/vocabulary';
import { foldText } from '../foldWord';

const WORDS_OF: readonly (readonly [string, readonly Allergen[]])[] = [
  ['tree[- ]nuts?|nuts?|frutos secos|nueces|fruits a coque|noix|almendras?|amandes?|almonds?', ['Nuts']],
  ['peanuts?|groundnuts?|cacahuetes?|mani|arachides?|cacahuetes?', ['Peanuts']],
  ['gluten', ['Gluten']],
  ['wheat|trigo|ble', ['Wheat']],
  ['dairy|milk|lacteos?|leche|lait|laitiers?|produits laitiers', ['Dairy']],
  ['eggs?|huevos?|oeufs?', ['Eggs']],
  ['soy|soya|soja', ['Soy']],
  ['fish|pescado|poissons?', ['Fish']],
  ['shellfish|crustaceans?|mariscos?|crustaceos?|crustaces?|fruits de mer', ['Shellfish']],
  ['sesame|sesamo', ['Sesame']],
  ['mustard|mostaza|moutarde', ['Mustard']],
  ['celery|apio|celeri', ['Celery']],
  ['lupin|altramuz|altramuces', ['Lupin']],
  ['molluscs?|mollusks?|moluscos?|mollusques?', ['Molluscs']],
  ['sulphites?|sulfites?|sulfitos?', ['Sulphites']],
];

/** "nut-free", "free from nuts", "sin huevo", "sans lait". */
const denialsOf = (words: string): RegExp =>
  new RegExp(
    `(?:\\b(?:completely |totally |100% |naturally )?(?:${words})[- ]free\\b(?! (?:flour|pasta|oats?|bread|milk|butter|yogh?urt|soy|tamari|breadcrumbs|cheese))|\\b(?:free (?:from|of)|without(?: any)?|contains? no|no|sin|libre de|exento de|sans|exempte? d[e']) ?(?:${words})\\b)`,
    'gu',
  );

const DENIALS = WORDS_OF.map(([words, allergens]) => ({ pattern: denialsOf(words), allergens }));

/** Nobody but a doctor clears a dish for somebody. */
const CLEARANCE =
  /\b(?:(?:safe|suitable|perfect|ideal|fine|ok) for (?:\w+ ){0,4}(?:allerg\w+|coeliacs?|celiacs?|intoleran\w+)|allerg(?:y|en)[- ](?:safe|friendly|free)|hypoallergenic|free (?:from|of) (?:all )?allergens|no allergens|(?:apt[oa]s?|segur[oa]s?|ideal) para (?:\w+ ){0,3}(?:alergic\w+|celiac\w+|intoleran\w+)|sin alergenos|hipoalergenic\w+|(?:convient|adapte\w*|ideale?) (?:aux?|pour les) (?:\w+ ){0,3}(?:allergi\w+|coeliaques?|intoleran\w+)|sans allergenes?|hypoallergenique)\b/;

const DIET_WORDS: readonly (readonly [RegExp, DietType])[] = [
  [/\b(?:100% )?(?:vegans?|vegan[oa]s?|veganes?|vegetalien(?:ne)?s?)\b(?! (?:butter|cheese|mayo\w*|cream|mince|sausages?))/gu, 'Vegan'], // prettier-ignore
  [/\b(?:vegetarians?|vegetarian[oa]s?|vegetarien(?:ne)?s?|veggie)\b/gu, 'Vegetarian'],
  [/\b(?:pescatarians?|pescetarian[oa]s?|pescetarien(?:ne)?s?)\b/gu, 'Fish'],
  [/\b(?:keto(?:genic)?|cetogenic[oa]|cetogene)\b/gu, 'Keto'],
  [/\b(?:low[- ]fodmap|baj[oa] en fodmap|pauvre en fodmap)\b/gu, 'Low FODMAP'],
];

const CALORIES = /(\d+(?:[.,]\d+)?)\s?(?:k?cal(?:ories?|orias?)?)\b/u;

/** Folding keeps the length of nearly every letter, so that a place in the folded text is one in the text. */
const foldedAlike = (text: string): string => {
  const folded = foldText(text);
  return folded.length === text.normalize('NFC').length ? folded : foldText(text.replace(/œ/gi, 'e').replace(/æ/gi, 'a').replace(/ß/g, 's')); // prettier-ignore
};

const tidied = (name: string): string => {
  const text = name
    .replace(/\(\s*\)/g, '')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/\b(?:and|y|et|&)$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a recipe is known to be, as far as words may contradict it. */
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

/** Off by more than this share, a claimed figure is another figure. */
const CALORIES_TOLERANCE = 0.25;

export const isFarOff = (claimed: number, computed: number): boolean =>
  Math.abs(claimed - computed) > Math.max(25, computed * CALORIES_TOLERANCE);

/** What a text claims that is not so, and the places of the words that say it. */
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
  for (const { pattern, allergens } of DENIALS)
    if (allergens.some((allergen) => facts.allergens.includes(allergen))) take(pattern, 'allergens');
  take(new RegExp(CLEARANCE, 'gu'), 'allergens');
  for (const [pattern, diet] of DIET_WORDS) if (facts.brokenDiets.includes(diet)) take(pattern, 'diets');
  const calories = CALORIES.exec(folded);
  if (calories && facts.calories !== undefined && isFarOff(Number(calories[1]!.replace(',', '.')), facts.calories))
    take(new RegExp(CALORIES, 'gu'), 'nutrition');
  return { spans, claims };
};

/** A name without the words that are not so. */
export const honestName = (name: string, facts: KnownFacts): { text: string; claims: WordClaim[] } => {
  const text = name.normalize('NFC');
  const { spans, claims } = falseClaimsIn(text, facts);
  if (claims.length === 0) return { text: name, claims };
  const ordered = [...spans].sort(([a], [b]) => b - a);
  const rest = ordered.reduce((left, [from, to]) => {
    // "Dairy-free, nut-free cake": one comma goes with the word.
    const before = left.slice(0, from).replace(/,\s*$/, ' ');
    return `${before}${left.slice(to)}`;
  }, text);
  return { text: tidied(rest), claims };
};

/** Sentences without those that are not so. */
export const honestSentences = (text: string, facts: KnownFacts): { text: string; claims: WordClaim[] } => {
  const { claims } = falseClaimsIn(text, facts);
  if (claims.length === 0) return { text, claims };
  const kept = text.split(/(?<=[.!?…])\s+/).filter((sentence) => falseClaimsIn(sentence, facts).claims.length === 0);
  return { text: kept.join(' '), claims };
};
