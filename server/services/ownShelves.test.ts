import { createListeners } from '../events/listeners';
import { DISHES } from '../testing/dishes';
import { dishShelf } from '../testing/dishShelf';
import { storedSupper } from '../testing/storedSupper';
import { toJsonText } from '../text/jsonText';
import { pageOf, unmarkedRecipe, type StoredRecipe } from '../text/recipeText';
import { createOwnShelves } from './ownShelves';
import type { RecipeShelf } from './recipeShelf';

let shelf: RecipeShelf;
beforeAll(async () => {
  shelf = await dishShelf();
});

const recipeOf = (title: string): StoredRecipe =>
  storedSupper({
    title,
    ingredients: [{ name: 'quinces', quantity: '2', id: 'quince' }],
    instructions: [{ step: 'Bake.' }],
  });

/** The shelves over a database in which accounts have recipes with these titles, by id from 1,001. */
const opened = (titles: Record<string, string[]>, recipesMax?: number) => {
  const events = createListeners();
  const published: unknown[] = [];
  const seen = { reads: 0, stamps: 0 };
  const current = { shared: shelf };
  const rowsOf = (uid: string) =>
    (titles[uid] ?? []).map((title, i) => ({ id: 1_001 + i, body: toJsonText(recipeOf(title)) }));
  const shelves = createOwnShelves({
    own: {
      stampOf({ uid }) {
        seen.stamps += 1;
        return Promise.resolve(JSON.stringify(titles[uid]));
      },
      async *batches({ uid }, size) {
        seen.reads += 1;
        const rows = rowsOf(uid);
        for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size);
        await Promise.resolve();
      },
      bodiesOf: ({ uid }, ids) =>
        Promise.resolve(new Map(rowsOf(uid).flatMap(({ id, body }) => (ids.includes(id) ? [[id, body]] : [])))),
    },
    shared: () => current.shared,
    pageOf: (id, stored) => pageOf(unmarkedRecipe(id, stored)),
    events: { listen: events.listen, publish: (...what) => Promise.resolve(void published.push(what)) },
    recipesMax,
  });
  /** Titles of all that the account searches beside the shared recipes; undefined: it has no shelf of its own. */
  const ownOf = async (uid: string) => {
    const whole = await shelves.of(uid);
    return (
      whole &&
      Array.from({ length: whole.size - current.shared.size }, (_, i) =>
        whole.titleAt(current.shared.size + i, 'en-GB'),
      )
    );
  };
  return { ...shelves, ownOf, seen, current, published, tell: events.tell, titles };
};

describe('the shelf of an account', () => {
  it('has its recipes behind the shared ones, and is none where it has none', async () => {
    const { ownOf, of } = opened({ ada: Array.from({ length: 120 }, (_, i) => `Pie ${i}`) });
    expect(await ownOf('ada')).toHaveLength(120);
    expect((await of('ada'))!.titleAt(0, 'en-GB')).toBe(shelf.titleAt(0, 'en-GB'));
    expect(await ownOf('bob')).toBeUndefined();
  });

  it('shows recipes in the order that is asked for, and none that is gone', async () => {
    const { of, titles } = opened({ ada: ['Quince pie', 'Medlar pie'] });
    const whole = (await of('ada'))!;
    const [first, second] = [shelf.size, shelf.size + 1];
    expect([whole.idAt(0), whole.idAt(second)]).toEqual([shelf.idAt(0), 1_002]);
    titles.ada = ['Quince pie'];
    const pages = await whole.pagesOf([second, 1, first, 0], 'en-GB');
    expect(pages.map((page) => page?.recipe.title)).toEqual([
      undefined,
      shelf.titleAt(1, 'en-GB'),
      'Quince pie',
      shelf.titleAt(0, 'en-GB'),
    ]);
  });

  it('is read once for all who ask at the same time, and kept', async () => {
    const { of, seen } = opened({ ada: ['Quince pie'] });
    const [one, other] = await Promise.all([of('ada'), of('ada')]);
    expect(one).toBe(other);
    expect(await of('ada')).toBe(one);
    expect(seen.reads).toBe(1);
  });

  it('is read again once it has changed, here or on another server', async () => {
    const { ownOf, changed, published, tell, titles, seen } = opened({ ada: ['Quince pie'], bob: ['Soup'] });
    await Promise.all([ownOf('ada'), ownOf('bob')]);
    titles.ada = ['Medlar pie'];
    await changed('ada');
    expect(published).toEqual([['own', 'ada']]);
    tell('own', 'ada');
    expect([await ownOf('ada'), await ownOf('bob')]).toEqual([['Medlar pie'], ['Soup']]);
    expect(seen.reads).toBe(3);
  });

  it.each([
    ['changes', 'ada'],
    ['may have changed', undefined],
  ])('that %s while it is read is not kept', async (_what, told) => {
    const { ownOf, tell, titles, seen } = opened({ ada: ['Quince pie'] });
    const reading = ownOf('ada');
    while (seen.reads === 0) await Promise.resolve();
    titles.ada = ['Medlar pie'];
    tell('own', told);
    expect(await reading).toEqual(['Quince pie']);
    expect(await ownOf('ada')).toEqual(['Medlar pie']);
  });

  it('is compared once with the database when events were missed, and read again if it is another', async () => {
    const { ownOf, tell, titles, seen } = opened({ ada: ['Quince pie'] });
    await ownOf('ada');
    tell('own', undefined);
    const { stamps } = seen;
    for (let i = 0; i < 2; i += 1) expect(await ownOf('ada')).toEqual(['Quince pie']);
    expect(seen).toEqual({ reads: 1, stamps: stamps + 1 });
    titles.ada = ['Medlar pie'];
    tell('own', undefined);
    expect(await ownOf('ada')).toEqual(['Medlar pie']);
    expect(seen.reads).toBe(2);
  });

  it('follows the shared recipes without being read again', async () => {
    const { ownOf, current, of, seen } = opened({ ada: ['Quince pie'] });
    const before = await of('ada');
    current.shared = await dishShelf(DISHES.slice(1));
    expect(await ownOf('ada')).toEqual(['Quince pie']);
    expect((await of('ada'))!.size).toBe(before!.size - 1);
    expect(seen.reads).toBe(1);
  });

  it('is read again after all were forgotten', async () => {
    const { ownOf, forgetAll, seen } = opened({ ada: ['Quince pie'] });
    await ownOf('ada');
    forgetAll();
    expect(await ownOf('ada')).toEqual(['Quince pie']);
    expect(seen.reads).toBe(2);
  });

  it('hears of nothing once the server stops', async () => {
    const { ownOf, stop, tell, seen } = opened({ ada: ['Quince pie'] });
    await ownOf('ada');
    stop();
    tell('own', 'ada');
    await ownOf('ada');
    expect(seen.reads).toBe(1);
  });

  it.each([
    ['both', 2, 2],
    ['the later one', 1, 3],
  ])('stands beside another one as far as there is room: %s', async (_which, room, reads) => {
    const { ownOf, seen } = opened({ ada: ['Quince pie'], bob: ['Soup'] }, room * (shelf.size + 1));
    for (const uid of ['ada', 'bob', 'bob', 'ada']) await ownOf(uid);
    expect(seen.reads).toBe(reads);
  });

  it('is kept alone when it is larger than all the room', async () => {
    const { ownOf, seen } = opened({ ada: ['Quince pie'] }, 2);
    for (let i = 0; i < 3; i += 1) await ownOf('ada');
    expect(seen.reads).toBe(1);
  });
});
