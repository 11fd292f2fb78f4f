import type { Cuisine } from '@contracts/cuisines';
import { countCuisines } from '@/lib/search/filterRecipes';
import { filtersApplied, hiddenShown, moreRequested } from '@/slices/searchSlice';
import { selectCuisineCounts, selectHidden } from '@/store/search/selectHidden';
import { selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import { anAnswer } from '@/testing/builders';
import type { Sent } from '@/testing/fakeApi';
import { settled } from '@/testing/settled';
import { ANALYZE, CUT, ALL, searched, filters } from '@/testing/cutAnswer';

describe('cuisines of an answer that was cut', () => {
  // Every fifth recipe is Thai, the others French.
  const cuisineAt = (i: number): Cuisine => (i % 5 === 4 ? 'thai' : 'french');
  const list = ALL.map((recipe, i) => ({ ...recipe, cuisine: cuisineAt(i) }));

  const serveCuisines = ({ body }: Sent) => {
    const { subcategory, offset = '0', cuisines = '[]' } = body as Record<string, string>;
    const ofKind = list.filter((recipe) => !subcategory || recipe.subcategory === subcategory);
    const asked = JSON.parse(cuisines) as Cuisine[];
    const found = ofKind.filter(({ cuisine }) => asked.length === 0 || asked.includes(cuisine));
    const page = found.slice(Number(offset), Number(offset) + CUT);
    return anAnswer({
      recipes: page,
      cuisines: countCuisines(ofKind),
      ...(found.length > page.length && { total: found.length }),
    });
  };

  it('are counted over the whole list, and hide what lifting them shows', async () => {
    const { api, store } = await searched(serveCuisines);
    expect(selectCuisineCounts(store.getState())).toEqual([
      { cuisine: 'french', count: 104 },
      { cuisine: 'thai', count: 26 },
    ]);
    store.dispatch(filtersApplied({ ...filters, cuisines: ['thai'] }));
    await settled();
    // Twelve of the first sixty are Thai, which fill a page.
    expect(api.sent).toHaveLength(1);
    expect(selectHidden(store.getState())).toEqual([{ kind: 'cuisine', count: 104 }]);

    store.dispatch(moreRequested());
    store.dispatch(moreRequested());
    await settled();
    expect(api.sentTo(ANALYZE)[1]).toMatchObject({ cuisines: '["thai"]', offset: '12' });
    expect(selectVisibleRecipes(store.getState()).map(({ id }) => id)).toEqual(
      list
        .filter(({ cuisine }) => cuisine === 'thai')
        .slice(0, 18)
        .map(({ id }) => id),
    );
    expect(selectHidden(store.getState())).toEqual([{ kind: 'cuisine', count: 104 }]);

    store.dispatch(hiddenShown({ kind: 'cuisine', count: 104 }));
    await settled();
    expect(selectHidden(store.getState())).toEqual([]);
    expect(selectVisibleRecipes(store.getState())[0]?.id).toBe(list[0]!.id);
  });

  it('are counted within the chosen sub-type', async () => {
    const { store } = await searched(serveCuisines);
    store.dispatch(filtersApplied({ ...filters, subcategory: 'Breakfast', cuisines: ['french'] }));
    await settled();
    expect(selectCuisineCounts(store.getState())).toEqual([{ cuisine: 'french', count: 13 }]);
    expect(selectHidden(store.getState())).toContainEqual(expect.objectContaining({ kind: 'subcategory' }));
  });

  it('are counted among what is loaded under a minimum rating, which the server does not know', async () => {
    const { store } = await searched(serveCuisines);
    store.dispatch(filtersApplied({ ...filters, cuisines: ['thai'], minimumRating: 1 }));
    await settled();
    expect(selectCuisineCounts(store.getState())).toEqual([]);
    expect(selectHidden(store.getState())).toEqual([{ kind: 'rating', count: 60 }]);
  });

  it('are counted here when the browser has the whole answer', async () => {
    const { store } = await searched(anAnswer({ recipes: list.slice(0, 10), cuisines: [] }));
    store.dispatch(filtersApplied({ ...filters, cuisines: ['thai'] }));
    expect(selectCuisineCounts(store.getState())).toEqual([
      { cuisine: 'french', count: 8 },
      { cuisine: 'thai', count: 2 },
    ]);
    expect(selectHidden(store.getState())).toEqual([{ kind: 'cuisine', count: 8 }]);
  });
});
