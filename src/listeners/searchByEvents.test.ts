import { searchNewsArrived } from '@/api/searchNews';
import { NO_FILTERS } from '@/lib/search/searchFilters';
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
  selectSearchStatus,
  sortChosen,
  writingStopped,
} from '@/slices/searchSlice';
import { selectHasMore } from '@/store/search/selectFurtherMatches';
import { selectMatchingCount, selectVisibleRecipes, selectWrittenRecipes } from '@/store/search/selectShownRecipes';
import { anAnswer, recipes } from '@/testing/builders';
import {
  ANALYZE,
  stage,
  CORPUS,
  found,
  first,
  second,
  third,
  wrote,
  endOf,
  pass,
  asking,
} from '@/testing/writingSearch';

beforeEach(() => jest.useFakeTimers());

describe('a search when a model writes', () => {
  it('asks for pieces, in the cook’s measures', async () => {
    const { api } = await asking({ preferences: { measurementSystem: 'imperial' } });
    const [body] = api.sentTo(ANALYZE) as { preferences: string }[];
    expect(JSON.parse(body!.preferences)).toMatchObject({ measurementSystem: 'imperial' });
    expect(body).not.toHaveProperty('generate');
  });

  it('asks for pieces before the server has said whether it has a model', async () => {
    const { tell, see } = await asking({}, undefined, 'pending');
    await tell(stage('matching', 0.05), found);
    expect(see(selectIsWriting)).toBe(true);
  });

  it('makes an ordinary request when there is none', async () => {
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

  it('waits on, when nothing was found, until the first recipe is there', async () => {
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
    // A stage must not go back, even when a broken server reports it.
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

  it('understands a server that answers in one piece', async () => {
    const { see, titles } = await asking({}, anAnswer({ recipes: [...CORPUS, first] }));
    expect(see(selectSearchStatus)).toBe('success');
    expect(see(selectIsWriting)).toBe(false);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(see(selectVisibleRecipes)).toHaveLength(2);
  });

  it('asks for recipes other than the previous ones', async () => {
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
  const category = { ...NO_FILTERS, category: 'Drinks', subcategory: 'All' } as const;
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

  it('ignores news of any other search', async () => {
    const { tell, store, titles } = await asking();
    await tell(found);
    store.dispatch(searchNewsArrived({ streamId: 'another', at: 0, news: { event: 'recipe', data: second } }));
    expect(titles()).toEqual(['Shakshuka', 'Tortilla']);
  });

  it('keeps what is written when the cook stops the model', async () => {
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
