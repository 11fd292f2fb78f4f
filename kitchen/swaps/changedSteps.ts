import type { Adaptation } from '@contracts/adapt';
import type { Instruction, Recipe, StepPart } from '@contracts/recipe';
import type { DisplayOptions } from '../measures/displayOptions';
import { displayPart, displayParts } from '../measures/units';
import { ingredientName } from '../recipes/ingredientNames';

/** A step whose sentence still names what was swapped or left out. */
export interface ChangedStep {
  /** Its place in the method, from 0. */
  index: number;
  /** The sentence for the wanted servings, with the swaps in place of what they replace; its grammar may be wrong. */
  computed: string;
  /** What of the sentence is left out, as its own words. */
  lost: string;
}

/**
 * The steps that an adaptation changes, with their sentences as far as they can be computed. Only steps that know their
 * ingredients are among them.
 */
export const changedSteps = (
  { instructions }: Pick<Recipe, 'instructions'>,
  { swaps, leftOut }: Pick<Adaptation, 'swaps' | 'leftOut'>,
  options: DisplayOptions,
): ChangedStep[] => {
  const swapBy = new Map(swaps.map((swap) => [swap.id, swap]));
  const gone = new Set(leftOut.map(({ id }) => id));
  const isChanged = (part: StepPart) =>
    typeof part !== 'string' &&
    (part.kind === 'ingredient' || part.kind === 'amount') &&
    (swapBy.has(part.id) || gone.has(part.id));

  const isLost = (part: StepPart) => typeof part !== 'string' && 'id' in part && gone.has(part.id);

  const textOf = (part: StepPart): string => {
    if (typeof part === 'string') return part;
    const swap = part.kind === 'ingredient' || part.kind === 'amount' ? swapBy.get(part.id) : undefined;
    if (!swap) return displayPart(part, options);
    if (part.kind === 'ingredient') return ingredientName(swap.swapId, options.language);
    const ratio = swap.swapRatio ?? 1;
    const scaled = (value: number | undefined) => (value === undefined ? undefined : value * ratio);
    return part.kind === 'amount'
      ? displayPart(
          { ...part, id: swap.swapId, amount: part.amount * ratio, grams: scaled(part.grams), ml: scaled(part.ml) },
          options,
        )
      : displayPart(part, options);
  };

  return instructions.flatMap(({ parts = [] }: Instruction, index) =>
    parts.some(isChanged)
      ? {
          index,
          computed: parts.map(textOf).join(''),
          lost: parts.filter(isLost).map(textOf).join(' '),
        }
      : [],
  );
};

/** The whole method with some of its sentences in other words. */
export const withWordedSteps = (
  { instructions }: Pick<Recipe, 'instructions'>,
  worded: ReadonlyMap<number, string>,
  options: DisplayOptions,
): string[] =>
  instructions.map(({ step, parts }, index) => worded.get(index) ?? displayParts(parts ?? [step], options).join(''));
