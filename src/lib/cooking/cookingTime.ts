import type { Recipe } from '@contracts/recipe';
import { stepMinutes } from '@kitchen/recipes/stepMinutes';

/** A duration split for display: `hours` is 0 below an hour, otherwise `minutes` is below 60. */
export interface HoursAndMinutes {
  hours: number;
  minutes: number;
}

export const hoursAndMinutes = (minutes: number): HoursAndMinutes => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});

/** The time on a card: the seconds of all steps, in minutes, rounded up. A step without a time counts as 60 s. */
export const cookingTime = ({ instructions }: Pick<Recipe, 'instructions'>): HoursAndMinutes =>
  hoursAndMinutes(stepMinutes(instructions));
