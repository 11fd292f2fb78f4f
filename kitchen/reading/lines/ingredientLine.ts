import type { LineUnit } from './lineWords';

/** One line of an ingredient list, as far as it could be read. */
export interface IngredientLine {
  amount?: number;
  /** The upper end of a range: "400-500 g". */
  amountMax?: number;
  unit?: LineUnit;
  /** Ids of the table, in the order of the line; two for "salt and pepper", empty when nothing is known. */
  ids: readonly string[];
  /** The ingredient in the line's words. */
  name: string;
  /** The ingredient was guessed from a misspelt word, so it grants no diet. */
  isGuess?: true;
  /** The rest of the line: preparation, size, state, purpose. Parts joined by ", ". */
  note?: string;
}
