import { suggestIngredients } from '../../search/suggest/suggestIngredients';
import { foldText, wordsOf } from '../foldWord';
import type { TextLanguage } from '../languageOfScores';
import type { IngredientLine } from '../lines/ingredientLine';
import { readLine } from '../lines/readLine';
import { ingredientName } from '../../recipes/localise';

/**
 * How well a line was read. `doubtful`: the ingredient was guessed from a misspelt word, or a number in it was not
 * understood. `unknown`: no ingredient was recognised, so allergens and diets of the recipe are unknown too.
 */
export type LineState = 'understood' | 'doubtful' | 'unknown';

export interface LineReading {
  state: LineState;
  reading: Readonly<IngredientLine>;
  /** Lines the cook may have meant, likeliest first. */
  suggestions: string[];
}

const SUGGESTIONS_MAX = 3;
/** Beginnings of a word that are compared with names. */
const BEGINNING_MIN = 4;

const isSafelyRead = ({ ids, isGuess, amount }: IngredientLine, text: string): boolean =>
  ids.length > 0 && !isGuess && (amount !== undefined || !/^\s*[\d½¼¾⅓⅔]/.test(text));

/** Ingredients whose name begins as a word of the line does, with fewer letters until some are found. */
const beginningsOf = (name: string, { language }: TextLanguage): string[] => {
  const words = wordsOf(foldText(name)).filter((word) => word.length >= BEGINNING_MIN);
  for (const word of words)
    for (let length = word.length; length >= BEGINNING_MIN; length -= 1) {
      const found = suggestIngredients(word.slice(0, length), language, SUGGESTIONS_MAX, () => 0);
      if (found.length > 0) return found.map((one) => one.name);
    }
  return [];
};

/** The line with the name in place of the one that was read. */
const withName = (text: string, read: string, name: string): string =>
  read !== '' && text.includes(read) ? text.replace(read, () => name) : name;

/** Reads one line of an ingredient list for its writer, who can correct it. */
export const readForWriter = (text: string, spoken: TextLanguage): LineReading => {
  const reading = readLine(text, spoken);
  if (isSafelyRead(reading, text)) return { state: 'understood', reading, suggestions: [] };
  const state = reading.ids.length === 0 ? 'unknown' : 'doubtful';
  const names =
    reading.ids.length > 0
      ? reading.ids.map((id) => ingredientName(id, spoken.language, (reading.amount ?? 1) > 1))
      : beginningsOf(reading.name, spoken);
  const suggestions = [...new Set(names.map((name) => withName(text, reading.name, name)))].filter(
    (one) => one !== text,
  );
  return { state, reading, suggestions };
};
