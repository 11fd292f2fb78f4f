import { minutesOf, servingsOf, sumOf } from './amounts';
import type { RawRecipe } from './importTypes';
import { firstText, isObject, labelsOf, listOf, textOf, type LooseObject } from './looseValues';
import { plainLines } from './markup';

/** A RecipeSage recipe: ingredients and instructions are one text each, with one item per line. */
export const isRecipeSageRecipe = (value: unknown): value is LooseObject =>
  isObject(value) &&
  'title' in value &&
  typeof value.ingredients === 'string' &&
  typeof value.instructions === 'string';

const HEADING = /^\[(.*)\]$/;

const labelTitle = (label: unknown): unknown => (isObject(label) && isObject(label.label) ? label.label : label);

/** "[For the sauce]" is a heading: kept before the step below it. */
const stepsOf = (lines: readonly string[]) => {
  let heading = '';
  return lines.flatMap((line) => {
    const [, name] = HEADING.exec(line) ?? [];
    const text = heading === '' ? line : `${heading}: ${line}`;
    heading = name ?? '';
    return name === undefined ? [{ text }] : [];
  });
};

export const recipeSageRecipe = (recipe: LooseObject): RawRecipe => ({
  title: textOf(recipe.title),
  description: textOf(recipe.description),
  labels: labelsOf(listOf(recipe.recipeLabels ?? recipe.labels).map(labelTitle)),
  servings: servingsOf(recipe.yield),
  minutes: minutesOf(recipe.totalTime) ?? sumOf(minutesOf(recipe.activeTime)),
  ingredients: plainLines(textOf(recipe.ingredients)).map((line) => line.replace(HEADING, '$1:')),
  steps: stepsOf(plainLines(textOf(recipe.instructions))),
  source: firstText(recipe.url, recipe.source) || undefined,
});
