import { createAppStore } from '@/app/store/store';
import {
  categoryChosen,
  modeChosen,
  restrictionLifted,
  resultsCleared,
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectDetected,
  selectFailure,
  selectResults,
  selectSearchStatus,
  selectUnknown,
} from '@/slices/searchSlice';
import { selectToast, toastActionChosen, toastRaised } from '@/slices/uiSlice';
import { anAnswer, aRecipe } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const ANALYZE = 'POST /api/analyze';

const searching = (reply: unknown, state?: Parameters<typeof preloaded>[0]) => {
  const api = fakeApi({ [ANALYZE]: reply });
  const store = createAppStore(fakeEffects(), preloaded(state));
  return { api, store };
};

/** Answers "slow" after a second and everything else at once, each with a dish of that name. */
const named = async ({ body }: Sent) => {
  const { ingredients } = body as { ingredients: string };
  if (ingredients === 'slow') await new Promise((resolve) => setTimeout(resolve, 1_000));
  return anAnswer({ recipes: [aRecipe({ title: ingredients })] });
};

const titles = (store: ReturnType<typeof createAppStore>) => selectResults(store.getState()).map(({ title }) => title);

describe('a search', () => {
  it('sends what was typed, the category and the preferences, and shows the answer', async () => {
    const { api, store } = searching(anAnswer({ unknown: ['xyz'] }), {
      preferences: { language: 'es', excludedAllergens: ['Dairy'], dietTypes: ['Vegan'] },
      search: { category: 'Meals', subcategory: 'Dinner' },
    });
    store.dispatch(searchSubmitted({ text: ' huevos, tomates ' }));
    expect(selectSearchStatus(store.getState())).toBe('loading');
    await settled();
    expect(api.sentTo(ANALYZE)).toEqual([
      {
        ingredients: 'huevos, tomates',
        category: 'Meals',
        preferences: JSON.stringify({ excludedAllergens: ['Dairy'], dietTypes: ['Vegan'], language: 'es' }),
      },
    ]);
    expect(selectSearchStatus(store.getState())).toBe('success');
    expect(titles(store)).toEqual(['Shakshuka']);
    expect(selectDetected(store.getState())).toEqual(['eggs', 'tomatoes']);
    expect(selectUnknown(store.getState())).toEqual(['xyz']);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('by name sends a name', async () => {
    const { api, store } = searching(anAnswer());
    store.dispatch(searchSubmitted({ text: 'mojito', mode: 'name' }));
    await settled();
    expect(api.sentTo(ANALYZE)).toMatchObject([{ recipeName: 'mojito' }]);
  });

  it('asks for ingredients when the box is empty, and sends nothing', async () => {
    const { api, store } = searching(anAnswer());
    store.dispatch(searchSubmitted({ text: '  ' }));
    await settled();
    expect(selectToast(store.getState())).toMatchObject({ kind: 'noIngredientsEntered' });
    expect(api.sent).toEqual([]);
  });

  it('by name does nothing at all when the box is empty', async () => {
    const { api, store } = searching(anAnswer(), { search: { mode: 'name' } });
    store.dispatch(searchSubmitted({ text: '' }));
    await settled();
    expect(selectToast(store.getState())).toBeNull();
    expect(api.sent).toEqual([]);
  });

  it('that fails keeps the failure, and what was detected beside a time-out', async () => {
    const { store } = searching(() => refusal(504, { message: 'Slow.', error: 'TIMEOUT', ingredients: ['eggs'] }));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    expect(selectSearchStatus(store.getState())).toBe('error');
    expect(selectFailure(store.getState())).toMatchObject({ status: 504, text: 'Slow.' });
    expect(selectDetected(store.getState())).toEqual(['eggs']);
    expect(titles(store)).toEqual([]);
  });

  it('can be tried again with the same text', async () => {
    let isDown = true;
    const { api, store } = searching(() => (isDown ? refusal(503) : anAnswer()));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    isDown = false;
    store.dispatch(searchRetried());
    await settled();
    const [first, second] = api.sentTo(ANALYZE);
    expect(first).toMatchObject({ ingredients: 'eggs' });
    expect(second).toEqual(first);
    expect(selectSearchStatus(store.getState())).toBe('success');
  });

  it('is tried again by the action of the toast about its failure, not by that of another', async () => {
    jest.useFakeTimers();
    const { api, store } = searching(() => refusal(503));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(10);
    const failed = selectToast(store.getState())!;
    store.dispatch(toastRaised('recipeRemoved', { title: 'Soup' }));
    store.dispatch(toastActionChosen(selectToast(store.getState())!));
    await jest.advanceTimersByTimeAsync(10);
    expect(api.sent).toHaveLength(1);
    store.dispatch(toastActionChosen(failed));
    await jest.advanceTimersByTimeAsync(10);
    expect(api.sent).toHaveLength(2);
  });

  it('is made again without a category that is lifted, not for what is only a filter', async () => {
    const { api, store } = searching(() => refusal(503));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    store.dispatch(restrictionLifted({ kind: 'time' }));
    await settled();
    expect(api.sent).toHaveLength(1);
    store.dispatch(restrictionLifted({ kind: 'kind' }));
    await settled();
    expect(api.sent).toHaveLength(2);
  });

  it('tried again uses up what the text named, unless the cook has unpinned it; a new one asks again', async () => {
    const { api, store } = searching(anAnswer({ found: [{ id: 'egg', name: 'eggs', recipes: 9 }] }));
    store.dispatch(searchSubmitted({ text: 'use up eggs' }));
    await settled();
    store.dispatch(searchRetried());
    await settled();
    store.dispatch(searchSubmitted({ text: 'rice' }));
    await settled();
    const fields = api.sentTo(ANALYZE) as Record<string, unknown>[];
    expect(fields.map((one) => 'mustUse' in one)).toEqual([false, true, false]);
  });
});

describe('an answer to an older question', () => {
  beforeEach(() => jest.useFakeTimers());

  it('never lands after a newer search', async () => {
    const { api, store } = searching(named);
    store.dispatch(searchSubmitted({ text: 'slow' }));
    await jest.advanceTimersByTimeAsync(100);
    store.dispatch(searchSubmitted({ text: 'quick' }));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(titles(store)).toEqual(['quick']);
    expect(selectSearchStatus(store.getState())).toBe('success');
    expect(api.sent.map(({ signal }) => signal.aborted)).toEqual([true, expect.any(Boolean)]);
  });

  it.each([
    ['calling it off', searchCancelled()],
    ['another mode', modeChosen('name')],
    ['another category', categoryChosen('Drinks')],
    ['clearing', resultsCleared()],
  ])('never lands after %s', async (_what, action) => {
    const { api, store } = searching(named);
    store.dispatch(searchSubmitted({ text: 'slow' }));
    await jest.advanceTimersByTimeAsync(100);
    store.dispatch(action);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(titles(store)).toEqual([]);
    expect(selectSearchStatus(store.getState())).toBe('idle');
    expect(selectFailure(store.getState())).toBeNull();
    expect(api.sent[0]?.signal.aborted).toBe(true);
  });
});
