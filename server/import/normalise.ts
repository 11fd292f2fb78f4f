import {
  DEFAULT_SERVINGS,
  RECIPE_INGREDIENTS_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TEXT_MAX,
  RECIPE_TITLE_MAX,
} from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { guessLanguage } from './guessLanguage';
import { ImportError, type ImportedRecipe, type RawRecipe, type RawStep } from './importTypes';
import { kindOfDish } from './kindOfDish';
import { plainLine, plainLines } from './markup';

const SERVINGS_MAX = 1_000;
const MINUTES_MAX = 100_000;
const STEP_SECONDS_MAX = 7 * 86_400;
const SOURCE_MAX = 500;
/** A line of letters this long is no ingredient but a whole text in the wrong place. */
const INGREDIENT_MAX = 500;

/** Bullets, tick boxes and numbers that a list is shown with anyway. */
const BULLET = /^(?:[-–—*•·▢□☐◦‣✓✔]+\s*|\d{1,2}[.)]\s+(?=\p{L}))+/u;
const STEP_NUMBER = /^(?:(?:step|paso|étape)\s+\d{1,2}\s*[.:)-]?\s+|\d{1,2}[.)]\s+)(?=\S)/i;
const SENTENCE_END = /(?<=[.!?…])\s+/;

const cut = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

/** A step that is longer than a step may be, at the ends of its sentences. */
const inPieces = (text: string): string[] => {
  if (text.length <= RECIPE_TEXT_MAX) return [text];
  const pieces: string[] = [''];
  for (const sentence of text.split(SENTENCE_END)) {
    const joined = `${pieces.at(-1)!} ${sentence}`.trim();
    if (joined.length <= RECIPE_TEXT_MAX) pieces[pieces.length - 1] = joined;
    else pieces.push(cut(sentence, RECIPE_TEXT_MAX));
  }
  return pieces.filter((piece) => piece !== '');
};

const stepsOf = (steps: readonly RawStep[]): RawStep[] =>
  steps.flatMap(({ text, seconds }) => {
    const time =
      seconds !== undefined && seconds > 0 && seconds <= STEP_SECONDS_MAX ? { seconds: Math.round(seconds) } : {};
    return inPieces(plainLine(text).replace(STEP_NUMBER, ''))
      .filter(Boolean)
      .map((piece) => ({ text: piece, ...time }));
  });

/** Without headings: "For the sauce:" is nothing to buy. */
const ingredientsOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap(plainLines)
    .map((line) => cut(line.replace(BULLET, ''), INGREDIENT_MAX))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !line.endsWith(':'));

const within = (value: number | undefined, max: number): number | undefined =>
  value !== undefined && value > 0 && value <= max ? Math.max(1, Math.round(value)) : undefined;

/**
 * A recipe in plain text and within the limits. Numbers beyond sense are dropped, long texts cut, long steps divided.
 * @param idsOf which known ingredients lines name
 * @throws ImportError when it has no title, no ingredients or no steps, or more of them than a recipe may have: half a
 * recipe would mislead the cook
 */
export const normalise = (
  raw: RawRecipe,
  file: string,
  idsOf: (lines: readonly string[], language: Language) => readonly string[],
): ImportedRecipe => {
  const title = cut(plainLine(raw.title), RECIPE_TITLE_MAX);
  const called = title === '' ? 'a recipe' : `“${title}”`;
  if (title === '') throw new ImportError('noTitle', file, 'a recipe without a title');
  const ingredients = ingredientsOf(raw.ingredients);
  if (ingredients.length === 0) throw new ImportError('noIngredients', file, `${called} has no ingredients`);
  const steps = stepsOf(raw.steps);
  if (steps.length === 0) throw new ImportError('noSteps', file, `${called} has no steps`);
  if (ingredients.length > RECIPE_INGREDIENTS_MAX || steps.length > RECIPE_STEPS_MAX)
    throw new ImportError(
      'tooManyLines',
      file,
      `${called} has more than ${RECIPE_INGREDIENTS_MAX} ingredients or ${RECIPE_STEPS_MAX} steps`,
    );
  const language = guessLanguage([title, ...ingredients, ...steps.map(({ text }) => text)].join('\n'), raw.language);
  const labels = raw.labels.map(plainLine);
  const prepTime = within(raw.minutes, MINUTES_MAX);
  const source = cut(plainLine(raw.source ?? ''), SOURCE_MAX);
  return {
    title,
    description: cut(plainLine(raw.description), RECIPE_TEXT_MAX),
    ...kindOfDish(labels, idsOf(ingredients, language)),
    servings: within(raw.servings, SERVINGS_MAX) ?? DEFAULT_SERVINGS,
    ...(prepTime !== undefined && { prepTime }),
    ingredients,
    steps,
    language,
    ...(source !== '' && { source }),
  };
};
