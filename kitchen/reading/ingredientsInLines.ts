import type { Language } from '@contracts/vocabulary';
import { withEmojiNames } from './emojiNames';
import { foldText, wordsOf } from './foldWord';
import { legible } from './legible';
import { tongueOf } from './lines/lineWords';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createWordIndex } from './wordIndex';

const index = createWordIndex(INGREDIENTS);

/**
 * Ids of the ingredients named in free lines, longest name first, so that "coconut milk" does not also match "milk".
 * Exact names only.
 */
export const ingredientsInLines = (lines: readonly string[], language?: Language): string[] => {
  const ids = new Set<string>();
  for (const line of lines) {
    const words = wordsOf(foldText(withEmojiNames(legible(line), language ? tongueOf(language) : 'en')));
    for (let at = 0; at < words.length;) {
      let step = 1;
      for (let length = Math.min(index.longest, words.length - at); length > 0; length -= 1) {
        const id = index.exact(words.slice(at, at + length), language);
        if (id === undefined) continue;
        ids.add(id);
        step = length;
        break;
      }
      at += step;
    }
  }
  return [...ids];
};
