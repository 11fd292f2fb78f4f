import {
  pinToggled,
  restrictionLifted,
  searchRetried,
  selectMustUse,
  timeChosen,
  weakerRequested,
} from '@/slices/searchSlice';
import { selectNextReading } from '@/store/search/selectFurtherMatches';
import { selectEmptied } from '@/store/search/selectOutcome';
import { selectMatchesTotal, selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import { selectWeakerCount, selectWeakerRecipes } from '@/store/search/selectWeaker';
import { anAnswer, recipes } from '@/testing/builders';
import { ANALYZE, searched } from '@/testing/cutAnswer';
import type { Sent } from '@/testing/fakeApi';
import { settled } from '@/testing/settled';

const STRONG = recipes(8).map((recipe, i) => ({ ...recipe, prepTime: i < 3 ? 10 : 50 }));
const WEAKER = recipes(10, { isWeaker: true, prepTime: 20 }, 101);
const FOUND = [
  { id: 'lamb', name: 'lamb', recipes: 2 },
  { id: 'egg', name: 'eggs', recipes: 6 },
];

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

/** Two recipes use lamb; none takes less than a quarter of an hour with it. */
const serve = ({ body }: Sent) => {
  const { mustUse = '[]', maxMinutes, offset = '0' } = body as Record<string, string>;
  const isQuick = ({ prepTime = 0 }) => maxMinutes === undefined || prepTime <= Number(maxMinutes);
  const strong = STRONG.filter(({ id }) => mustUse === '[]' || id > 6).filter(isQuick);
  const weaker = WEAKER.filter(isQuick);
  const from = Number(offset);
  const page = from < strong.length ? strong.slice(from) : weaker.slice(from - strong.length);
  const isEmpty = strong.length + weaker.length === 0;
  return anAnswer({
    recipes: page,
    found: FOUND,
    total: strong.length + weaker.length,
    strong: strong.length,
    ...(isEmpty && { emptied: [{ by: { kind: 'time' }, recipes: 18 }] }),
  });
};

describe('an ingredient to use up', () => {
  it('leaves the recipes with it, and all come back without the pin', async () => {
    const { api, store } = await searched(serve);
    expect(idsOf(selectVisibleRecipes(store.getState()))).toEqual([1, 2, 3, 4, 5, 6]);
    store.dispatch(pinToggled('lamb'));
    await settled();
    expect(api.sentTo(ANALYZE).at(-1)).toMatchObject({ mustUse: '["lamb"]', offset: '0' });
    expect(idsOf(selectVisibleRecipes(store.getState()))).toEqual([7, 8]);
    expect(selectMatchesTotal(store.getState())).toBe(2);
    store.dispatch(pinToggled('lamb'));
    await settled();
    expect(selectMatchesTotal(store.getState())).toBe(8);
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
  });

  it('is no longer required when the server does not answer', async () => {
    let isDown = false;
    const { store } = await searched((sent: Sent) => {
      if (isDown) throw new TypeError('no network');
      return serve(sent);
    });
    isDown = true;
    store.dispatch(pinToggled('lamb'));
    await settled();
    expect(selectMustUse(store.getState())).toEqual([]);
    expect(idsOf(selectVisibleRecipes(store.getState()))).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('an ingredient that the text says to use up', () => {
  /** A server that reads "use up" from the text where the request does not say what must be used. */
  const reading = (sent: Sent) => {
    const body = sent.body as Record<string, string>;
    if (body.mustUse !== undefined) return serve(sent);
    return { ...serve({ ...sent, body: { ...body, mustUse: '["lamb"]' } }), mustUse: ['lamb'] };
  };

  it('is pinned with the first answer, without asking again', async () => {
    const { api, store } = await searched(reading);
    await settled();
    expect(selectMustUse(store.getState())).toEqual(['lamb']);
    expect(idsOf(selectVisibleRecipes(store.getState()))).toEqual([7, 8]);
    expect(api.sentTo(ANALYZE)).toHaveLength(1);
  });

  it('stays unpinned once the cook has pressed its chip, also when the search is repeated', async () => {
    const { api, store } = await searched(reading);
    store.dispatch(pinToggled('lamb'));
    await settled();
    expect(api.sentTo(ANALYZE).at(-1)).toMatchObject({ mustUse: '[]' });
    expect(selectMatchesTotal(store.getState())).toBe(8);
    store.dispatch(searchRetried());
    await settled();
    expect(selectMustUse(store.getState())).toEqual([]);
    expect(selectMatchesTotal(store.getState())).toBe(8);
  });
});

describe('weaker matches', () => {
  it('are counted, and read only when the cook wants them', async () => {
    const { api, store } = await searched(serve);
    expect(selectWeakerCount(store.getState())).toBe(10);
    expect(selectWeakerRecipes(store.getState())).toEqual([]);
    store.dispatch(weakerRequested());
    await settled();
    expect(api.sentTo(ANALYZE)[1]).toMatchObject({ offset: '8' });
    expect(idsOf(selectWeakerRecipes(store.getState()))).toEqual([101, 102, 103, 104, 105, 106]);
    expect(selectMatchesTotal(store.getState())).toBe(8);
    store.dispatch(weakerRequested());
    await settled();
    expect(selectWeakerRecipes(store.getState())).toHaveLength(10);
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
  });

  it('are shown at once when there are no others', async () => {
    const { store } = await searched(anAnswer({ recipes: WEAKER.slice(0, 3), found: FOUND, total: 3, strong: 0 }));
    expect(selectVisibleRecipes(store.getState())).toEqual([]);
    expect(idsOf(selectWeakerRecipes(store.getState()))).toEqual([101, 102, 103]);
    expect(selectNextReading(store.getState())).toBeUndefined();
  });
});

describe('a time limit', () => {
  it('leaves the quick recipes, counts the others over the whole list, and is lifted', async () => {
    const { store } = await searched(serve);
    store.dispatch(timeChosen(15));
    await settled();
    expect(idsOf(selectVisibleRecipes(store.getState()))).toEqual([1, 2, 3]);
    expect(selectWeakerCount(store.getState())).toBe(0);
    store.dispatch(pinToggled('lamb'));
    await settled();
    expect(selectVisibleRecipes(store.getState())).toEqual([]);
    expect(selectEmptied(store.getState())).toEqual([{ by: { kind: 'time' }, recipes: 18 }]);
    store.dispatch(restrictionLifted({ kind: 'time' }));
    await settled();
    expect(idsOf(selectVisibleRecipes(store.getState()))).toEqual([7, 8]);
    expect(selectEmptied(store.getState())).toEqual([]);
  });
});
