import type { Language } from '@contracts/vocabulary';
import { FILLERS, JOINERS, NEGATIONS } from './fillerWords';
import { foldText } from './foldWord';
import type { Ingredient } from './ingredients/ingredient';
import { INGREDIENTS } from './ingredientTable';
import { createWordIndex, type WordIndex } from './wordIndex';

export interface ParsedIngredients {
  /** Ids in the order in which they were named, each once. */
  found: readonly string[];
  /** What was not understood, as typed. */
  unknown: readonly string[];
  /** Ids that the cook ruled out ("no dairy"): never in `found`. */
  excluded: readonly string[];
}

interface Token {
  raw: string;
  word: string;
}

/** Where one ingredient ends and the next begins; a comma between digits ("1,5 kg") is a decimal sign. */
const SEPARATORS = /(?<!\d),|,(?!\d)|[;\n\r•·|]+/u;
const UNKNOWN_MAX = 50;
const UNKNOWN_LENGTH = 60;

const tokensOf = (piece: string): Token[] =>
  (piece.match(/[\p{L}\p{M}\p{N}]+|[&+/]/gu) ?? []).map((raw) => ({ raw, word: foldText(raw) }));

/** Spoons named after what is drunk with them: "2 cuillères à café de sucre" asks for no coffee. */
const spoonLength = (tokens: readonly Token[], at: number): number => {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ word }) => word);
  if (!first || !/^(cuill|c$|cs$|cc$)/.test(first) || second !== 'a') return 0;
  return third && /^(soupe|cafe|the|dessert|s|c)$/.test(third) ? 3 : 0;
};

const isNumber = (word: string) => /^\d/.test(word);
const isJoiner = (word: string) => JOINERS.has(word) || /^[&+/]$/.test(word);
const isFiller = (word: string) => FILLERS.has(word) || isNumber(word);

/** Binds the reader to a table of ingredients. */
export const createIngredientReader = (index: WordIndex) => {
  /** Length and id of the longest known name that begins at a token; exact names beat misspelt ones of the same length. */
  const nameAt = (
    tokens: readonly Token[],
    at: number,
    language?: Language,
  ): { id: string; length: number } | undefined => {
    const most = Math.min(index.longest, tokens.length - at);
    for (let length = most; length > 0; length -= 1) {
      const id = index.exact(
        tokens.slice(at, at + length).map(({ word }) => word),
        language,
      );
      if (id !== undefined) return { id, length };
    }
    if (isFiller(tokens[at]!.word) || isJoiner(tokens[at]!.word)) return undefined;
    for (let length = Math.min(most, 3); length > 0; length -= 1) {
      const words = tokens.slice(at, at + length).map(({ word }) => word);
      if (words.some((word) => isJoiner(word) || isFiller(word) || NEGATIONS.has(word))) continue;
      const id = index.near(words, language);
      if (id !== undefined) return { id, length };
    }
    return undefined;
  };

  return (text: string, { language }: { language?: Language } = {}): ParsedIngredients => {
    const found = new Set<string>();
    const excluded = new Set<string>();
    const unknown = new Set<string>();

    for (const piece of text.normalize('NFC').split(SEPARATORS)) {
      const tokens = tokensOf(piece);
      let isRuledOut = false;
      let stray: string[] = [];
      const endStray = () => {
        if (stray.length > 0 && unknown.size < UNKNOWN_MAX) unknown.add(stray.join(' ').slice(0, UNKNOWN_LENGTH));
        stray = [];
      };
      for (let at = 0; at < tokens.length;) {
        const { raw, word } = tokens[at]!;
        if (NEGATIONS.has(word)) {
          endStray();
          isRuledOut = true;
          at += 1;
          continue;
        }
        const spoon = spoonLength(tokens, at);
        if (spoon > 0) {
          at += spoon;
          continue;
        }
        // "dairy-free", "sugar free": the word before is ruled out.
        const name = nameAt(tokens, at, language);
        if (name) {
          endStray();
          const after = tokens[at + name.length]?.word;
          if (isRuledOut || after === 'free') excluded.add(name.id);
          else found.add(name.id);
          at += name.length;
          continue;
        }
        if (isJoiner(word)) {
          endStray();
          // "no onions or garlic" rules out both; "no onions but/with rice" does not.
          if (['with', 'con', 'avec', 'plus', '+', '&'].includes(word)) isRuledOut = false;
        } else if (word === 'but' || word === 'pero' || word === 'mais') {
          endStray();
          isRuledOut = false;
        } else if (!isFiller(word)) {
          // "gluten-free pasta": the word before "free" is no ingredient that is asked for.
          if (!isRuledOut && tokens[at + 1]?.word !== 'free') stray.push(raw);
        }
        at += 1;
      }
      endStray();
    }
    return {
      found: [...found].filter((id) => !excluded.has(id)),
      unknown: [...unknown],
      excluded: [...excluded],
    };
  };
};

/** The reader of a table of ingredients of one's own, for tests. */
export const readerOf = (ingredients: readonly Ingredient[]) => createIngredientReader(createWordIndex(ingredients));

/**
 * Reads what a cook typed, in English, Spanish and French at once: separators, joiners, fillers, quantities, plurals and
 * typing errors are understood; what is ruled out is never found (DECISIONS 9). Never throws.
 */
export const parseIngredients = readerOf(INGREDIENTS);
