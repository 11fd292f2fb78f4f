import type { AnalyzeEvent } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store';
import {
  categoryChosen,
  filtersApplied,
  homeOpened,
  resultsCleared,
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectDetected,
  selectFailure,
  selectIsWriting,
  selectProgress,
  selectResults,
  selectSearchStatus,
  sortChosen,
  writingStopped,
} from '@/slices/searchSlice';
import { selectToast, toastActionChosen } from '@/slices/uiSlice';
import { selectHasMore, selectMatchingCount, selectVisibleRecipes, selectWrittenRecipes } from '@/store/selectors';
import { anAnswer, aRecipe, aWrittenRecipe, recipes } from '@/testing/builders';
import { fakeApi, offline, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { fakeStream } from '@/testing/fakeStream';
import { preloaded } from '@/testing/preloaded';

const ANALYZE = 'POST /api/analyze';
const HEALTH: Health = {
  status: 'ok',
  vision: false,
  generation: true,
  provider: 'Ollama',
  accounts: true,
  devTools: false,
  recipes: 1,
};

const stage = (name: 'matching' | 'writing' | 'repairing', fraction: number): AnalyzeEvent => ({
  event: 'stage',
  data: { stage: name, fraction },
});
const CORPUS = [aRecipe(), aRecipe({ id: 8, title: 'Tortilla', matchedIngredients: 1 })];
const found: AnalyzeEvent = { event: 'found', data: anAnswer({ recipes: CORPUS }) };
const first = aWrittenRecipe();
const second = aWrittenRecipe({ id: 901, title: 'Baked eggs', matchedIngredients: 1 });
const third = aWrittenRecipe({ id: 902, title: 'Egg curry' });
const wrote = (data = first): AnalyzeEvent => ({ event: 'recipe', data });
const endOf = (...written: (typeof first)[]): AnalyzeEvent => ({
  event: 'end',
  data: anAnswer({ recipes: [...CORPUS, ...written] }),
});

const pass = (ms = 20) => jest.advanceTimersByTimeAsync(ms);

/** A cook who has asked, and the line on which the answer comes. */
const asking = async (state?: Parameters<typeof preloaded>[0], reply?: unknown, health: Partial<Health> = {}) => {
  const line = fakeStream();
  const answers = [line.answer];
  const api = fakeApi({
    [ANALYZE]: reply ?? ((sent: Sent) => answers.shift()?.(sent) ?? new Promise(() => undefined)),
  });
  const effects = fakeEffects();
  const store = createAppStore(effects, preloaded(state));
  await store.dispatch(apiSlice.util.upsertQueryData('getHealth', undefined, { ...HEALTH, ...health }));
  store.dispatch(searchSubmitted({ text: 'eggs, tomatoes' }));
  // The reader comes by itself.
  await pass();
  await pass();
  const see = <T>(selector: (now: ReturnType<typeof store.getState>) => T) => selector(store.getState());
  return {
    api,
    effects,
    store,
    line,
    see,
    tell: async (...events: AnalyzeEvent[]) => {
      for (const event of events) line.tell(event);
      await pass();
    },
    titles: () => see(selectResults).map(({ title }) => title),
    toast: () => see(selectToast),
    isLeft: (i = 0) => api.sent[i]!.signal.aborted,
  };
};

beforeEach(() => jest.useFakeTimers());

describe('a search where a model writes', () => {
  it('asks for pieces, in the cook’s measures', async () => {
    const { api } = await asking({ preferences: { measurementSystem: 'imperial' } });
    expect(JSON.parse((api.sentTo(ANALYZE)[0] as { preferences: string }).preferences)).toMatchObject({
      measurementSystem: 'imperial',
    });
  });

  it('asks as ever where there is none', async () => {
    const { api, see } = await asking({}, anAnswer(), { generation: false });
    expect(api.sentTo(ANALYZE)).toEqual([
      {
        ingredients: 'eggs, tomatoes',
        category: 'None',
        preferences: JSON.stringify({ excludedAllergens: [], dietTypes: [], language: 'en-GB' }),
      },
    ]);
    expect(see(selectSearchStatus)).toBe('success');
  });

  it('shows what is found at once, and each recipe when it is written', async () => {
    const { tell, see, titles, toast, effects, line } = await asking();
    expect(see(selectSearchStatus)).toBe('loading');
    await tell(stage('matching', 0.05), found);
    expect(see(selectSearchStatus)).toBe('success');
    expect(see(selectIsWriting)).toBe(true);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla']);
    expect(see(selectDetected)).toEqual(['eggs', 'tomatoes']);
    await pass(400);
    expect(effects.scrollToResults).toHaveBeenCalledTimes(1);
    await pass(8_000);
    expect(toast()).toBeNull();
    await tell(stage('writing', 0.3), wrote());
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(see(selectVisibleRecipes).map(({ id }) => id)).toEqual([7, 8]);
    await tell(endOf(first));
    line.close();
    await pass(5_000);
    expect(see(selectIsWriting)).toBe(false);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(toast()).toMatchObject({ kind: 'analysisCompleteWithCount', values: { count: 3 } });
    expect(effects.scrollToResults).toHaveBeenCalledTimes(1);
    const ring = see(selectProgress);
    await pass(5_000);
    expect(see(selectProgress)).toBe(ring);
  });

  it('waits on, where nothing was found, until the first recipe is there', async () => {
    const { tell, see, titles } = await asking();
    await tell({ event: 'found', data: anAnswer({ recipes: [] }) }, stage('writing', 0.2));
    await pass(3_000);
    expect(see(selectSearchStatus)).toBe('loading');
    await tell(wrote());
    expect(see(selectSearchStatus)).toBe('success');
    expect(titles()).toEqual(['Tomato frittata']);
  });

  it('shows the real stages over the fake floor, and never goes back', async () => {
    const { tell, see } = await asking();
    const seen: number[] = [];
    const look = () => seen.push(see(selectProgress));
    await pass(3_000);
    look();
    await tell(found, stage('writing', 0.5));
    look();
    expect(see(selectProgress)).toBe(50);
    // A server may not go back, and a broken one is not believed.
    await tell(stage('writing', 0.2));
    look();
    await pass(60_000 - 5_000);
    look();
    expect(see(selectProgress)).toBeGreaterThan(80);
    expect(see(selectProgress)).toBeLessThanOrEqual(95);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('leaves what is written as it came until the cook sorts, or comes back', async () => {
    const { tell, see, store, line } = await asking();
    await tell(found, wrote(second), wrote(first), wrote(third), endOf(second, first, third));
    line.close();
    await pass();
    const order = () => see(selectWrittenRecipes).map(({ id }) => id);
    expect(order()).toEqual([901, 900, 902]);
    store.dispatch(sortChosen('name-desc'));
    expect(order()).toEqual([900, 902, 901]);
    store.dispatch(sortChosen('default'));
    expect(order()).toEqual([900, 902, 901]);
    store.dispatch(homeOpened());
    expect(order()).toEqual([900, 902, 901]);
  });

  it('counts what is written with the rest, but not as a page of the collection', async () => {
    const { tell, see, line } = await asking();
    await tell({ event: 'found', data: anAnswer({ recipes: recipes(6) }) }, wrote(), {
      event: 'end',
      data: anAnswer({ recipes: [...recipes(6), first] }),
    });
    line.close();
    await pass();
    expect(see(selectMatchingCount)).toBe(7);
    expect(see(selectVisibleRecipes)).toHaveLength(6);
    expect(see(selectHasMore)).toBe(false);
  });

  it('does not ask for the rest of the collection again and again meanwhile', async () => {
    const { api, tell } = await asking({ search: { excludedAllergens: ['Eggs'] } });
    await tell({ event: 'found', data: anAnswer({ recipes: CORPUS, total: 90 }) }, stage('writing', 0.2));
    await pass(5_000);
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
    expect(api.sentTo(ANALYZE)[1]).toMatchObject({ generate: 'corpus', offset: '0' });
  });

  it('understands a server that answers in one piece all the same', async () => {
    const { see, titles } = await asking({}, anAnswer({ recipes: [...CORPUS, first] }));
    expect(see(selectSearchStatus)).toBe('success');
    expect(see(selectIsWriting)).toBe(false);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(see(selectVisibleRecipes)).toHaveLength(2);
  });

  it('asks for others than those of before', async () => {
    const { api, tell, line, store } = await asking();
    await tell(found, wrote(), endOf(first));
    line.close();
    await pass();
    store.dispatch(searchRetried('fresh'));
    await pass();
    expect(api.sentTo(ANALYZE)).toMatchObject([{}, { generate: 'fresh' }]);
  });
});

describe('a search that is called off while a model writes', () => {
  const category = { category: 'Drinks', subcategory: 'All', minimumRating: 0, excludedAllergens: [] } as const;
  it.each([
    ['a new search', searchSubmitted({ text: 'rice' })],
    ['another category', categoryChosen('Drinks')],
    ['another category in the filters', filtersApplied({ ...category, excludedAllergens: [] })],
    ['clearing', resultsCleared()],
  ])('by %s lets the model go, and hears nothing more of it', async (_what, action) => {
    const { tell, store, titles, isLeft } = await asking();
    await tell(found, stage('writing', 0.2), wrote());
    store.dispatch(action);
    await pass();
    expect(isLeft()).toBe(true);
    await tell(wrote(second), endOf(first, second));
    expect(titles()).toEqual([]);
  });

  it('keeps what is written when the cook only wants no more', async () => {
    const { tell, store, titles, isLeft, see, toast } = await asking();
    await tell(found, stage('writing', 0.2), wrote());
    store.dispatch(writingStopped());
    await pass();
    expect(isLeft()).toBe(true);
    await tell(wrote(second), endOf(first, second));
    await pass(5_000);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(see(selectSearchStatus)).toBe('success');
    expect(see(selectFailure)).toBeNull();
    expect(toast()).toBeNull();
    const ring = see(selectProgress);
    await pass(5_000);
    expect(see(selectProgress)).toBe(ring);
  });

  it('is called off before anything is found', async () => {
    const { store, see, isLeft } = await asking();
    store.dispatch(searchCancelled());
    await pass();
    expect(isLeft()).toBe(true);
    expect(see(selectSearchStatus)).toBe('idle');
  });
});

describe('a model that fails', () => {
  it.each([
    ['AI_AUTH_ERROR', 'aiAuthFailed'],
    ['AI_RATE_LIMIT', 'serviceBusy'],
    ['AI_QUOTA_ERROR', 'aiQuotaExceeded'],
    ['AI_SERVER_ERROR', 'aiServerFailed'],
    ['AI_CONTEXT_ERROR', 'aiImageTooLarge'],
    ['AI_TIMEOUT_ERROR', 'searchTimedOut'],
    ['AI_NETWORK_ERROR', 'networkFailed'],
  ] as const)('beside recipes: cards and a toast, %s', async (error, kind) => {
    const { tell, line, titles, toast, see } = await asking();
    await tell(found, wrote(), {
      event: 'end',
      data: { ...anAnswer({ recipes: [...CORPUS, first] }), error, message: 'So it is.' },
    });
    line.close();
    await pass();
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(see(selectSearchStatus)).toBe('success');
    expect(toast()).toMatchObject({ kind });
  });

  it('with nothing to show is a failed search, with what was detected', async () => {
    const { tell, line, see, toast } = await asking();
    await tell(
      { event: 'found', data: anAnswer({ recipes: [] }) },
      { event: 'failed', data: { status: 504, error: 'TIMEOUT', message: 'Too slow.', ingredients: ['eggs'] } },
    );
    line.close();
    await pass();
    expect(see(selectSearchStatus)).toBe('error');
    expect(see(selectIsWriting)).toBe(false);
    expect(see(selectFailure)).toMatchObject({ status: 504, code: 'TIMEOUT', text: 'Too slow.' });
    expect(see(selectDetected)).toEqual(['eggs']);
    expect(toast()).toMatchObject({ kind: 'serviceUnavailable' });
  });

  it('is refused before the first event as ever', async () => {
    const { see, toast } = await asking({}, () => refusal(422, { error: 'NO_INGREDIENTS', message: 'None.' }));
    expect(see(selectSearchStatus)).toBe('error');
    expect(toast()).toMatchObject({ kind: 'noIngredientsFound' });
  });

  it.each([
    ['is torn', (line: ReturnType<typeof fakeStream>) => line.tear()],
    ['ends before the end', (line: ReturnType<typeof fakeStream>) => void line.close()],
    [
      'ends in the middle of a recipe',
      (line: ReturnType<typeof fakeStream>) => {
        line.send('event: recipe\ndata: {"id":90');
        line.close();
      },
    ],
  ])('keeps two recipes when the line %s', async (_what, breakIt) => {
    const { tell, line, titles, toast, see, store, api } = await asking();
    await tell(found, wrote(first), wrote(second));
    breakIt(line);
    await pass();
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata', 'Baked eggs']);
    expect(see(selectIsWriting)).toBe(false);
    expect(toast()).toMatchObject({ kind: 'networkFailed' });
    store.dispatch(toastActionChosen(toast()!));
    await pass();
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
  });

  it('is a lost connection when the line breaks before anything is found', async () => {
    const { line, see, toast } = await asking();
    line.tear();
    await pass();
    expect(see(selectSearchStatus)).toBe('error');
    expect(toast()).toMatchObject({ kind: 'networkFailed' });
  });

  it('cannot be reached at all', async () => {
    const { see, toast } = await asking({}, offline);
    await pass();
    expect(see(selectSearchStatus)).toBe('error');
    expect(toast()).toMatchObject({ kind: 'networkFailed' });
  });

  it('is given up after a minute, and what is there stays', async () => {
    const { tell, see, titles, toast } = await asking();
    await tell(found, wrote());
    await pass(61_000);
    expect(see(selectIsWriting)).toBe(false);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(toast()).toMatchObject({ kind: 'searchTimedOut' });
  });
});
