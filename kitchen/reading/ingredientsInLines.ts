import type { Language } from '@contracts/vocabulary';
import { withEmojiNames } from './emojiNames';
import { KNOWN_NAMES } from './knownNames';
import { legible } from './legible';
import { tongueOf } from './tongue';
import { exactName, spelledWord, type SpelledWord } from './pastryWord';

const longestName = (words: readonly SpelledWord[], at: number, language?: Language) => {
  for (let length = Math.min(KNOWN_NAMES.longest, words.length - at); length > 0; length -= 1) {
    const id = exactName(KNOWN_NAMES, words.slice(at, at + length), language);
    if (id !== undefined) return { id, length };
  }
  return undefined;
};

/**
 * Ids of the ingredients named in free lines, longest name first, so that "coconut milk" does not also match "milk".
 * Exact names only.
 */
export const ingredientsInLines = (lines: readonly string[], language?: Language): string[] => {
  const ids = new Set<string>();
  for (const line of lines) {
    const text = withEmojiNames(legible(line), language ? tongueOf(language) : 'en');
    const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(spelledWord);
    for (let at = 0; at < words.length;) {
      const longest = longestName(words, at, language);
      if (longest) ids.add(longest.id);
      at += longest?.length ?? 1;
    }
  }
  return [...ids];
};
