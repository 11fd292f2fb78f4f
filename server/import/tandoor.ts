import { servingsOf, sumOf } from './amounts';
import type { RawRecipe, RawStep } from './importTypes';
import { firstText, isObject, labelsOf, listOf, numberOf, textOf, type LooseObject } from './looseValues';
import { plainLine, plainLines, withoutMarkdown } from './markup';

/** A recipe.json of Tandoor: each step has its own ingredients. */
export const isTandoorRecipe = (value: unknown): value is LooseObject =>
  isObject(value) &&
  Array.isArray(value.steps) &&
  ('working_time' in value ||
    'waiting_time' in value ||
    value.steps.some((step) => isObject(step) && 'instruction' in step));

const inOrder = (value: unknown): LooseObject[] =>
  listOf(value)
    .filter(isObject)
    .sort((a, b) => (numberOf(a.order) ?? 0) - (numberOf(b.order) ?? 0));

const isHeading = (ingredient: LooseObject) => ingredient.is_header === true;

const headingLine = (text: string) => (text === '' ? '' : `${text.replace(/:$/, '')}:`);

const ingredientLine = (ingredient: LooseObject): string => {
  const amount = numberOf(ingredient.amount) ?? 0;
  const hasAmount = ingredient.no_amount !== true && amount > 0;
  const words = [
    hasAmount ? String(Math.round(amount * 1000) / 1000) : '',
    hasAmount ? textOf(ingredient.unit) : '',
    textOf(ingredient.food),
  ].filter((word) => word !== '');
  const line = plainLine(words.join(' '));
  const note = plainLine(textOf(ingredient.note));
  if (isHeading(ingredient)) return headingLine(line === '' ? note : line);
  if (line === '') return plainLine(textOf(ingredient.original_text)) || note;
  return note === '' ? line : `${line}, ${note}`;
};

/** Replaces Tandoor's template references to ingredients (by number) and scaled amounts. */
const withoutTemplates = (instruction: string, lines: readonly string[]): string =>
  instruction
    .replace(/\{\{\s*ingredients\[(\d{1,3})\][^{}]{0,40}\}\}/g, (_, number: string) => lines[Number(number)] ?? '')
    .replace(/\{\{\s*scale\(([\d.]{1,10})\)\s*\}\}/g, '$1')
    .replace(/\{[{%][^{}]{0,200}[%}]\}/g, '');

const stepsOf = (step: LooseObject): RawStep[] => {
  const lines = inOrder(step.ingredients).map(ingredientLine);
  const instruction = withoutTemplates(textOf(step.instruction), lines);
  const texts = plainLines(withoutMarkdown(instruction));
  const minutes = numberOf(step.time) ?? 0;
  // The time applies to the whole, so the whole stays one step.
  return minutes > 0 && texts.length > 0
    ? [{ text: texts.join(' '), seconds: minutes * 60 }]
    : texts.map((text) => ({ text }));
};

export const tandoorRecipe = (recipe: LooseObject): RawRecipe => {
  const steps = inOrder(recipe.steps);
  const minutes = [recipe.working_time, recipe.waiting_time].map((time) => numberOf(time) || undefined);
  return {
    title: textOf(recipe.name),
    description: withoutMarkdown(textOf(recipe.description)),
    labels: labelsOf(recipe.keywords),
    servings: servingsOf(recipe.servings),
    minutes: sumOf(...minutes),
    ingredients: steps
      .flatMap((step) => inOrder(step.ingredients))
      .map(ingredientLine)
      .filter((line) => line !== ''),
    steps: steps.flatMap(stepsOf),
    source: firstText(recipe.source_url) || undefined,
  };
};
