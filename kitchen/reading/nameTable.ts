import type { Language } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { foldText, wordsOf } from './foldWord';
import { isOrdinaryWord, stemOf } from './guessName';
import { tongueOf } from './tongue';

/** A row that has a name in a language. */
interface Claim {
  id: string;
  language: string;
}

/** Small words inside names ("huile d'olive", "leche de coco") that may be left out or put in. */
const LINKS = new Set('de d du des del la le les l el los las of a au aux en al'.split(' '));
/** The English article, which is also French tea ("thé") when folded. */
export const ARTICLE = 'the';

/** The words of a name without the small ones. */
export const withoutLinks = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => !LINKS.has(word));
  return kept.length > 0 ? kept : words;
};

/** The words of a name without the English article. */
export const withoutArticle = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => word !== ARTICLE);
  return kept.length > 0 ? kept : words;
};

/** The names of all ingredients, as written and by their stems. */
export interface NameTable {
  /** Longest known name, in words. */
  readonly longest: number;
  /** The stemmed names. */
  readonly stems: readonly string[];
  /** The ingredient that has these words as a name. */
  find: (kept: readonly string[], language?: Language) => string | undefined;
  /** Whether a name may begin with this word. Most words begin none, so that no name is looked up for them. */
  mayBegin: (word: string) => boolean;
  /** The ingredient of a stemmed name. */
  ofStem: (key: string, language?: Language) => string | undefined;
  /** The spellings of a stemmed name. */
  spellingsOf: (key: string) => Iterable<string>;
  /** Whether a stemmed name belongs to a language. */
  isIn: (key: string, language: string) => boolean;
  /** Whether a stemmed name is its ingredient's singular or plural, in this language or in any. */
  isMain: (key: string, language?: string) => boolean;
}

interface Names {
  readonly asWritten: Map<string, Claim[]>;
  readonly stemmed: Map<string, Claim[]>;
  readonly writtenAs: Map<string, Set<string>>;
  longest: number;
}

const claim = (map: Map<string, Claim[]>, key: string, id: string, language: string): void => {
  const claims = map.get(key) ?? [];
  claims.push({ id, language });
  map.set(key, claims);
};

const learnName = (names: Names, id: string, name: string, language: string): void => {
  const words = wordsOf(foldText(name));
  names.longest = Math.max(names.longest, words.length);
  const kept = language === 'fr' ? withoutLinks(words) : withoutArticle(withoutLinks(words));
  const key = kept.map(stemOf).join(' ');
  claim(names.asWritten, kept.join(' '), id, language);
  claim(names.stemmed, key, id, language);
  names.writtenAs.set(key, (names.writtenAs.get(key) ?? new Set()).add(kept.join(' ')));
};

/** Learns a range of the names of a row, in each language. */
const learn = (names: Names, { id, en, us, es, fr }: Ingredient, from: number, to?: number): void => {
  for (const name of en.slice(from, to)) learnName(names, id, name, 'en');
  for (const name of us?.slice(from, to) ?? []) learnName(names, id, name, 'en');
  for (const name of es.slice(from, to)) learnName(names, id, name, 'es');
  for (const name of fr.slice(from, to)) learnName(names, id, name, 'fr');
};

const chosen = (claims: readonly Claim[] | undefined, language?: Language): string | undefined =>
  (claims?.find((one) => language && one.language === tongueOf(language)) ?? claims?.[0])?.id;

/**
 * A word of the cook's language is not the food that another language, or stemming, makes of it: the French "porte" is
 * not port, and "temps" is not tempeh.
 */
const claimsOf = (
  { asWritten, stemmed }: Names,
  kept: readonly string[],
  language?: Language,
): readonly Claim[] | undefined => {
  const written = asWritten.get(kept.join(' '));
  const own = language && tongueOf(language);
  const isOrdinary = own !== undefined && kept.length === 1 && isOrdinaryWord(kept[0]!, language);
  if (isOrdinary) return written?.some((one) => one.language === own) ? written : undefined;
  return written ?? stemmed.get(kept.map(stemOf).join(' '));
};

/** The first words of names, as written and as stems. */
const beginningsOf = ({ asWritten, stemmed }: Names): ReadonlySet<string> =>
  new Set([...asWritten.keys(), ...stemmed.keys()].map((name) => name.split(' ', 1)[0]!));

/** Collects the names of all ingredients. When several rows claim a name, the earlier wins. */
export const createNameTable = (ingredients: readonly Ingredient[]): NameTable => {
  const names: Names = { asWritten: new Map(), stemmed: new Map(), writtenAs: new Map(), longest: 1 };
  // Main names first, so that no synonym takes another ingredient's name.
  for (const ingredient of ingredients) learn(names, ingredient, 0, 2);
  const mainIn = new Map(
    [...names.stemmed].map(([key, claims]) => [key, new Set(claims.map(({ language }) => language))]),
  );
  for (const ingredient of ingredients) learn(names, ingredient, 2);
  const { stemmed, writtenAs, longest } = names;
  const beginnings = beginningsOf(names);

  return {
    longest,
    stems: [...stemmed.keys()],
    mayBegin: (word) => LINKS.has(word) || word === ARTICLE || beginnings.has(word) || beginnings.has(stemOf(word)),
    find: (kept, language) => chosen(claimsOf(names, kept, language), language),
    ofStem: (key, language) => chosen(stemmed.get(key), language),
    spellingsOf: (key) => writtenAs.get(key)!,
    isIn: (key, language) => stemmed.get(key)!.some((one) => one.language === language),
    isMain: (key, language) => (language === undefined ? mainIn.has(key) : mainIn.get(key)?.has(language) === true),
  };
};
