import { createAppStore } from '@/app/store/store';
import { TOASTS } from '@/i18n/toasts';
import { homeOpened, resultsCleared, searchSubmitted, selectProgress } from '@/slices/searchSlice';
import { selectToast } from '@/slices/uiSlice';
import { anAnswer, recipes } from '@/testing/builders';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

const after = (ms: number, value: unknown) => () => new Promise((resolve) => setTimeout(() => resolve(value), ms));

const searching = (
  reply: unknown,
  { isMobile = false, ...state }: { isMobile?: boolean } & Parameters<typeof preloaded>[0] = {},
) => {
  fakeApi({ 'POST /api/analyze': reply });
  const effects = fakeEffects({ isMobile });
  const store = createAppStore(effects, preloaded(state));
  return { effects, store, toast: () => selectToast(store.getState()) };
};

describe('what a search tells the cook', () => {
  beforeEach(() => jest.useFakeTimers());

  it('ticks while it runs, and stops with it', async () => {
    const { store } = searching(after(1_000, anAnswer()));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(299);
    expect(selectProgress(store.getState())).toBe(0);
    await jest.advanceTimersByTimeAsync(601);
    expect(selectProgress(store.getState())).toBe(4.5);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ticks from nought when another search overtakes it', async () => {
    const { store } = searching(after(5_000, anAnswer()));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(1_000);
    store.dispatch(searchSubmitted({ text: 'rice' }));
    await jest.advanceTimersByTimeAsync(299);
    expect(selectProgress(store.getState())).toBe(0);
    await jest.advanceTimersByTimeAsync(601);
    expect(selectProgress(store.getState())).toBe(4.5);
  });

  it('ticks on, whatever else happens on the page', async () => {
    const { store } = searching(after(5_000, anAnswer()));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(200);
    store.dispatch(homeOpened());
    await jest.advanceTimersByTimeAsync(100);
    expect(selectProgress(store.getState())).toBe(1.5);
  });

  it.each([
    ['None', 8, 'analysisCompleteWithCount', { count: 8, category: 'None' }],
    ['Drinks', 2, 'analysisCompleteWithCount', { count: 2, category: 'Drinks' }],
  ] as const)('says how many it found: %s, %d', async (category, count, kind, values) => {
    const { store, toast } = searching(anAnswer({ recipes: recipes(count) }), { search: { category } });
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()).toMatchObject({ kind, values });
  });

  it('leaves it to the panel in place of the results to say that nothing was found, and why', async () => {
    const hidden = [{ reason: { kind: 'allergen' as const, name: 'Gluten' }, count: 7 }];
    for (const answer of [anAnswer({ recipes: [] }), anAnswer({ recipes: [], hidden })]) {
      const { store, toast } = searching(answer);
      store.dispatch(searchSubmitted({ text: 'flour' }));
      await jest.advanceTimersByTimeAsync(10);
      expect(toast()).toBeNull();
    }
  });

  it.each([
    [[false], 'analysisComplete'],
    [[true, false], 'analysisComplete'],
    [[true, true], undefined],
  ])('says that a photo was read where the cook has to confirm it first; read surely: %j', async (sure, kind) => {
    const photo = { kind: 'food' as const, chips: sure.map((isSure) => ({ text: 'eggs', isSure })) };
    const { store, toast } = searching({ ...anAnswer({ recipes: [] }), photo });
    store.dispatch(searchSubmitted({ text: 'flour' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()?.kind).toBe(kind);
  });

  it('says what went wrong although there are recipes', async () => {
    const { store, toast } = searching(anAnswer({ error: 'AI_TIMEOUT', message: 'The model is away.' }));
    store.dispatch(searchSubmitted({ text: 'flour' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()?.kind).not.toBe('analysisCompleteWithCount');
    expect(toast()?.values).toEqual({ message: 'The model is away.' });
  });

  it('does not celebrate recipes that all lack much', async () => {
    const far = recipes(2).map((recipe) => ({ ...recipe, matchedIngredients: 1, totalIngredients: 7 }));
    const { store, toast } = searching(anAnswer({ recipes: far }));
    store.dispatch(searchSubmitted({ text: 'star anise' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()).toMatchObject({ kind: 'analysisCompleteFar', values: { count: 2, category: 'None' } });
    expect(TOASTS.analysisCompleteFar).toEqual({ ...TOASTS.analysisCompleteWithCount, variant: 'default' });
  });

  it('does not celebrate a missing dish, and only reports similar ones', async () => {
    const { store, toast } = searching(anAnswer({ isNear: true }));
    store.dispatch(searchSubmitted({ text: 'beef wellington', mode: 'name' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()).toMatchObject({ kind: 'analysisCompleteNear', values: { count: 1 } });
    expect(TOASTS.analysisCompleteNear.variant).toBe('default');
  });

  it('speaks of names after a search by name', async () => {
    const { store, toast } = searching(anAnswer());
    store.dispatch(searchSubmitted({ text: 'shakshuka', mode: 'name' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()).toMatchObject({ kind: 'analysisCompleteByName', values: { count: 1 } });
  });

  it('scrolls to the results after 300 ms', async () => {
    const { store, effects } = searching(after(1_000, anAnswer()));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(1_290);
    expect(effects.scrollToResults).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(effects.scrollToResults).toHaveBeenCalledTimes(1);
  });

  it('scrolls on a phone as soon as it runs, too', async () => {
    const { store, effects } = searching(after(1_000, anAnswer()), { isMobile: true });
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(310);
    expect(effects.scrollToResults).toHaveBeenCalledTimes(1);
  });

  it('does not scroll on a phone before there is a search', async () => {
    const { store, effects } = searching(anAnswer(), { isMobile: true });
    store.dispatch(resultsCleared());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(effects.scrollToResults).not.toHaveBeenCalled();
  });

  it('does not scroll to results that are cleared by then', async () => {
    const { store, effects } = searching(anAnswer());
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(100);
    store.dispatch(resultsCleared());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(effects.scrollToResults).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing recognised', () => refusal(422, { error: 'NO_INGREDIENTS', message: 'None.' }), 'noIngredientsFound'],
    ['a refusal with a sentence', () => refusal(400, { error: 'INVALID', message: 'Too long.' }), 'searchRefused'],
    ['a broken gateway', () => refusal(502), 'connectionFailed'],
    ['no connection', offline, 'networkFailed'],
  ])('says what went wrong: %s', async (_what, reply, kind) => {
    const { store, toast } = searching(reply);
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()).toMatchObject({ kind });
  });

  it('gives the toast the sentence of the server', async () => {
    const { store, toast } = searching(() => refusal(400, { message: 'Too long.' }));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(toast()).toMatchObject({ values: { message: 'Too long.' } });
  });

  it('says once that a search worked', async () => {
    const { store, toast } = searching(anAnswer());
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await jest.advanceTimersByTimeAsync(10);
    const first = toast();
    store.dispatch(searchSubmitted({ text: '' }));
    store.dispatch(homeOpened());
    expect(toast()?.kind).toBe('noIngredientsEntered');
    expect(first?.kind).toBe('analysisCompleteWithCount');
  });

  it('confirms that the results are cleared', () => {
    const { store, toast } = searching(anAnswer());
    store.dispatch(resultsCleared());
    expect(toast()).toMatchObject({ kind: 'cacheCleared' });
  });
});
