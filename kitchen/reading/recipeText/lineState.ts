import { ingredientWords } from '../../search/suggest/ingredientWords';
import { editDistance } from '../editDistance';
import { foldText, wordsOf } from '../foldWord';
import { isOrdinaryWord } from '../guessName';
import type { TextLanguage } from '../languageOfScores';
import type { IngredientLine } from '../lines/ingredientLine';
import { readLine } from '../lines/readLine';
import { ingredientName } from '../../recipes/ingredientNames';

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
/** Shorter words resemble too many names. */
const WORD_MIN = 4;
/** Words of a line that are compared with all names. */
const WORDS_MAX = 4;

const isSafelyRead = ({ ids, isGuess, amount }: IngredientLine, text: string): boolean =>
  ids.length > 0 && !isGuess && (amount !== undefined || !/^\s*[\d½¼¾⅓⅔]/.test(text));

/** The single-word names that a misspelt word resembles most, with at most a third of its letters wrong. */
const resembling = (word: string, spoken: TextLanguage): string[] => {
  const limit = Math.max(1, Math.floor(word.length / 3));
  return ingredientWords(spoken.language)
    .filter(({ folded }) => !folded.includes(' '))
    .map(({ id, folded }) => ({ id, edits: editDistance(word, folded, limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .map(({ id }) => id);
};

/** What the words of a line may mean, the last words first: they say what it is more often than the first do. */
const resembled = (name: string, spoken: TextLanguage): string[] => {
  const words = wordsOf(foldText(name)).filter(
    (word) => word.length >= WORD_MIN && !isOrdinaryWord(word, spoken.language),
  );
  const ids = words
    .slice(-WORDS_MAX)
    .reverse()
    .flatMap((word) => resembling(word, spoken));
  return [...new Set(ids)].slice(0, SUGGESTIONS_MAX).map((id) => ingredientName(id, spoken.language));
};

/** The line with the name in place of the one that was read. */
const withName = (text: string, read: string, name: string): string =>
  text.includes(read) ? text.replace(read, () => name) : name;

/** Reads one line of an ingredient list for its writer, who can correct it. */
export const readForWriter = (text: string, spoken: TextLanguage): LineReading => {
  const reading = readLine(text, spoken);
  if (isSafelyRead(reading, text)) return { state: 'understood', reading, suggestions: [] };
  const state = reading.ids.length === 0 ? 'unknown' : 'doubtful';
  const names =
    reading.ids.length > 0
      ? reading.ids.map((id) => ingredientName(id, spoken.language, (reading.amount ?? 1) > 1))
      : resembled(reading.name, spoken);
  const suggestions = [...new Set(names.map((name) => withName(text, reading.name, name)))].filter(
    (one) => one !== text,
  );
  return { state, reading, suggestions };
};
