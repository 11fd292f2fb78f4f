import { DEFAULT_STEP_SECONDS } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';

/** A duration as the words need it: `hours` is 0 below an hour, `minutes` is below 60 otherwise. */
export interface HoursAndMinutes {
  hours: number;
  minutes: number;
}

export const hoursAndMinutes = (minutes: number): HoursAndMinutes => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});

/** The time on a card (SPEC §9): the seconds of all steps, in minutes, rounded up. A step without a time takes 60 s. */
export const cookingTime = ({ instructions }: Pick<Recipe, 'instructions'>): HoursAndMinutes => {
  const seconds = instructions.reduce((sum, { time = DEFAULT_STEP_SECONDS }) => sum + time, 0);
  return hoursAndMinutes(Math.ceil(seconds / 60));
};
