import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { foldText, wordsOf } from '../foldWord';
import { KNOWN_NAMES } from '../knownNames';
import { exactName } from '../pastryWord';
import { isWord, rangeOf } from './lineParts';
import type { LineToken } from './lineTokens';
import type { Tongue } from '../tongue';

type Span = readonly [from: number, to: number];

/** An ingredient named in a line, and where. */
export interface Named {
  id: string;
  span: Span;
}

/** Small words inside names; `wordIndex` skips the same. "the" is tea in French. */
export const LINKS = new Set('de d du des del la le les l el los las a al au aux of'.split(' '));

/** Whether a word is such a small word in a language. */
export const isLink = (word: string, tongue: Tongue) => LINKS.has(word) || (word === 'the' && tongue !== 'fr');

/** All names in a range of tokens, longest first where they overlap. */
export const namesIn = (
  tokens: readonly LineToken[],
  from: number,
  to: number,
  { tongue, spoken }: { tongue: Tongue; spoken?: Language },
): Named[] => {
  const named: Named[] = [];
  const places = rangeOf(from, to).filter((i) => isWord(tokens[i]!) && !tokens[i]!.isAside);
  const taken = new Set<number>();
  for (let length = Math.min(KNOWN_NAMES.longest, places.length); length > 0; length -= 1)
    for (let step = 0; step + length <= places.length; step += 1) {
      // English puts the main word last: "white bread flour" is not bread.
      const start = tongue === 'en' ? places.length - length - step : step;
      const own = places.slice(start, start + length);
      if (own.some((place) => taken.has(place))) continue;
      // Small words at either end belong to the sentence: "sal al gusto".
      if (isLink(tokens[own[0]!]!.word, tongue) || isLink(tokens[own.at(-1)!]!.word, tongue)) continue;
      const words = own.map((place) => tokens[place]!);
      const id = exactName(KNOWN_NAMES, words, spoken);
      if (id === undefined) continue;
      for (const place of own) taken.add(place);
      named.push({ id, span: [own[0]!, own.at(-1)! + 1] });
    }
  return named.sort((a, b) => a.span[0] - b.span[0]);
};

/** A word without its plural ending. */
export const stemmed = (word: string) => word.replace(/(?<=...)(es|s|x|e)$/, '');

/** The table's names of an ingredient in a language, as stems. */
export const ownNames = (id: string, tongue: Tongue): string[][] => {
  const row = ingredientById(id)!;
  const names = [...row[tongue].slice(0, 2), ...(tongue === 'en' ? (row.us ?? []).slice(0, 2) : [])];
  return names.map((name) =>
    wordsOf(foldText(name))
      .filter((word) => !isLink(word, tongue))
      .map(stemmed),
  );
};

/** Misspelt names are looked for in this many words. */
const GUESSED_WORDS_MAX = 3;

/** The first misspelt name in a range of tokens. */
export const nearName = (tokens: readonly LineToken[], from: number, to: number, spoken?: Language) => {
  const places = rangeOf(from, to).filter((i) => isWord(tokens[i]!));
  for (let length = GUESSED_WORDS_MAX; length > 0; length -= 1)
    for (let start = 0; start + length <= places.length; start += 1) {
      const own = places.slice(start, start + length);
      const id = KNOWN_NAMES.near(
        own.map((place) => tokens[place]!.word),
        spoken,
      );
      if (id !== undefined) return { id, span: [own[0]!, own.at(-1)! + 1] as const };
    }
  return undefined;
};

/** Whether a single word is the name of an ingredient. */
export const isName = (word: string, spoken?: Language): boolean => KNOWN_NAMES.exact([word], spoken) !== undefined;
