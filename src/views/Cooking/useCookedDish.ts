import type { Recipe } from '@contracts/recipe';
import { stepIngredients, stepPieces, stepSentence } from '@/lib/cooking/stepPieces';
import { besideRemainingAt } from '@/lib/cooking/timerState';
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
  const besideTimer = status === 'stopped' ? null : (session?.beside ?? null);
  const besideStep = besideTimer && cooked.steps[step + 1];
  const nextStep = step + (besideStep ? 2 : 1);
  const next = cooked.steps[nextStep];
  return {
    session,
    fresh,
    cooked,
    status,
    step,
    isOn: status === 'running' || status === 'paused',
    isWaiting: session !== undefined && session.rangAt !== null,
    isLast: step + (besideTimer?.isOver ? 2 : 1) >= cooked.steps.length,
    clock: stageClock(session, (current?.seconds ?? 0) * 1000, now),
    /** Undefined for a recipe without steps. */
    words: current && {
      sentence: stepPieces(current, options),
      beside:
        besideStep && session
          ? {
              sentence: stepSentence(besideStep, options),
              remainingMs: besideRemainingAt(session, now),
              isOver: besideTimer.isOver,
            }
          : null,
      next: next ? stepSentence(next, options) : null,
      ingredients: stepIngredients(besideStep ? [current, besideStep] : [current], cooked.ingredients, options),
    },
  };
};

export type CookedDish = ReturnType<typeof useCookedDish>;
