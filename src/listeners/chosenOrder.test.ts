import fc from 'fast-check';
import { SORT_OPTIONS, type SortOption } from '@contracts/vocabulary';
import { type createAppStore } from '@/app/store/store';
import { sortRecipes } from '@/lib/search/sortRecipes';
import { languageChosen } from '@/slices/preferencesSlice';
import { filtersApplied, moreRequested, sortChosen } from '@/slices/searchSlice';
import { selectServerList } from '@/store/search/selectServerList';
import { selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import { selectToast } from '@/slices/uiSlice';
import { anAnswer } from '@/testing/builders';
import { refusal, type Sent } from '@/testing/fakeApi';
import { settled } from '@/testing/settled';
import { ANALYZE, ALL, CUT, inOrder, serve, searched, filters } from '@/testing/cutAnswer';

describe('a chosen order', () => {
  const shown = ({ getState }: ReturnType<typeof createAppStore>) =>
    selectVisibleRecipes(getState()).map(({ id }) => id);
  const wholeList = (sort: SortOption) => inOrder(ALL, sort).map(({ id }) => id);

  it('covers the whole list: what stood far behind comes first, and the recipes shown wait for it', async () => {
    const { api, store } = await searched();
    const before = shown(store);
    store.dispatch(sortChosen('name-asc'));
    expect(shown(store)).toEqual(before);
    await settled();
    expect(shown(store)).toEqual(wholeList('name-asc').slice(0, 6));
    expect(api.sentTo(ANALYZE)[1]).toMatchObject({ sort: 'name-asc', offset: '0', generate: 'corpus' });
    expect(selectToast(store.getState())).toMatchObject({ kind: 'analysisCompleteWithCount' });
  });

  it('of an earlier visit is asked for with the search itself', async () => {
    const { api, store } = await searched(serve, 'prep-time');
    expect(api.sentTo(ANALYZE)).toMatchObject([{ sort: 'prep-time' }]);
    expect(shown(store)).toEqual(wholeList('prep-time').slice(0, 6));
    store.dispatch(sortChosen('default'));
    await settled();
    expect(shown(store)).toEqual(wholeList('default').slice(0, 6));
  });

  it('of an answer that was not cut is the browser’s own', async () => {
    const { api, store } = await searched(anAnswer({ recipes: ALL.slice(0, 20) }));
    store.dispatch(sortChosen('name-desc'));
    await settled();
    expect(api.sent).toHaveLength(1);
    expect(shown(store)).toEqual(
      sortRecipes(ALL.slice(0, 20), 'name-desc', 'en-GB')
        .slice(0, 6)
        .map(({ id }) => id),
    );
  });

  it('is made of what is there when the server does not answer, and asked for again with Load More', async () => {
    let isDown = false;
    const { api, store } = await searched((sent: Sent) => (isDown ? refusal(503) : serve(sent)));
    isDown = true;
    store.dispatch(sortChosen('name-asc'));
    await settled();
    expect(api.sent).toHaveLength(2);
    expect(shown(store)).toEqual(
      sortRecipes(ALL.slice(0, 60), 'name-asc', 'en-GB')
        .slice(0, 6)
        .map(({ id }) => id),
    );
    isDown = false;
    store.dispatch(moreRequested());
    await settled();
    expect(shown(store)).toEqual(wholeList('name-asc').slice(0, 12));
  });

  it('stays over the whole list in another language', async () => {
    const { store } = await searched();
    store.dispatch(sortChosen('name-asc'));
    await settled();
    const list = { pages: [wholeList('name-asc').slice(0, CUT)], hidden: [], cuisines: [] };
    expect(selectServerList(store.getState())).toMatchObject(list);
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(selectServerList(store.getState())).toMatchObject(list);
    expect(shown(store)).toEqual(wholeList('name-asc').slice(0, 6));
    store.dispatch(sortChosen('default'));
    await settled();
    expect(shown(store)).toEqual(wholeList('default').slice(0, 6));
  });

  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant('more' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...SORT_OPTIONS) },
    { weight: 1, arbitrary: fc.constantFrom('Breakfast' as const, 'All' as const) },
  );

  it('never moves what is shown when more is loaded, and shows the head of the whole sorted list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { store } = await searched();
        let sort: SortOption = 'default';
        let subcategory: 'Breakfast' | 'All' = 'All';
        for (const one of steps) {
          const before = shown(store);
          if (one === 'more') store.dispatch(moreRequested());
          else if (one === 'Breakfast' || one === 'All')
            store.dispatch(filtersApplied({ ...filters, subcategory: (subcategory = one) }));
          else store.dispatch(sortChosen((sort = one)));
          await settled();
          const now = shown(store);
          // Only a choice of the cook may reorder what is shown.
          expect(one === 'more' ? now.slice(0, before.length) : before).toEqual(before);
          const list = ALL.filter((recipe) => subcategory === 'All' || recipe.subcategory === subcategory);
          expect(now).toEqual(
            inOrder(list, sort)
              .slice(0, now.length)
              .map(({ id }) => id),
          );
        }
      }),
      { numRuns: 15 },
    );
  }, 600_000);
});
