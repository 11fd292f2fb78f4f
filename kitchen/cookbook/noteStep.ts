import type { NoteThing } from '@contracts/cookbook';
import { STEP_WORDS_MAX } from '@contracts/limits';

/** How a step begins, by which a note finds it again. */
export const stepWords = (step: string): string => step.slice(0, STEP_WORDS_MAX);

/**
 * The step that a note is about: the one that begins as it did when the note was written, else the one with its number.
 * A recipe in another language has other words and the same numbers.
 * @param steps the sentences of the recipe
 * @returns undefined for a note on the recipe, and for one whose step is gone
 */
export const stepOfNote = ({ step }: Pick<NoteThing, 'step'>, steps: readonly string[]): number | undefined => {
  if (!step) return undefined;
  const { index, words } = step;
  if (steps[index] !== undefined && stepWords(steps[index]) === words) return index;
  const moved = steps.findIndex((one) => stepWords(one) === words);
  if (moved >= 0) return moved;
  return index < steps.length ? index : undefined;
};
