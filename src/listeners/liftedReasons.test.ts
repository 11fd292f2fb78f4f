import { createAppStore } from '@/app/store/store';
import { filtersApplied, hiddenShown, searchRetried, searchSubmitted, selectLifted } from '@/slices/searchSlice';
import { selectHidden } from '@/store/search/selectHidden';
import { selectMatchingCount } from '@/store/search/selectShownRecipes';
import { selectToast } from '@/slices/uiSlice';
import { anAnswer, recipes } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';
import { ANALYZE, filters } from '@/testing/cutAnswer';

describe('what the server keeps back', () => {
  const gluten = { kind: 'allergen', name: 'Gluten' } as const;
  const careful = ({ body }: Sent) => {
    const { lifted = '[]', subcategory } = body as Record<string, string>;
    const isLifted = (JSON.parse(lifted) as unknown[]).length > 0;
    return isLifted
      ? anAnswer({ recipes: recipes(7, { allergens: ['Gluten'], subcategory: 'Dinner' }) })
      : anAnswer({ recipes: [], hidden: [{ reason: gluten, count: subcategory === undefined ? 7 : 4 }] });
  };
  const opened = async () => {
    const api = fakeApi({ [ANALYZE]: careful });
    const state = preloaded({
      search: { category: 'Meals', subcategory: 'All' },
      preferences: { excludedAllergens: ['Gluten'] },
    });
    const store = createAppStore(fakeEffects(), state);
    store.dispatch(searchSubmitted({ text: 'flour' }));
    await settled();
    return { api, store };
  };

  it('is shown as a count, and as recipes with one tap', async () => {
    const { api, store } = await opened();
    expect(selectHidden(store.getState())).toEqual([{ ...gluten, count: 7 }]);
    expect(api.sent).toHaveLength(1);
    store.dispatch(hiddenShown({ ...gluten, count: 7 }));
    await settled();
    expect(api.sentTo(ANALYZE)[1]).toMatchObject({
      lifted: JSON.stringify([gluten, { kind: 'mayContain', name: 'Gluten' }]),
      offset: '0',
    });
    expect(selectMatchingCount(store.getState())).toBe(7);
    expect(selectHidden(store.getState())).toEqual([]);
    expect(api.sent).toHaveLength(2);
  });

  it('is hidden again when the panel excludes it again, with no further question', async () => {
    const { api, store } = await opened();
    store.dispatch(hiddenShown({ ...gluten, count: 7 }));
    await settled();
    store.dispatch(filtersApplied({ ...filters, liftedAllergens: [] }));
    await settled();
    expect(selectMatchingCount(store.getState())).toBe(0);
    expect(selectHidden(store.getState())).toEqual([{ ...gluten, count: 7 }]);
    expect(api.sent).toHaveLength(2);
  });

  it('stays shown when the panel, which lists only what recipes contain, lists it as excluded', async () => {
    const { store } = await opened();
    const traces = { kind: 'mayContain', name: 'Nuts' } as const;
    store.dispatch(hiddenShown({ ...traces, count: 2 }));
    store.dispatch(filtersApplied({ ...filters, liftedAllergens: [] }));
    await settled();
    expect(selectLifted(store.getState())).toEqual([traces]);
  });

  it('says so when it cannot be shown, and comes with Retry', async () => {
    const api = fakeApi({
      [ANALYZE]: (sent: Sent) => ('lifted' in (sent.body as object) && isDown ? refusal(503) : careful(sent)),
    });
    let isDown = true;
    const store = createAppStore(fakeEffects(), preloaded({ preferences: { excludedAllergens: ['Gluten'] } }));
    store.dispatch(searchSubmitted({ text: 'flour' }));
    await settled();
    store.dispatch(hiddenShown({ ...gluten, count: 7 }));
    await settled();
    expect(selectToast(store.getState())?.kind).toBe('serviceUnavailable');
    isDown = false;
    store.dispatch(searchRetried());
    await settled();
    expect(api.sent).toHaveLength(3);
    expect(selectMatchingCount(store.getState())).toBe(7);
  });

  it('is counted again under a sub-type', async () => {
    const { store } = await opened();
    store.dispatch(filtersApplied({ ...filters, subcategory: 'Dinner' }));
    await settled();
    expect(selectHidden(store.getState())).toEqual([{ ...gluten, count: 4 }]);
  });
});
