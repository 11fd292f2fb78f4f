import type { Recipe } from '@contracts/recipe';
import { stepIngredients, stepPieces, stepSentence } from '@/lib/cooking/stepPieces';
import { selectNow, selectSession } from '@/slices/cookingTimerSlice';
import { selectCookingDisplay } from '@/store/cookingDisplay';
import { useAppSelector } from '@/store/hooks';
import { cookedRecipeOf } from './cookedRecipe';
import { stageClock } from './stageClock';

/** The dish in the cooking view: its session, or the recipe as Start would take it. */
export const useCookedDish = (recipe: Recipe, servings: number, isSwapped: boolean) => {
  const session = useAppSelector((state) => selectSession(state, recipe.id));
  const now = useAppSelector(selectNow);
  const fresh = cookedRecipeOf(recipe, servings, isSwapped);
  const cooked = session ?? fresh;
  const options = useAppSelector((state) => selectCookingDisplay(state, cooked));
  const status = session?.status ?? 'stopped';
  const step = session === undefined || status === 'stopped' ? 0 : session.stepIndex;
  const current = cooked.steps[step];
  const next = cooked.steps[step + 1];
  return {
    session,
    fresh,
    cooked,
    status,
    step,
    isOn: status === 'running' || status === 'paused',
    isWaiting: session !== undefined && session.rangAt !== null,
    clock: stageClock(session, (current?.seconds ?? 0) * 1000, now),
    /** Undefined for a recipe without steps. */
    words: current && {
      sentence: stepPieces(current, options),
      next: next ? stepSentence(next, options) : null,
      ingredients: stepIngredients(current, cooked.ingredients, options),
    },
  };
};

export type CookedDish = ReturnType<typeof useCookedDish>;
