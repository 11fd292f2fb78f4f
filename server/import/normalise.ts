import {
  DEFAULT_SERVINGS,
  RECIPE_INGREDIENTS_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TEXT_MAX,
  RECIPE_TITLE_MAX,
  SOURCE_MAX,
} from '@contracts/limits';
import { cutText } from '@kitchen/reading/recipeText/cutText';
import { cuisineOfLabels, keptCuisine, readCuisine } from '@kitchen/reading/readCuisine';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import type { TellLanguage } from '../services/textLanguage';
import { ImportError, type ImportedRecipe, type RawRecipe } from './importTypes';
import { ingredientListOf } from './ingredientList';
import { kindOfDish } from '@kitchen/recipes/kindOfDish';
import { plainLine, plainLines } from './markup';
import { plausibleMinutes, plausibleServings } from './plausible';
import { stepListOf } from './stepList';

const SECTIONS_TOLD = 5;

/** Word knowledge needed to read a recipe. */
export interface Understanding {
  tellLanguage: TellLanguage;
  /** Ids of the known ingredients named in lines. */
  idsOf: (lines: readonly string[], spoken: TextLanguage) => readonly string[];
}

const refuseLack = (code: 'noIngredients' | 'noSteps', file: string, what: string, title: string): never => {
  throw new ImportError(code, file, what, title);
};

/**
 * A recipe in plain text and within the limits. Implausible numbers are dropped, long texts cut, long steps divided.
 * @throws ImportError when it has no title, no ingredients or no steps, or more of them than a recipe may have, because
 * half a recipe would mislead the cook
 */
export const normalise = (raw: RawRecipe, file: string, { tellLanguage, idsOf }: Understanding): ImportedRecipe => {
  const title = cutText(plainLine(raw.title), RECIPE_TITLE_MAX);
  const called = title === '' ? 'a recipe' : `“${title}”`;
  if (title === '') throw new ImportError('noTitle', file, 'a recipe without a title');
  const steps = stepListOf(raw.steps);
  const whole = [title, ...raw.ingredients.flatMap(plainLines), ...steps.map(({ text }) => text)].join('\n');
  const spoken = tellLanguage(whole, raw.language);
  const { entries, lines, sections } = ingredientListOf(raw.ingredients, (piece) => idsOf([piece], spoken).length > 0);
  if (lines.length === 0)
    refuseLack(
      'noIngredients',
      file,
      sections.length === 0
        ? `${called} has no ingredients`
        : `${called} has only section names in its ingredient list: ${sections.slice(0, SECTIONS_TOLD).join(', ')}`,
      title,
    );
  if (steps.length === 0) refuseLack('noSteps', file, `${called} has no steps`, title);
  if (lines.length > RECIPE_INGREDIENTS_MAX || steps.length > RECIPE_STEPS_MAX)
    throw new ImportError(
      'tooManyLines',
      file,
      `${called} has more than ${RECIPE_INGREDIENTS_MAX} ingredients or ${RECIPE_STEPS_MAX} steps`,
      title,
    );
  const prepTime = plausibleMinutes(raw.minutes);
  const labels = raw.labels.map(plainLine);
  const named = raw.cuisines?.map(plainLine) ?? [];
  const cuisine = readCuisine(...named) ?? cuisineOfLabels(labels) ?? keptCuisine(named);
  const source = cutText(plainLine(raw.source ?? ''), SOURCE_MAX);
  return {
    title,
    description: cutText(plainLine(raw.description), RECIPE_TEXT_MAX),
    ...kindOfDish({
      title,
      labels,
      ids: idsOf(lines, spoken),
      steps: steps.map(({ text }) => text),
    }),
    ...(cuisine !== undefined && { cuisine }),
    servings: plausibleServings(raw.servings) ?? DEFAULT_SERVINGS,
    ...(prepTime !== undefined && { prepTime }),
    ingredients: lines,
    entries,
    steps,
    ...spoken,
    ...(source !== '' && { source }),
  };
};
