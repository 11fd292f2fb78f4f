import { ALLERGENS, type Allergen, type Language } from '@contracts/vocabulary';
import { ALLERGEN_WORDS } from './allergenWords';
import { editDistance } from './editDistance';
import { FILLERS } from './fillerWords';
import { foldText, wordsOf } from './foldWord';
import type { Words } from './ingredients/ingredient';
import { INGREDIENTS } from './ingredientTable';
import { ingredientName } from './localise';
import { LINE_LANGUAGES, tongueOf, type Tongue } from './lineWords';
import { singularForms } from './singularForms';

/** `may`: it depends on the product, or the text itself says "may contain". `none` is "none detected", never a clearance. */
export type AllergenVerdict = 'contains' | 'may' | 'none';

export interface AllergenEvidence {
  allergen: Allergen;
  verdict: Exclude<AllergenVerdict, 'none'>;
  /** The words of the text. */
  word: string;
  /** The row of the ingredient table that carries it, where it is one. */
  ingredientId?: string;
  /** Why: by definition, usually in such a product, or because the text says so. */
  reason: 'ingredient' | 'product' | 'usual' | 'statement';
}

export interface AllergenReport {
  verdicts: Readonly<Record<Allergen, AllergenVerdict>>;
  evidence: readonly AllergenEvidence[];
}

interface Entry {
  contains: readonly Allergen[];
  may: readonly Allergen[];
  ingredientId?: string;
  /** Written for the guard, and no trap: the words inside it may say more ("lobster roll"). */
  isProduct?: boolean;
}

const SHORT: Readonly<Record<string, readonly Allergen[]>> = {
  G: ['Gluten'],
  W: ['Gluten', 'Wheat'],
  D: ['Dairy'],
  N: ['Nuts'],
  E: ['Eggs'],
  S: ['Soy'],
  F: ['Fish'],
  C: ['Shellfish'],
  P: ['Peanuts'],
  T: ['Sesame'],
  M: ['Mustard'],
  L: ['Celery'],
  U: ['Lupin'],
  O: ['Molluscs'],
  X: ['Sulphites'],
};

const allergensIn = (letters: string): Allergen[] => [
  ...new Set(letters.split(',').flatMap((letter) => SHORT[letter.trim()] ?? [])),
];

/** Small words inside names that people leave out or put in. */
const LINKS = new Set('de d du des del la le les l el los las of the a au aux en al'.split(' '));

const stem = (word: string): string =>
  singularForms(word)
    .reduce((best, form) => (form.length < best.length ? form : best), word)
    .replace(/(?<=...)e$/, '');

const keyOf = (words: readonly string[]): string => {
  const kept = words.filter((word) => !LINKS.has(word));
  return (kept.length > 0 ? kept : words).map(stem).join(' ');
};

interface Dictionary {
  entries: ReadonlyMap<string, Entry>;
  longest: number;
}

const TONGUES: readonly Tongue[] = ['en', 'es', 'fr'];

const buildDictionary = (tongue: Tongue): Dictionary => {
  const entries = new Map<string, Entry>();
  let longest = 1;
  const add = (name: string, entry: Entry, isStronger: boolean) => {
    const words = wordsOf(foldText(name));
    if (words.length === 0) return;
    const key = keyOf(words);
    longest = Math.max(longest, words.length);
    if (isStronger || !entries.has(key)) entries.set(key, entry);
  };
  const learn = (names: Words | undefined, entry: Entry) => names?.forEach((name) => add(name, entry, false));
  for (const row of INGREDIENTS) {
    const entry: Entry = { contains: row.allergens ?? [], may: [], ingredientId: row.id };
    learn(row[tongue], entry);
    if (tongue === 'en') learn(row.us, entry);
  }
  // What is written for this very purpose knows better than a synonym in a table of ingredients; a trap beats all.
  const written = new Map<string, Entry>();
  const traps = new Set<string>();
  for (const list of [ALLERGEN_WORDS.any, ALLERGEN_WORDS[tongue]])
    for (const line of list.trim().split('\n')) {
      const [letters = '', names = ''] = line.split('=');
      const [sure = '', usual = ''] = letters.split(';');
      for (const name of names.split('|')) {
        const key = keyOf(wordsOf(foldText(name)));
        if (letters === '') traps.add(key);
        const before = traps.has(key) ? undefined : written.get(key);
        const ingredientId = entries.get(key)?.ingredientId;
        const entry: Entry = {
          contains: traps.has(key) ? [] : [...new Set([...(before?.contains ?? []), ...allergensIn(sure)])],
          may: traps.has(key) ? [] : [...new Set([...(before?.may ?? []), ...allergensIn(usual)])],
          ...(ingredientId !== undefined && { ingredientId }),
          isProduct: !traps.has(key),
        };
        written.set(key, entry);
        add(name, entry, true);
      }
    }
  return { entries, longest };
};

const dictionaries = new Map<Tongue, Dictionary>();
const dictionaryOf = (tongue: Tongue): Dictionary => {
  const known = dictionaries.get(tongue) ?? buildDictionary(tongue);
  dictionaries.set(tongue, known);
  return known;
};

/** Units and states of the line reader: near to a food by chance ("chorrito", "chorito"). */
const isOrdinary = (word: string): boolean =>
  Object.values(LINE_LANGUAGES).some(
    ({ units, states, unitStates }) => units.has(word) || states.has(word) || unitStates.has(word),
  );

const FORGIVING_LENGTH = 7;
const VERY_FORGIVING_LENGTH = 10;

/** The entry of a misspelt word: one edit from seven letters on, two from ten. Short words are too near to one another. */
const nearEntry = ({ entries }: Dictionary, word: string): Entry | undefined => {
  const key = stem(word);
  if (key.length < FORGIVING_LENGTH || FILLERS.has(word) || isOrdinary(word)) return undefined;
  const limit = key.length >= VERY_FORGIVING_LENGTH ? 2 : 1;
  let best: Entry | undefined;
  let bestDistance = limit + 1;
  for (const [candidate, entry] of entries) {
    if (candidate[0] !== key[0] || Math.abs(candidate.length - key.length) > limit) continue;
    const distance = editDistance(key, candidate, bestDistance);
    if (distance < bestDistance) {
      best = entry;
      bestDistance = distance;
    }
  }
  return best;
};

/** What "may contain" and its like are in the three languages, folded. */
const STATEMENT =
  /\b(may contain|may also contain|can contain|traces? of|contains traces|peut contenir|peuvent contenir|traces? (?:eventuelles? )?d(?:e|')|pu(?:e|o)de(?:n)? contener|trazas? de|produced in a (?:factory|facility)|made in a (?:factory|facility)|fabrique dans un atelier|elaborado en una? (?:fabrica|planta)|not suitable for|presence (?:possible|eventuelle) d)/;

/** What is said to be missing; the words that follow (or go before "-free") are no evidence. */
const WITHOUT = new Set([
  'without',
  'no',
  'non',
  'sin',
  'sans',
  'zero',
  'cero',
  'libre',
  'libres',
  'exempt',
  'exempte',
]);
const ENDS = /^(with|con|avec|and|y|et|but|pero|mais|or|o|ou|for|para|pour|in|en|dans)$/;

/** Made without anything from animals, or named as a substitute: what the name says is what it stands in for. */
const SUBSTITUTE =
  /^(vegan|vegano|vegana|veganos|veganas|vegane|vegetal|vegetalien|vegetalienne|plant|dairy|faux|fake)$/;
const FROM_ANIMALS: readonly Allergen[] = ['Dairy', 'Eggs', 'Fish', 'Shellfish', 'Molluscs'];

const NEGATED: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['Gluten', 'Wheat'],
  wheat: ['Gluten', 'Wheat'],
  trigo: ['Gluten', 'Wheat'],
  ble: ['Gluten', 'Wheat'],
  dairy: ['Dairy'],
  milk: ['Dairy'],
  lacteo: ['Dairy'],
  leche: ['Dairy'],
  lait: ['Dairy'],
  laitier: ['Dairy'],
  egg: ['Eggs'],
  huevo: ['Eggs'],
  oeuf: ['Eggs'],
  nut: ['Nuts'],
  peanut: ['Peanuts'],
  soy: ['Soy'],
  soya: ['Soy'],
  soja: ['Soy'],
  sulphite: ['Sulphites'],
  sulfite: ['Sulphites'],
  sulfito: ['Sulphites'],
  alcohol: [],
  fish: ['Fish'],
};
const negatedBy = new Map(Object.entries(NEGATED).map(([word, allergens]) => [stem(word), allergens]));

const NAMED_INSIDE: ReadonlySet<Allergen> = new Set([
  'Gluten',
  'Wheat',
  'Fish',
  'Shellfish',
  'Molluscs',
  'Nuts',
  'Peanuts',
]);

/** Words that name a form, not what it is made of: lupin flour has no wheat, a ginger nut no nuts. */
const HEADS: ReadonlySet<string> = new Set(
  'flour farine harina pate pasta tortilla torta tarta pan bread pie noix nuez noisette nut pastilla cracker milanaise concha amande amandes tostada macha seasoning mix stick oyster pickle tostadas'
    .split(' ')
    .map(stem),
);

interface Word {
  text: string;
  folded: string;
}

const wordsWithText = (text: string): Word[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => ({ text: word, folded: foldText(word) }));

const scan = (part: string, tongue: Tongue, isStatement: boolean): AllergenEvidence[] => {
  const dictionary = dictionaryOf(tongue);
  const { entries, longest } = dictionary;
  const words = wordsWithText(part);
  const evidence: AllergenEvidence[] = [];
  const negated = new Set<Allergen>();
  const skipped = new Set<number>();

  words.forEach(({ folded }, i) => {
    if (SUBSTITUTE.test(folded) && (folded !== 'plant' || words[i + 1]?.folded === 'based') && folded !== 'dairy')
      for (const allergen of FROM_ANIMALS) negated.add(allergen);
    if (folded === 'free' && i > 0) {
      for (const allergen of negatedBy.get(stem(words[i - 1]!.folded)) ?? []) negated.add(allergen);
      skipped.add(i - 1);
      // "free from nuts and milk", "free of gluten"
      if (/^(from|of)$/.test(words[i + 1]?.folded ?? '')) skipped.delete(i - 1);
    }
    const isWithout = WITHOUT.has(folded) || (folded === 'free' && /^(from|of)$/.test(words[i + 1]?.folded ?? ''));
    if (!isWithout) return;
    // "no-boil noodles", "non-alcoholic beer": one word is denied, not all that follow.
    const reach = folded === 'no' || folded === 'non' ? 2 : 5;
    for (let k = i + 1; k < words.length && k < i + reach; k += 1) {
      const word = words[k]!.folded;
      if (k > i + 1 && ENDS.test(word)) break;
      for (const allergen of negatedBy.get(stem(word)) ?? []) negated.add(allergen);
      skipped.add(k);
    }
  });

  for (let at = 0; at < words.length;) {
    let step = 1;
    if (!skipped.has(at))
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const own = words.slice(at, at + length);
        if (own.some((_, k) => skipped.has(at + k))) continue;
        if (length > 1 && (LINKS.has(own[0]!.folded) || LINKS.has(own.at(-1)!.folded))) continue;
        const entry =
          entries.get(keyOf(own.map(({ folded }) => folded))) ??
          (length === 1 ? nearEntry(dictionary, own[0]!.folded) : undefined);
        if (!entry) continue;
        const word = own.map(({ text }) => text).join(' ');
        const { ingredientId } = entry;
        const note = (allergen: Allergen, isSure: boolean) =>
          evidence.push({
            allergen,
            verdict: isSure && !isStatement ? 'contains' : 'may',
            word,
            ...(ingredientId !== undefined && { ingredientId }),
            reason: isStatement
              ? 'statement'
              : !isSure
                ? 'usual'
                : ingredientId === undefined
                  ? 'product'
                  : 'ingredient',
          });
        for (const allergen of entry.contains) note(allergen, true);
        for (const allergen of entry.may) note(allergen, false);
        // "lobster roll", "everything bagels": what is in it stands in its name. Butter and milk do not: "peanut butter".
        if (entry.isProduct && length > 1)
          for (const { folded } of own)
            for (const allergen of entries.get(keyOf([folded]))?.contains ?? [])
              if (!HEADS.has(stem(folded)) && NAMED_INSIDE.has(allergen) && !entry.contains.includes(allergen))
                note(allergen, true);
        step = length;
        break;
      }
    at += step;
  }
  return evidence.filter(({ allergen }) => !negated.has(allergen));
};

/**
 * What a text in any of the languages says about the fifteen allergens: contains, may contain or none detected, each with
 * its evidence. For ingredient lines, product names and labels from any source. A detector, never a clearance; it never
 * throws. Without a language all three are read, and what one of them finds counts.
 */
export const detectAllergens = (text: string, language?: Language): AllergenReport => {
  const folded = foldText(text);
  const statement = STATEMENT.exec(folded);
  // Folding keeps the length of almost every letter; where it does not, the cut is a few letters off and still between words.
  const cut = statement ? statement.index : text.length;
  const tongues: readonly Tongue[] = language ? [tongueOf(language)] : TONGUES;
  const evidence = tongues.flatMap((tongue) => [
    ...scan(text.slice(0, cut), tongue, false),
    ...(statement ? scan(text.slice(cut), tongue, true) : []),
  ]);
  const verdicts = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'none'])) as Record<
    Allergen,
    AllergenVerdict
  >;
  for (const { allergen, verdict } of evidence)
    if (verdict === 'contains' || verdicts[allergen] === 'none') verdicts[allergen] = verdict;
  // Wheat always carries gluten with it (DECISIONS 19).
  if (verdicts.Wheat !== 'none' && verdicts.Gluten !== 'contains') verdicts.Gluten = verdicts.Wheat;
  return { verdicts, evidence };
};

/**
 * What ingredient lines contain, in the order of the vocabulary, and the words that say so: what a stored recipe carries.
 * What only may be contained is not in it.
 */
export const allergensOfLines = (
  lines: readonly string[],
  language?: Language,
): { allergens: Allergen[]; evidence: { allergen: Allergen; ingredient: string }[] } => {
  const found = lines.flatMap((line) => detectAllergens(line, language).evidence).filter(({ verdict }) => verdict === 'contains'); // prettier-ignore
  const pairs = new Map(
    found.flatMap(({ allergen, word, ingredientId }) => {
      const ingredient = ingredientId !== undefined && language ? ingredientName(ingredientId, language) : word;
      const pair = (name: Allergen): [string, { allergen: Allergen; ingredient: string }] => [
        `${name} ${ingredient}`,
        { allergen: name, ingredient },
      ];
      return allergen === 'Wheat' ? [pair('Gluten'), pair('Wheat')] : [pair(allergen)];
    }),
  );
  const evidence = [...pairs.values()].sort((a, b) => ALLERGENS.indexOf(a.allergen) - ALLERGENS.indexOf(b.allergen));
  return { allergens: [...new Set(evidence.map(({ allergen }) => allergen))], evidence };
};
