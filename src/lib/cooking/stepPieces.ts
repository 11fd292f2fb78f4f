import type { Instruction, Recipe } from '@contracts/recipe';
import type { DisplayOptions } from '@kitchen/measures/displayOptions';
import { displayLine, displayParts } from '@kitchen/measures/units';

/** A piece of a sentence; quantities are marked. */
export interface SentencePiece {
  text: string;
  isQuantity: boolean;
}

/** A step for display: its quantities follow the servings and the units. */
export const stepPieces = ({ step, parts = [step] }: Pick<Instruction, 'step' | 'parts'>, options: DisplayOptions) =>
  displayParts(parts, options).map((text, index): SentencePiece => {
    const part = parts[index];
    return { text, isQuantity: typeof part === 'object' && part.kind !== 'ingredient' };
  });

/** The same as one sentence, to be read aloud. */
export const stepSentence = (instruction: Pick<Instruction, 'step' | 'parts'>, options: DisplayOptions) =>
  stepPieces(instruction, options)
    .map(({ text }) => text)
    .join('');

export interface StepIngredient {
  quantity: string;
  name: string;
}

/**
 * The ingredients used in the steps that run at once, with their quantities. The sentence says "the onion"; the cook needs to know how
 * much.
 */
export const stepIngredients = (
  steps: readonly Pick<Instruction, 'parts'>[],
  ingredients: Recipe['ingredients'],
  options: DisplayOptions,
): StepIngredient[] => {
  const parts = steps.flatMap((step) => step.parts ?? []);
  const ids = new Set(parts.flatMap((part) => (typeof part !== 'string' && 'id' in part ? [part.id] : [])));
  return ingredients.flatMap((ingredient) => {
    if (typeof ingredient === 'string' || ingredient.id === undefined || !ids.has(ingredient.id)) return [];
    const { quantity, name } = displayLine(ingredient, options);
    return [{ quantity: ingredient.amount ? quantity : '', name }];
  });
};
