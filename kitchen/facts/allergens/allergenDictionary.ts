import type { Allergen, Language } from '@contracts/vocabulary';
import { ALLERGEN_BAKERY } from './allergenBakery';
import { ALLERGEN_BRANDS } from './allergenBrands';
import { ALLERGEN_DAIRY } from './allergenDairy';
import { ALLERGEN_PANTRY } from './allergenPantry';
import { ALLERGEN_PLANT_DAIRY } from './allergenPlantDairy';
import { ALLERGEN_SEAFOOD } from './allergenSeafood';
import { ALLERGEN_TRAPS } from './allergenTraps';
import { allergensByWord } from './allergenVocabulary';
import { ALLERGEN_WORDS } from './allergenWords';
import { withGluten } from './allergens';
import { editDistance } from '@kitchen/reading/editDistance';
import { FILLERS } from '@kitchen/reading/fillerWords';
import { foldText, wordsOf } from '@kitchen/reading/foldWord';
import {
  FORGIVEN_FROM,
  STEM_FORGIVEN_FROM,
  WORD_MAX,
  isOrdinaryWord,
  isSwapOrDoubling,
  stemOf,
} from '@kitchen/reading/guessName';
import { remembering } from '@kitchen/reading/remembered';
import { lettersOf, mayBeWithin } from '@kitchen/reading/letterBits';
import type { Words } from '@kitchen/ingredients/ingredient';
import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import type { Tongue } from '@kitchen/reading/tongue';

/** The allergens of a name: those it always has, and those it often has. */
export interface AllergenEntry {
  contains: readonly Allergen[];
  may: readonly Allergen[];
  ingredientId?: string;
  /** A product of `ALLERGEN_WORDS`. The words inside its name may add allergens ("lobster roll"). */
  isProduct?: boolean;
  /** It is made of a plant in place of milk (`ALLERGEN_PLANT_DAIRY`), so the cheese or cream in its name is none. */
  isPlantDairy?: boolean;
}

export interface AllergenDictionary {
  entries: ReadonlyMap<string, AllergenEntry>;
  /** Whether a name may begin with this folded word; most words begin none. */
  mayBegin: (word: string) => boolean;
  /** Longest name, in words. */
  longest: number;
  /** The entry of a misspelt word, if there is one; see `guessName`. */
  near: (word: string) => AllergenEntry | undefined;
}

const BY_LETTER = allergensByWord('letter');

/** Product lists by kind; see `ALLERGEN_WORDS` for their form. */
const PRODUCT_LISTS = [
  ALLERGEN_WORDS,
  ALLERGEN_BRANDS,
  ALLERGEN_BAKERY,
  ALLERGEN_DAIRY,
  ALLERGEN_PLANT_DAIRY,
  ALLERGEN_SEAFOOD,
  ALLERGEN_PANTRY,
  ALLERGEN_TRAPS,
];

const allergensIn = (letters: string): Allergen[] => [
  ...new Set(letters.split(',').flatMap((letter) => withGluten(BY_LETTER.get(letter.trim()) ?? []))),
];

const LINKS = new Set('de d du des del la le les l el los las of the a au aux en al'.split(' '));

/** Whether a word is a small one inside names, which writers often drop or add. */
export const isLinkWord = (word: string): boolean => LINKS.has(word);

/**
 * The key of a name, from its folded words: stems without small words. Drops the possessive s of "Duke's" but keeps
 * the one of "s'more".
 */
export const keyOf = (words: readonly string[]): string => {
  const kept = words.filter((word, i) => !LINKS.has(word) && (word !== 's' || i === 0));
  return (kept.length > 0 ? kept : words).map(stemOf).join(' ');
};

const union = (one: readonly Allergen[] = [], other: readonly Allergen[]): Allergen[] => [
  ...new Set([...one, ...other]),
];

const learnIngredients = (tongue: Tongue, learn: (name: string, entry: AllergenEntry) => void) => {
  for (const row of INGREDIENTS) {
    const entry: AllergenEntry = { contains: row.allergens ?? [], may: [], ingredientId: row.id };
    const teach = (names: Words | undefined) => names?.forEach((name) => learn(name, entry));
    teach(row[tongue]);
    if (tongue === 'en') teach(row.us);
  }
};

const buildDictionary = (tongue: Tongue): AllergenDictionary => {
  const entries = new Map<string, AllergenEntry>();
  let longest = 1;
  const wordsIn = (name: string) => {
    const words = wordsOf(foldText(name));
    longest = Math.max(longest, words.length);
    return words;
  };
  learnIngredients(tongue, (name, entry) => {
    const words = wordsIn(name);
    if (words.length === 0) return;
    const key = keyOf(words);
    if (!entries.has(key)) entries.set(key, entry);
  });
  // A product list overrides a synonym in the ingredient table, and a trap overrides both.
  const products = new Map<string, AllergenEntry>();
  const traps = new Set<string>();
  const linesOf = (list: string) => (list === '' ? [] : list.trim().split('\n'));
  const plantDairy = new Set(linesOf(ALLERGEN_PLANT_DAIRY[tongue]));
  const lists = [...PRODUCT_LISTS.map(({ any }) => any), ...PRODUCT_LISTS.map((list) => list[tongue])];
  for (const line of lists.flatMap(linesOf)) {
    const [letters = '', names = ''] = line.split('=');
    const [sure = [], usual = []] = letters.split(';').map(allergensIn);
    const isPlant = plantDairy.has(line);
    for (const name of names.split('|')) {
      const key = keyOf(wordsIn(name));
      if (letters === '') traps.add(key);
      const isTrap = traps.has(key);
      const before = products.get(key);
      const ingredientId = entries.get(key)?.ingredientId;
      const contains = isTrap ? [] : union(before?.contains, sure);
      const may = isTrap ? [] : union(before?.may, usual);
      const isPlantDairy =
        !isTrap && (isPlant || before?.isPlantDairy === true) && !contains.includes('Dairy') && !may.includes('Dairy');
      products.set(key, {
        contains,
        may,
        ...(ingredientId !== undefined && { ingredientId }),
        isProduct: !isTrap,
        ...(isPlantDairy && { isPlantDairy }),
      });
    }
  }
  for (const [key, entry] of products) entries.set(key, entry);
  const beginnings = new Set([...entries.keys()].map((key) => key.split(' ', 1)[0]!));
  const mayBegin = (word: string) => LINKS.has(word) || beginnings.has(stemOf(word));
  return { entries, mayBegin, longest, near: nearIn(entries, tongue) };
};

/** A longer stem may have two wrong letters. Labels have more unusual words than recipes. */
const VERY_FORGIVEN_FROM = 10;
const SHORTEST_GUESS = 4;
const REMEMBERED_MAX = 5_000;

const TYPING_LANGUAGE: Readonly<Record<Tongue, Language>> = { en: 'en-GB', es: 'es', fr: 'fr' };

const nearIn = (entries: ReadonlyMap<string, AllergenEntry>, tongue: Tongue) => {
  const byLetter = new Map<string, [key: string, entry: AllergenEntry, letters: number][]>();
  for (const [key, entry] of entries) {
    const list = byLetter.get(key.charAt(0)) ?? [];
    list.push([key, entry, lettersOf(key)]);
    byLetter.set(key.charAt(0), list);
  }
  const guess = (word: string): AllergenEntry | undefined => {
    const key = stemOf(stemOf(word));
    if (word.length < SHORTEST_GUESS || FILLERS.has(word) || isOrdinaryWord(word, TYPING_LANGUAGE[tongue]))
      return undefined;
    const limit = key.length >= VERY_FORGIVEN_FROM ? 2 : 1;
    const isLong = word.length >= FORGIVEN_FROM && key.length >= STEM_FORGIVEN_FROM;
    const own = lettersOf(key);
    let best: AllergenEntry | undefined;
    let bestDistance = limit + 1;
    for (const [candidate, entry, letters] of byLetter.get(key.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - key.length) > limit || !mayBeWithin(limit, own, letters)) continue;
      if (!isLong && !isSwapOrDoubling(key, candidate)) continue;
      const distance = editDistance(key, candidate, bestDistance);
      if (distance >= bestDistance) continue;
      best = entry;
      bestDistance = distance;
    }
    return best;
  };
  const near = remembering(REMEMBERED_MAX, guess);
  return (word: string) => (word.length > WORD_MAX ? undefined : near(word));
};

const dictionaries = new Map<Tongue, AllergenDictionary>();

/** All names of one language, built on first use. */
export const allergenDictionary = (tongue: Tongue): AllergenDictionary => {
  const known = dictionaries.get(tongue) ?? buildDictionary(tongue);
  dictionaries.set(tongue, known);
  return known;
};
