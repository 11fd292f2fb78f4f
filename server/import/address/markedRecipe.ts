import { RECIPE_INGREDIENTS_MAX, RECIPE_STEPS_MAX, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from '@contracts/limits';
import type { PageRead } from '@contracts/pageRead';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import { readIngredientLine } from '@kitchen/reading/lines/ingredientLines';
import { cutText } from '@kitchen/reading/recipeText/cutText';
import type { TellLanguage } from '../../services/textLanguage';
import type { RawRecipe } from '../importTypes';
import { ingredientEntries } from '../ingredientList';
import { plainLine, plainLines } from '../markup';
import { plausibleMinutes, plausibleServings } from '../plausible';
import { stepListOf } from '../stepList';

const LABELS_MAX = 20;
const LABEL_MAX = 60;

export type MarkedRecipe = NonNullable<PageRead['recipe']>;

const sizeOf = ({ ingredients, steps }: RawRecipe) => ingredients.length + steps.length;

/** The recipe that a page is about: of several, the one with the most lines. */
export const mainRecipe = (recipes: readonly RawRecipe[]): RawRecipe | undefined =>
  [...recipes].sort((a, b) => sizeOf(b) - sizeOf(a))[0];

/**
 * A recipe that a page marks for programs, in plain text, for its cook to check. Unlike an import it may lack parts: the
 * cook adds them. Undefined when it has neither ingredients nor steps.
 */
export const markedRecipe = (
  raw: RawRecipe,
  tellLanguage: TellLanguage,
): { recipe: MarkedRecipe; spoken: TextLanguage } | undefined => {
  const title = cutText(plainLine(raw.title), RECIPE_TITLE_MAX);
  const steps = stepListOf(raw.steps.slice(0, RECIPE_STEPS_MAX)).map(({ text }) => text);
  const given = raw.ingredients.slice(0, RECIPE_INGREDIENTS_MAX);
  const spoken = tellLanguage([title, ...given.flatMap(plainLines), ...steps].join('\n'), raw.language);
  const ingredients = ingredientEntries(given, (piece) => readIngredientLine(piece, spoken.language).ids.length > 0);
  if (ingredients.length === 0 && steps.length === 0) return undefined;
  const servings = plausibleServings(raw.servings);
  const minutes = plausibleMinutes(raw.minutes);
  return {
    spoken,
    recipe: {
      title,
      about: cutText(plainLines(raw.description).join('\n'), RECIPE_TEXT_MAX),
      ...(servings !== undefined && { servings }),
      ...(minutes !== undefined && { minutes }),
      ingredients: ingredients.slice(0, RECIPE_INGREDIENTS_MAX),
      steps: steps.slice(0, RECIPE_STEPS_MAX),
      labels: raw.labels.slice(0, LABELS_MAX).map((label) => cutText(plainLine(label), LABEL_MAX)),
      language: spoken.language,
    },
  };
};
