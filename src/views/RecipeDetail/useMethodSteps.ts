import type { Instruction, Recipe } from '@contracts/recipe';
import type { MethodStep } from '@/components/MethodSteps/MethodSteps';
import { stepPieces } from '@/lib/cooking/stepPieces';
import { stepSeconds } from '@/lib/cooking/timerState';
import { useDisplayOptions } from './useDisplayOptions';

const minutesOf = ({ time }: Instruction) => Math.ceil(stepSeconds(time) / 60);

/** The method as it is shown: quantities inside the sentences follow the servings and the units. */
export const useMethodSteps = (recipe: Recipe, servings: number): MethodStep[] => {
  const options = useDisplayOptions(recipe, servings);
  return recipe.instructions.map((instruction, index) => ({
    minutes: minutesOf(instruction),
    isAlongside: instruction.alongside === true && index > 0,
    pieces: stepPieces(instruction, options),
  }));
};
