import { filtersApplied, moreRequested, selectFurther, selectResults } from '@/slices/searchSlice';
import { selectHasMore } from '@/store/search/selectFurtherMatches';
import { selectMatchingCount, selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import { refusal, type Sent } from '@/testing/fakeApi';
import { keptCalls } from '@/testing/keptCalls';
import { settled } from '@/testing/settled';
import { ANALYZE, ALL, serve, searched, filters } from '@/testing/cutAnswer';

describe('an answer that was cut', () => {
  it('is enough as long as the page shows less', async () => {
    const { api, store } = await searched();
    store.dispatch(moreRequested());
    await settled();
    expect(api.sent).toHaveLength(1);
    expect(selectResults(store.getState())).toHaveLength(60);
  });

  it('goes on where it ended, to the last recipe and no further', async () => {
    const { api, store } = await searched();
    while (selectHasMore(store.getState())) {
      store.dispatch(moreRequested());
      await settled();
    }
    expect(api.sentTo(ANALYZE).map((body) => (body as { offset?: string }).offset)).toEqual([undefined, '60', '120']);
    expect(selectVisibleRecipes(store.getState()).map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('is asked for again under a sub-type, without what is known', async () => {
    const { api, store } = await searched();
    store.dispatch(filtersApplied({ ...filters, subcategory: 'Breakfast' }));
    await settled();
    // Six of the first sixty are breakfasts, which fill a page.
    expect(api.sent).toHaveLength(1);
    store.dispatch(moreRequested());
    await settled();
    expect(api.sentTo(ANALYZE)[1]).toMatchObject({ subcategory: 'Breakfast', offset: '6' });
    expect(selectMatchingCount(store.getState())).toBe(13);
  });

  it('is asked for again under an allergen that hides nearly all', async () => {
    const { api, store } = await searched();
    store.dispatch(filtersApplied({ ...filters, excludedAllergens: ['Dairy'] }));
    await settled();
    const { preferences, offset } = api.sentTo(ANALYZE)[1] as Record<string, string>;
    expect(JSON.parse(preferences!)).toMatchObject({ excludedAllergens: ['Dairy'] });
    expect(offset).toBe('0');
    expect(selectMatchingCount(store.getState())).toBe(10);
    const lists = Object.values(selectFurther(store.getState())).map(({ pages = [] }) => pages.flat());
    expect(lists).toEqual([ALL.slice(120).map(({ id }) => id)]);
  });

  it('is not asked for under a rating: the server has no ratings of this cook', async () => {
    const { api, store } = await searched();
    store.dispatch(filtersApplied({ ...filters, minimumRating: 3 }));
    await settled();
    expect(api.sent).toHaveLength(1);
  });

  it('leaves what is there when the rest does not come', async () => {
    let calls = 0;
    const { store } = await searched((sent: Sent) => (calls++ === 0 ? serve(sent) : refusal(503)));
    store.dispatch(filtersApplied({ ...filters, excludedAllergens: ['Dairy'] }));
    await settled();
    expect(calls).toBe(2);
    expect(selectResults(store.getState())).toHaveLength(60);
  });
});
