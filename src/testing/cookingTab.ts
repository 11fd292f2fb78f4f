import { createAppStore } from '@/app/store/store';
import {
  cookingStarted,
  selectSession,
  selectSessions,
  type CookedRecipe,
  type CookingTimerState,
} from '@/slices/cookingTimerSlice';
import { fakeCookingEffects, fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

export const START = Date.parse('2026-03-01T18:00:00Z');
export const HOUR_MS = 3_600_000;

/** A recipe to cook, with steps of these lengths. */
export const dish = (recipeId = 7, seconds = [90, 60]): CookedRecipe => ({
  recipeId,
  title: recipeId === 7 ? 'Shakshuka' : 'Rice',
  language: 'en-GB',
  category: 'Meals',
  ingredients: [],
  servings: 2,
  recipeServings: 4,
  isSwapped: false,
  steps: seconds.map((one, i) => ({
    step: `Step ${i + 1} with 400 g tomatoes.`,
    parts: [
      `Step ${i + 1} with `,
      { kind: 'amount' as const, id: 'tomato', amount: 400, unit: 'g' as const, grams: 400, text: '400 g' },
      ' tomatoes.',
    ],
    seconds: one,
  })),
});

/** A store with fake effects of cooking, and a fake clock. */
export const kitchen = (timers?: Partial<CookingTimerState>) => {
  jest.useFakeTimers({ now: START });
  const cooking = fakeCookingEffects();
  const store = createAppStore(fakeEffects({ cooking }), preloaded({ cookingTimer: timers }));
  const does = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await jest.advanceTimersByTimeAsync(0);
  };
  const passes = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  return { store, cooking, does, passes, session: (id = 7) => selectSession(store.getState(), id)! };
};

/** The stored sessions of a page that was closed at `at`. */
export const left = async (...dishes: CookedRecipe[]) => {
  const { store, does } = kitchen();
  for (const one of dishes) await does(cookingStarted(one));
  return { sessions: selectSessions(store.getState()) };
};
