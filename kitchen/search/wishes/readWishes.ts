import type { Allergen, Language } from '@contracts/vocabulary';
import type { WordIndex } from '@kitchen/reading/wordIndex';
import type { WishItem } from './wishItems';
import { replaceParts } from './textCuts';
import type { WishPhrase } from './wishPhrase';
import { useUpsOf, useUpTexts } from './useUp';
import { phrasesOf } from './wishSentences';
import { readText, type WishText } from './wishText';
import type { WishTarget } from './wishLexicon';

/** What the cook's words rule out. */
export interface Wish extends WishTarget {
  /** Allergens the word also covers: peanuts with "nuts". */
  also: readonly Allergen[];
  /** The wish alone, in the cook's words. */
  phrase: string;
  /** The whole text without this wish. */
  textWithout: string;
}

export interface ReadWishes {
  /** The text without what it rules out. */
  rest: string;
  /** In the order of the text, each once. */
  wishes: readonly Wish[];
  /** The parts of the text that have to be used up. */
  useUp: readonly string[];
}

interface WishOptions {
  language?: Language;
  /** The text is the name of a dish, so "vegan cheese" is not a product on hand. */
  isName?: boolean;
}

const keyOf = ({ kind, id }: WishTarget) => `${kind} ${id}`;

const phraseText = ({ before, after, glue }: WishPhrase, items: readonly WishItem[]): string =>
  `${before}${items.map(({ raw }) => raw).join(glue)}${after}`;

const withSpace = (lead: string) => (lead === '' ? '' : `${lead} `);

const placeOf = ({ tokens }: WishText, { from, to }: WishPhrase) => ({
  from: tokens[from]!.from,
  to: tokens[to - 1]!.to,
});

/** The text without a wish, in every place it occurs. */
const without = (text: string, read: WishText, phrases: readonly WishPhrase[], key: string): string =>
  replaceParts(
    text,
    phrases.flatMap((phrase) => {
      const kept = phrase.items.filter(({ target }) => keyOf(target) !== key);
      if (kept.length === phrase.items.length) return [];
      const place = placeOf(read, phrase);
      return kept.length === 0 ? [place] : [{ ...place, by: `${withSpace(phrase.lead)}${phraseText(phrase, kept)}` }];
    }),
  );

/**
 * Reads what a text rules out, in English, Spanish and French at once: allergens, diets, ingredients and groups of them;
 * and what it says to use up. Never throws.
 */
export const createWishReader =
  (index: WordIndex) =>
  (typed: string, { language, isName = false }: WishOptions = {}): ReadWishes => {
    const text = typed.normalize('NFC');
    const read = readText(text);
    const phrases = phrasesOf({ read, index, language, isName });
    const cut = phrases.filter(({ isKept }) => !isKept).map((phrase) => placeOf(read, phrase));
    const useUps = isName ? [] : useUpsOf(read);
    const introductions = useUps
      .map(({ words }) => words)
      .filter(({ from, to }) => cut.every((other) => to <= other.from || other.to <= from));
    const rest = replaceParts(
      text,
      [...cut, ...introductions].sort((a, b) => a.from - b.from),
    );
    const wishes = new Map<string, Wish>();
    for (const phrase of phrases)
      for (const item of phrase.items) {
        const key = keyOf(item.target);
        const known = wishes.get(key);
        wishes.set(key, {
          ...item.target,
          also: [...new Set([...(known?.also ?? []), ...item.also])],
          phrase: known?.phrase ?? phraseText(phrase, [item]),
          textWithout: known?.textWithout ?? without(text, read, phrases, key),
        });
      }
    return { rest, wishes: [...wishes.values()], useUp: useUpTexts(read, useUps) };
  };
