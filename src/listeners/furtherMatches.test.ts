import { createAppStore } from '@/app/store';
import { filtersApplied, moreRequested, searchSubmitted, selectResults } from '@/slices/searchSlice';
import { selectHasMore, selectMatchingCount, selectVisibleRecipes } from '@/store/selectors';
import { anAnswer, recipes } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const ANALYZE = 'POST /api/analyze';
const CUT = 60;

/** The server's whole list: 130 meals, each tenth a breakfast, each with dairy but the last ten. */
const ALL = recipes(130).map((recipe, i) => ({
  ...recipe,
  subcategory: i % 10 === 0 ? ('Breakfast' as const) : ('Dinner' as const),
  allergens: i < 120 ? ['Dairy'] : [],
}));

const serve = ({ body }: Sent) => {
  const { subcategory, offset = '0', preferences } = body as Record<string, string>;
  const { excludedAllergens } = JSON.parse(preferences!) as { excludedAllergens: string[] };
  const list = ALL.filter(
    (recipe) =>
      (!subcategory || recipe.subcategory === subcategory) &&
      !recipe.allergens.some((name) => excludedAllergens.includes(name)),
  );
  const page = list.slice(Number(offset), Number(offset) + CUT);
  return anAnswer({ recipes: page, ...(list.length > page.length && { total: list.length }) });
};

const searched = async (reply: unknown = serve) => {
  const api = fakeApi({ [ANALYZE]: reply });
  const store = createAppStore(fakeEffects(), preloaded({ search: { category: 'Meals', subcategory: 'All' } }));
  store.dispatch(searchSubmitted({ text: 'eggs' }));
  await settled();
  return { api, store };
};

const filters = { category: 'Meals' as const, subcategory: 'All' as const, minimumRating: 0, excludedAllergens: [] };

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
  });

  it('is asked for again under a sub-type, without what is known', async () => {
    const { api, store } = await searched();
    store.dispatch(filtersApplied({ ...filters, subcategory: 'Breakfast' }));
    await settled();
    // Six of the first sixty are breakfasts: enough for a page.
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
