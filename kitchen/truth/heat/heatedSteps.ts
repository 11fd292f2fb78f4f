import type { TruthFault } from '../types';
import type { CookingStep } from '../cookingSteps';

export interface HeatFault {
  kind: Extract<TruthFault, 'undercooked' | 'implausibleHeat' | 'impossibleTime'>;
  detail: string;
}

/** The steps from the first that contains one of the words; all of them when none does. */
export const fromFirst = (steps: readonly CookingStep[], words: RegExp): readonly CookingStep[] => {
  const first = steps.findIndex(({ folded }) => words.test(folded));
  return first < 0 ? steps : steps.slice(first);
};

/** Seconds on the heat, all steps together. */
export const sumHeated = (steps: readonly CookingStep[]) => steps.reduce((sum, { heated }) => sum + heated, 0);
