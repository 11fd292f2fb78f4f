import type { Language } from '@contracts/vocabulary';
import { FILLERS, JOINERS, NEGATIONS } from './fillerWords';
import { withEmojiNames } from './emojiNames';
import { KNOWN_NAMES } from './knownNames';
import { legible } from './legible';
import { tongueOf } from './tongue';
import { exactName, spelledWord, type SpelledWord } from './pastryWord';
import { createWishReader, type Wish } from '../search/wishes/readWishes';
import { wishEffects } from '../search/wishes/wishTargets';
import type { WordIndex } from './wordIndex';

export interface ParsedIngredients {
  /** Ids in the order they were named, each once. */
  found: readonly string[];
  /** What was not understood, as typed. */
  unknown: readonly string[];
  /** What the cook ruled out ("no dairy"). An ingredient in it is never in `found`. */
  wishes: readonly Wish[];
  /** Those of `found` that the text says to use up. */
  mustUse: readonly string[];
}

interface Token extends SpelledWord {
  raw: string;
}

/**
 * Where one ingredient ends and the next begins: a comma between digits ("1,5 kg") is a decimal sign, and a full stop
 * ends a sentence, as in dictated text, unless it stands behind an abbreviation ("c. à s.", "oz.", "Dr. Pepper").
 */
const SEPARATORS = /(?<!\d),|,(?!\d)|[;!?\n\r•·|]|(?<=\p{L}{3})\.(?=\s+\p{Lu})/u;
const UNKNOWN_MAX = 50;
const UNKNOWN_LENGTH = 60;
/** Misspelt names are looked for in this many words. */
const GUESSED_WORDS_MAX = 3;

const tokensOf = (piece: string): Token[] =>
  (piece.match(/[\p{L}\p{M}\p{N}]+|[&+/]/gu) ?? []).map((raw) => ({ raw, ...spelledWord(raw) }));

const SPOON_LETTERS: ReadonlySet<string> = new Set(['c', 'cs', 'cc']);
const isSpoon = (word: string) => word.startsWith('cuill') || SPOON_LETTERS.has(word);
const SPOONFULS: ReadonlySet<string | undefined> = new Set(['soupe', 'cafe', 'the', 'dessert', 's', 'c']);

/** Spoons named after a drink: "2 cuillères à café de sucre" does not ask for coffee. */
const spoonLength = (tokens: readonly Token[], at: number): number => {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ word }) => word);
  return isSpoon(first!) && second === 'a' && SPOONFULS.has(third) ? 3 : 0;
};

/** "Rice but no peas". The French "mais" is also how cooks type corn. */
const CONTRASTS: ReadonlySet<string> = new Set(['but', 'pero']);

const isNumber = (word: string) => /^\d/.test(word);
const isJoiner = (word: string) => JOINERS.has(word) || /[&+/]/.test(word);
const isFiller = (word: string) => FILLERS.has(word) || isNumber(word);

/** Length and id of the longest known name that begins at a token; exact names beat misspelt ones of the same length. */
const nameAt = (
  index: WordIndex,
  tokens: readonly Token[],
  at: number,
  language?: Language,
): { id: string; length: number } | undefined => {
  const wordsFrom = (length: number) => tokens.slice(at, at + length).map(({ word }) => word);
  const most = Math.min(index.longest, tokens.length - at);
  for (let length = most; length > 0; length -= 1) {
    const id = exactName(index, tokens.slice(at, at + length), language);
    if (id !== undefined) return { id, length };
  }
  for (let length = Math.min(most, GUESSED_WORDS_MAX); length > 0; length -= 1) {
    const words = wordsFrom(length);
    if (words.some((word) => isJoiner(word) || isFiller(word) || NEGATIONS.has(word))) continue;
    const id = index.near(words, language);
    if (id !== undefined) return { id, length };
  }
  return undefined;
};

/** Collects words that were not understood, until one that was ends them. */
const createStray = () => {
  const unknown = new Set<string>();
  let words: string[] = [];
  return {
    unknown,
    add: (raw: string) => void words.push(raw),
    end: () => {
      if (words.length > 0 && unknown.size < UNKNOWN_MAX) unknown.add(words.join(' ').slice(0, UNKNOWN_LENGTH));
      words = [];
    },
  };
};

type Stray = ReturnType<typeof createStray>;

/** Reads one token, or the name that begins there; returns the next token. */
const readAt = (
  tokens: readonly Token[],
  at: number,
  name: { id: string; length: number } | undefined,
  { found, stray }: { found: Set<string>; stray: Stray },
): number => {
  const { raw, word } = tokens[at]!;
  if (name) {
    stray.end();
    found.add(name.id);
    return at + name.length;
  }
  if (isJoiner(word) || CONTRASTS.has(word)) stray.end();
  // "fat-free": the word before "free" is not a wanted ingredient.
  else if (!isFiller(word) && !NEGATIONS.has(word) && tokens[at + 1]?.word !== 'free') stray.add(raw);
  return at + 1;
};

/** Binds the reader to a table of ingredients. */
export const createIngredientReader = (index: WordIndex) => {
  const readWishes = createWishReader(index);

  const readList = (text: string, language?: Language) => {
    const found = new Set<string>();
    const stray = createStray();
    for (const piece of text.split(SEPARATORS)) {
      const tokens = tokensOf(piece);
      for (let at = 0; at < tokens.length;) {
        const spoon = spoonLength(tokens, at);
        at = spoon > 0 ? at + spoon : readAt(tokens, at, nameAt(index, tokens, at, language), { found, stray });
      }
      stray.end();
    }
    return { found: [...found], unknown: [...stray.unknown] };
  };

  return (text: string, { language }: { language?: Language } = {}): ParsedIngredients => {
    const written = withEmojiNames(legible(text), language ? tongueOf(language) : 'en');
    const { rest, wishes, useUp } = readWishes(written, { language });
    const { found: named, unknown } = readList(rest, language);
    const ruledOut = new Set(wishes.flatMap((wish) => wishEffects(wish, []).ingredients));
    const found = named.filter((id) => !ruledOut.has(id));
    const toUse = new Set(useUp.flatMap((part) => readList(part, language).found));
    return { found, unknown, wishes, mustUse: found.filter((id) => toUse.has(id)) };
  };
};

/**
 * Reads what a cook typed, in English, Spanish and French at once. Understands separators, joiners, fillers,
 * quantities, plurals and typing errors. An ingredient the text rules out is never among those found
 * (docs/decisions/0008). Never throws.
 */
export const parseIngredients = createIngredientReader(KNOWN_NAMES);

/** What a text rules out, and the rest of the text. For dish names, which contain more than ingredients. */
export const readWishes = createWishReader(KNOWN_NAMES);
