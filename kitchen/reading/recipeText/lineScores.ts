import type { Language } from '@contracts/vocabulary';
import type { IngredientLine } from '../lines/ingredientLine';
import { readIngredientLine } from '../lines/ingredientLines';
import { tongueOf } from '../tongue';
import { beginsAsStep } from './cookingVerbs';
import { BEGINS_WITH_QUANTITY } from './listLines';
import { STEP_NUMBER } from './stepTexts';

/** A longer line is a sentence, not an ingredient with its notes. */
const INGREDIENT_MAX = 220;
const SENTENCE = /[.!?]["”»)]?$/;

export interface LineScores {
  /** How much the line looks like one of an ingredient list, and how much like a step. */
  ingredient: number;
  step: number;
  words: number;
}

const wordCount = (text: string) => text.split(' ').length;

const ingredientScore = (plain: string, reading: IngredientLine, words: number): number =>
  (BEGINS_WITH_QUANTITY.test(plain) ? 3 : 0) +
  (reading.ids.length > 0 ? (reading.isGuess ? 1 : 2) : 0) +
  (reading.unit === undefined ? 0 : 1) +
  (words <= 5 ? 1 : words > 14 ? -2 : 0) -
  (SENTENCE.test(plain) && words > 6 ? 2 : 0);

const stepScore = (plain: string, language: Language, words: number): number =>
  (beginsAsStep(plain.replace(STEP_NUMBER, ''), tongueOf(language)) ? 3 : 0) +
  (STEP_NUMBER.test(plain) && words > 2 ? 2 : 0) +
  (SENTENCE.test(plain) ? 1 : 0) +
  (words > 14 ? 2 : words > 8 ? 1 : 0) +
  (/[.;!]\s+\p{L}/u.test(plain) ? 1 : 0);

/** How a line looks by itself, whatever its place in the text. */
export const scoresOf = (plain: string, language: Language): LineScores => {
  const words = wordCount(plain);
  const step = stepScore(plain, language, words);
  if (plain.length > INGREDIENT_MAX) return { ingredient: -2, step: step + 1, words };
  const bare = plain.replace(STEP_NUMBER, '');
  return { ingredient: ingredientScore(bare, readIngredientLine(bare, language), words), step, words };
};
