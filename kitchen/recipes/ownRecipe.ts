import { DEFAULT_SERVINGS, STEP_SECONDS_MAX } from '@contracts/limits';
import { photoPath } from '@contracts/photoPaths';
import type { Instruction, Recipe, RecipeIngredient } from '@contracts/recipe';
import type { RecipeCategory, Subcategory } from '@contracts/vocabulary';
import { factsOfLines } from '../facts/factsOfLines';
import type { TextLanguage } from '../reading/languageOfScores';
import type { IngredientEntry } from '../reading/recipeText/recipeText';
import { tongueOf } from '../reading/tongue';
import { saidMinutes } from './saidMinutes';
import { withParts } from './stepParts';
import { writtenLine } from './writtenLine';

/** What a cook writes down; everything else of a recipe follows from it. */
export interface WrittenRecipe {
  title: string;
  about: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  servings?: number;
  /** From start to plate. */
  minutes?: number;
  ingredients: readonly IngredientEntry[];
  steps: readonly string[];
  /** Where it is from: an address or a book. */
  source?: string;
  /** The name of the cook's own photo. */
  photo?: string;
}

/** A recipe without what the list and the server add. */
export type OwnRecipe = Omit<Recipe, 'id' | 'isSaved' | 'userRating'>;

/** The ingredient lines; a heading goes to the first line below it. */
export const writtenLines = (entries: readonly IngredientEntry[], spoken: TextLanguage): RecipeIngredient[] => {
  let section: string | undefined;
  const lines: RecipeIngredient[] = [];
  for (const { text, isHeading } of entries) {
    const plain = text.trim();
    if (plain === '') continue;
    if (isHeading) section = plain.replace(/\s*:$/, '');
    else {
      lines.push(writtenLine(plain, spoken, section));
      section = undefined;
    }
  }
  return lines;
};

/** The seconds that a step says it takes: the timer of cooking mode. Undefined when it says none. */
export const saidSeconds = (step: string, { language, foreignLanguage }: TextLanguage): number | undefined => {
  const minutes = foreignLanguage === undefined ? saidMinutes(step, tongueOf(language)) : 0;
  return minutes > 0 ? Math.min(Math.round(minutes * 60), STEP_SECONDS_MAX) : undefined;
};

const instructionOf = (step: string, spoken: TextLanguage): Instruction => {
  const time = saidSeconds(step, spoken);
  const said = spoken.foreignLanguage === undefined ? withParts(step, spoken.language) : { step };
  return { ...said, ...(time !== undefined && { time }) };
};

/**
 * The steps with these timers.
 * @param times in seconds, 0 for none; where they are missing or are of another method, the times that the steps say
 */
export const withTimers = (
  steps: readonly Instruction[],
  spoken: TextLanguage,
  times?: readonly number[],
): Instruction[] =>
  steps.map(({ time: _time, ...step }, i) => {
    const time = times?.length === steps.length ? times[i] || undefined : saidSeconds(step.step, spoken);
    return { ...step, ...(time !== undefined && { time }) };
  });

/** A recipe of the cook's own, with its allergens, diets and nutrition: the same on the device as on the server. */
export const ownRecipe = (written: WrittenRecipe, spoken: TextLanguage): OwnRecipe => {
  const { title, about, category, subcategory, minutes, source, photo } = written;
  const servings = written.servings ?? DEFAULT_SERVINGS;
  const ingredients = writtenLines(written.ingredients, spoken);
  return {
    title: title.trim(),
    description: about.trim(),
    ...(photo !== undefined && { imageUrl: photoPath(photo) }),
    category,
    subcategory,
    ...spoken,
    servings,
    ...(minutes !== undefined && { prepTime: minutes }),
    ...factsOfLines(
      ingredients.map((line) => line.written!),
      ingredients,
      { ...spoken, servings },
    ),
    ingredients,
    instructions: written.steps.flatMap((step) => (step.trim() === '' ? [] : [instructionOf(step.trim(), spoken)])),
    ...(source !== undefined && source !== '' && { originalRecipeSource: source }),
  };
};
