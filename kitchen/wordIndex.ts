import { editDistance } from './editDistance';
import { foldText, wordsOf } from './foldWord';
import type { Ingredient } from './ingredients/ingredient';
import { singularForms } from './singularForms';

export interface WordIndex {
  /** The ingredient of exactly these folded words, plurals understood. */
  exact: (words: readonly string[]) => string | undefined;
  /** The same with typing errors forgiven: one edit from four letters on, two from eight. */
  near: (words: readonly string[]) => string | undefined;
  /** Longest known name, in words. */
  longest: number;
}

/** Small words inside names ("huile d'olive", "leche de coco") that may be left out or put in. */
const LINKS = new Set([
  'de',
  'd',
  'du',
  'des',
  'del',
  'la',
  'le',
  'les',
  'l',
  'el',
  'los',
  'las',
  'of',
  'the',
  'a',
  'au',
  'aux',
  'en',
  'al',
]);

const singular = (word: string) =>
  singularForms(word).reduce((best, form) => (form.length < best.length ? form : best), word);
const keyOf = (words: readonly string[]) => {
  const kept = words.filter((word) => !LINKS.has(word));
  return (kept.length > 0 ? kept : words).map(singular).join(' ');
};

const editsAllowed = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Reads words as ingredients, in all languages of the table at once. An earlier row wins a name that two claim. */
export const createWordIndex = (ingredients: readonly Ingredient[]): WordIndex => {
  const byKey = new Map<string, string>();
  let longest = 1;
  const claim = (name: string, id: string) => {
    const words = wordsOf(foldText(name));
    if (words.length === 0) return;
    longest = Math.max(longest, words.length);
    const key = keyOf(words);
    if (!byKey.has(key)) byKey.set(key, id);
  };
  // Main names first, so that no synonym takes the name of another ingredient.
  for (const { id, en, us, es, fr } of ingredients)
    for (const words of [en, us, es, fr]) if (words) [words[0], words[1]].forEach((name) => claim(name, id));
  for (const { id, en, us, es, fr } of ingredients)
    for (const words of [en, us, es, fr]) if (words) words.slice(2).forEach((name) => claim(name, id));

  const keysByLength = new Map<number, string[]>();
  for (const key of byKey.keys()) keysByLength.set(key.length, [...(keysByLength.get(key.length) ?? []), key]);
  const remembered = new Map<string, string | undefined>();

  const nearest = (key: string): string | undefined => {
    const limit = editsAllowed(key.length);
    if (limit === 0) return undefined;
    let best: string | undefined;
    let bestDistance = limit + 1;
    for (let length = key.length - limit; length <= key.length + limit; length += 1)
      for (const candidate of keysByLength.get(length) ?? []) {
        const distance = editDistance(key, candidate, bestDistance - 1);
        // Of two equally near names the one with the same first letter is meant: nobody mistypes the first.
        if (distance < bestDistance || (distance === bestDistance && candidate[0] === key[0] && best?.[0] !== key[0])) {
          best = candidate;
          bestDistance = distance;
        }
      }
    return best === undefined || bestDistance > limit ? undefined : byKey.get(best);
  };

  return {
    longest,
    exact: (words) => byKey.get(keyOf(words)),
    near: (words) => {
      const key = keyOf(words);
      if (key.length > 40) return undefined;
      if (!remembered.has(key)) {
        if (remembered.size > 5_000) remembered.clear();
        remembered.set(key, nearest(key));
      }
      return remembered.get(key);
    },
  };
};
