import type { Language } from '@contracts/vocabulary';
import { editDistance } from './editDistance';
import { foldText, wordsOf } from './foldWord';
import type { Ingredient } from './ingredients/ingredient';
import { singularForms } from './singularForms';

export interface WordIndex {
  /** The ingredient of exactly these folded words, plurals understood; the language decides between false friends. */
  exact: (words: readonly string[], language?: Language) => string | undefined;
  /** The same with typing errors forgiven: one edit from four letters on, two from eight. */
  near: (words: readonly string[], language?: Language) => string | undefined;
  /** Longest known name, in words. */
  longest: number;
}

interface Claim {
  id: string;
  languages: Set<string>;
}

/** Small words inside names ("huile d'olive", "leche de coco") that may be left out or put in. */
const LINKS = new Set('de d du des del la le les l el los las of the a au aux en al'.split(' '));

/** One form for singular and plural; a final e goes too, since "ejotes" may be "ejot" or "ejote". */
const stem = (word: string): string =>
  singularForms(word)
    .reduce((best, form) => (form.length < best.length ? form : best), word)
    .replace(/(?<=...)e$/, '');

const withoutLinks = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => !LINKS.has(word));
  return kept.length > 0 ? kept : words;
};

const editsAllowed = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
/** Which letters a word has, as bits: words that differ in many letters need no closer look. */
const lettersOf = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask;
};
const bitCount = (mask: number): number => {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
};

const REMEMBERED_MAX = 5_000;
const KEY_MAX = 40;

/** Reads words as ingredients, in all languages of the table at once. Of several claims the earlier row wins. */
export const createWordIndex = (ingredients: readonly Ingredient[]): WordIndex => {
  const asWritten = new Map<string, Claim[]>();
  const stemmed = new Map<string, Claim[]>();
  let longest = 1;

  const claim = (map: Map<string, Claim[]>, key: string, id: string, language: string) => {
    const claims = map.get(key) ?? [];
    const own = claims.find((other) => other.id === id);
    if (own) own.languages.add(language);
    else map.set(key, [...claims, { id, languages: new Set([language]) }]);
  };
  const learn = ({ id, en, us, es, fr }: Ingredient, from: number, to?: number) => {
    for (const [language, names] of [
      ['en', en],
      ['en', us],
      ['es', es],
      ['fr', fr],
    ] as const)
      for (const name of names?.slice(from, to) ?? []) {
        const words = wordsOf(foldText(name));
        if (words.length === 0) continue;
        longest = Math.max(longest, words.length);
        const kept = withoutLinks(words);
        claim(asWritten, kept.join(' '), id, language);
        claim(stemmed, kept.map(stem).join(' '), id, language);
      }
  };
  // Main names first, so that no synonym takes the name of another ingredient.
  for (const ingredient of ingredients) learn(ingredient, 0, 2);
  for (const ingredient of ingredients) learn(ingredient, 2);

  const chosen = (claims: readonly Claim[] | undefined, language?: Language): string | undefined =>
    (claims?.find(({ languages }) => language !== undefined && languages.has(language.slice(0, 2))) ?? claims?.[0])?.id;

  const exact = (words: readonly string[], language?: Language) => {
    const kept = withoutLinks(words);
    return chosen(asWritten.get(kept.join(' ')) ?? stemmed.get(kept.map(stem).join(' ')), language);
  };

  const keysByLength = new Map<number, { key: string; letters: number }[]>();
  for (const key of stemmed.keys()) {
    const same = keysByLength.get(key.length) ?? [];
    same.push({ key, letters: lettersOf(key) });
    keysByLength.set(key.length, same);
  }

  const nearestKey = (key: string): string | undefined => {
    const limit = editsAllowed(key.length);
    if (limit === 0) return undefined;
    let best: string | undefined;
    let bestDistance = limit + 1;
    const own = lettersOf(key);
    for (let length = key.length - limit; length <= key.length + limit; length += 1)
      for (const { key: candidate, letters } of keysByLength.get(length) ?? []) {
        // One edit changes at most two of the letter bits.
        if (bitCount(own ^ letters) > 2 * limit) continue;
        const distance = editDistance(key, candidate, bestDistance);
        // Of two equally near names the one with the same first letter is meant: the first is seldom mistyped.
        const isBetterStart = candidate[0] === key[0] && best?.[0] !== key[0];
        if (distance < bestDistance || (best !== undefined && distance === bestDistance && isBetterStart)) {
          best = candidate;
          bestDistance = distance;
        }
      }
    return bestDistance > limit ? undefined : best;
  };

  const remembered = new Map<string, string | undefined>();
  return {
    longest,
    exact,
    near: (words, language) => {
      const key = withoutLinks(words).map(stem).join(' ');
      if (key.length > KEY_MAX) return undefined;
      if (!remembered.has(key)) {
        if (remembered.size > REMEMBERED_MAX) remembered.clear();
        remembered.set(key, nearestKey(key));
      }
      const found = remembered.get(key);
      return found === undefined ? undefined : chosen(stemmed.get(found), language);
    },
  };
};
