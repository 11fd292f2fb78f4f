import { RECIPE_MINUTES_MAX, SERVINGS_MAX } from '@contracts/limits';

const within = (value: number | undefined, max: number): number | undefined =>
  value !== undefined && value > 0 && value <= max ? Math.max(1, Math.round(value)) : undefined;

/** A whole number of servings, or undefined when a recipe cannot mean the number that was read. */
export const plausibleServings = (value: number | undefined): number | undefined => within(value, SERVINGS_MAX);

/** Whole minutes from start to plate, or undefined when a recipe cannot mean the number that was read. */
export const plausibleMinutes = (value: number | undefined): number | undefined => within(value, RECIPE_MINUTES_MAX);
