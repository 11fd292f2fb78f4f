import { remainingAt } from '@/lib/cooking/timerState';
import { cookingTimerSlice, type CookedRecipe, type CookingTimerState } from '@/slices/cookingTimerSlice';

/** When the tests begin. */
export const START = Date.parse('2026-03-01T18:00:00Z');

/** A dish with steps of these seconds. */
export const timedDish = (recipeId = 7, seconds = [480, 60, 600]): CookedRecipe => ({
  recipeId,
  title: `Dish ${recipeId}`,
  language: 'en-GB',
  category: 'Meals',
  ingredients: [],
  servings: 4,
  recipeServings: 4,
  isSwapped: false,
  steps: seconds.map((one, i) => ({ step: `Step ${i + 1}`, seconds: one })),
});

/** A store with a clock that the test sets. */
export const timedKitchen = () => {
  let state: CookingTimerState = cookingTimerSlice.getInitialState();
  const does = (seconds: number, act: () => Parameters<typeof cookingTimerSlice.reducer>[1]) => {
    jest.setSystemTime(START + seconds * 1000);
    state = cookingTimerSlice.reducer(state, act());
    return one();
  };
  const one = (recipeId = 7) => state.sessions[recipeId]!;
  const left = (seconds: number, recipeId = 7) => remainingAt(one(recipeId), START + seconds * 1000);
  return { does, one, left, state: () => state };
};
