import { minutesOf, servingsOf, sumOf } from './amounts';
import type { RawRecipe } from './importTypes';
import { firstText, isObject, labelsOf, textOf, type LooseObject } from './looseValues';
import { plainLines } from './markup';

/** A Paprika recipe: ingredients and directions are one text each, with one item per line. */
export const isPaprikaRecipe = (value: unknown): value is LooseObject =>
  isObject(value) && typeof value.directions === 'string' && typeof value.ingredients === 'string';

export const paprikaRecipe = (recipe: LooseObject): RawRecipe => ({
  title: textOf(recipe.name),
  description: textOf(recipe.description),
  labels: labelsOf(recipe.categories),
  servings: servingsOf(recipe.servings),
  minutes: minutesOf(recipe.total_time) ?? sumOf(minutesOf(recipe.prep_time), minutesOf(recipe.cook_time)),
  ingredients: plainLines(textOf(recipe.ingredients)),
  steps: plainLines(textOf(recipe.directions)).map((text) => ({ text })),
  source: firstText(recipe.source_url, recipe.source) || undefined,
});
