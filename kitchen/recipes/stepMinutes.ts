import { DEFAULT_STEP_SECONDS } from '@contracts/limits';

/**
 * How long the steps of a recipe take in minutes, rounded up: the time on a card, and of a recipe of the collection
 * everywhere else too. A step without a time counts as 60 s.
 */
export const stepMinutes = (steps: readonly { time?: number }[]): number =>
  Math.ceil(steps.reduce((sum, { time = DEFAULT_STEP_SECONDS }) => sum + time, 0) / 60);
