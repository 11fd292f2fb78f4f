import { DEFAULT_STEP_SECONDS } from '@contracts/limits';

/**
 * How long the steps of a recipe take in minutes, rounded up: the time on a card, and of a recipe of the collection
 * everywhere else too. A step without a time counts as 60 s. A step that runs alongside the one before it counts only
 * as far as it outlasts that step.
 */
export const stepMinutes = (steps: readonly { time?: number; alongside?: true }[]): number => {
  const seconds = steps.map(({ time = DEFAULT_STEP_SECONDS }) => time);
  const added = steps.map(({ alongside }, index) => {
    const before = alongside ? (seconds[index - 1] ?? 0) : 0;
    return Math.max(0, (seconds[index] ?? 0) - before);
  });
  return Math.ceil(added.reduce((sum, one) => sum + one, 0) / 60);
};
