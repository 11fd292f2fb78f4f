import { array, object, string } from 'yup';
import {
  RECIPE_INGREDIENTS_MAX,
  RECIPE_MINUTES_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TEXT_MAX,
  RECIPE_TITLE_MAX,
  SERVINGS_MAX,
  WRITTEN_LINE_MAX,
} from '@contracts/limits';
import { numberIn } from './draftContent';

/** What is wrong with a draft, by the part of the page that shows it. */
export type DraftMistake = 'titleMissing' | 'textLong' | 'numberWrong' | 'noIngredients' | 'noSteps' | 'tooMany';

const says = (mistake: DraftMistake) => mistake;

const numberRule = (max: number) =>
  string().test('number', says('numberWrong'), (text = '') => text.trim() === '' || (numberIn(text) ?? max + 1) <= max);

const isWritten = (line: { text?: string; isHeading?: boolean }) => !line.isHeading && line.text?.trim() !== '';

const linesRule = (missing: DraftMistake, most: number, longest: number) =>
  array()
    .of(object({ text: string().max(longest, says('textLong')) }))
    .test('some', says(missing), (lines = []) => lines.some(isWritten))
    .test('few', says('tooMany'), (lines = []) => lines.filter(isWritten).length <= most);

/** What a recipe needs before it can be saved: the limits of the contract, in the words of the page. */
export const draftSchema = object({
  title: string().trim().required(says('titleMissing')).max(RECIPE_TITLE_MAX, says('textLong')),
  about: string().trim().max(RECIPE_TEXT_MAX, says('textLong')),
  servings: numberRule(SERVINGS_MAX),
  minutes: numberRule(RECIPE_MINUTES_MAX),
  ingredients: linesRule('noIngredients', RECIPE_INGREDIENTS_MAX, WRITTEN_LINE_MAX),
  steps: linesRule('noSteps', RECIPE_STEPS_MAX, RECIPE_TEXT_MAX),
});
