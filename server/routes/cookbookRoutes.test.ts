import type { FastifyInstance } from 'fastify';
import type { CookbookAnswer, CookbookThing, SharedCollection } from '@contracts/cookbook';
import { COLLECTION_PAGE, COOKBOOK_CHANGES_MAX } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { openApp } from '../testing/openApp';
import { signUp, TEST_PASSWORD, type SignedUp } from '../testing/signUp';

let app: FastifyInstance;
let cook: SignedUp;
let shakshuka: number;
beforeEach(async () => {
  app = await openApp();
  cook = await signUp(app, 'cook');
  const found = await cook.post('/api/analyze', { recipeName: 'Shakshuka' });
  shakshuka = found.json<{ recipes: Recipe[] }>().recipes[0]!.id;
});
afterEach(() => app.close());

const idOf = (i: number) => `line-${String(i).padStart(12, '0')}`;
const recipe = () => ({ id: shakshuka, title: 'Shakshuka' });
const note = (text: string): CookbookThing => ({ kind: 'note', recipe: recipe(), text });
const collection = (name: string): CookbookThing => ({ kind: 'collection', name });
const member = (of: number): CookbookThing => ({ kind: 'member', collection: idOf(of), recipe: recipe() });
const line = (i: number, thing: CookbookThing, at = 1_000) => ({ id: idOf(i), thing, state: 'open', at });
const gone = (i: number, at = 2_000) => ({ id: idOf(i), state: 'gone', at });

const change = async (...changes: object[]) => (await cook.post('/api/cookbook', { changes })).json<CookbookAnswer>();
const read = async () => (await cook.get('/api/cookbook')).json<CookbookAnswer>();
const things = ({ entries }: CookbookAnswer) => entries.map(({ thing }) => thing);
const share = async (i: number) => cook.post(`/api/cookbook/collections/${idOf(i)}/share`, {});
const shared = (end: string, query = '') => app.inject(`/api/shared-collections/${end}${query}`);

describe('the cookbook of an account', () => {
  it('is empty before it is used', async () => {
    expect(await read()).toEqual({ revision: 0, isWhole: true, entries: [], refused: [], shares: {} });
  });

  it('keeps notes line by line, without markup', async () => {
    await change(line(1, note('<b>Less</b> salt.\nMore  cumin.')));
    expect(things(await read())).toEqual([note('Less salt.\nMore cumin.')]);
  });

  it('lets the newest content of a line stand', async () => {
    await change(line(1, note('First'), 1_000));
    await change(line(1, note('Newest'), 3_000), line(1, note('Late, but older'), 2_000));
    expect(things(await read())).toEqual([note('Newest')]);
  });

  it('keeps the kind of a line', async () => {
    await change(line(1, note('First')));
    await change(line(1, collection('Not a note'), 3_000));
    expect(things(await read())).toEqual([note('First')]);
  });

  it('never brings back a removed line', async () => {
    await change(line(1, note('Old')));
    await change(gone(1));
    const answer = await change(line(1, note('Back?'), 9_000));
    expect(answer.entries).toMatchObject([{ id: idOf(1), state: 'gone' }]);
    expect((await read()).entries).toEqual([]);
  });

  it('counts a repeated change from a clock that is ahead once', async () => {
    const ahead = Date.now() + 3_600_000;
    await change(line(1, note('From tomorrow'), ahead));
    const { entries } = await change(line(1, note('After it'), ahead + 1));
    const again = await change(line(1, note('From tomorrow'), ahead));
    expect(things(again)).toEqual(things({ ...again, entries }));
    expect(things(again)).toEqual([note('After it')]);
  });

  it('refuses what is not a line, and says so', async () => {
    const reply = await cook.post('/api/cookbook', { changes: [line(1, note(' '))] });
    expect(reply.statusCode).toBe(400);
  });

  it('is in the export of the account, and goes with it', async () => {
    await change(line(1, collection('Sundays')), line(2, member(1)));
    const end = (await share(1)).json<{ share: string }>().share;
    const exported = (await cook.get('/api/user/export')).json<{ cookbook: unknown[] }>();
    expect(exported.cookbook).toMatchObject([
      { id: idOf(1), thing: collection('Sundays'), isShared: true },
      { id: idOf(2), thing: member(1), isShared: false },
    ]);
    expect((await cook.post('/api/user/delete', { password: TEST_PASSWORD })).statusCode).toBeLessThan(300);
    expect((await shared(end)).statusCode).toBe(404);
  });
});

describe('a shared collection', () => {
  const opened = async () => {
    await change(line(1, collection('Sundays')), line(2, member(1)), line(3, member(1)));
    return (await share(1)).json<{ share: string }>().share;
  };

  it('is read by its link without an account, each recipe once', async () => {
    const end = await opened();
    const answer = (await shared(end)).json<SharedCollection>();
    expect(answer).toMatchObject({ name: 'Sundays', total: 1, next: null });
    expect(answer.recipes.map(({ id, isSaved }) => [id, isSaved])).toEqual([[shakshuka, false]]);
    expect((await shared(end, '?from=1')).json<SharedCollection>().recipes).toEqual([]);
  });

  it('is read page by page, and the last page says that none follows', async () => {
    const numbers = Array.from({ length: COLLECTION_PAGE + 1 }, (_, i) => i + 1);
    const recipes = numbers.map((i) => ({
      kind: 'member',
      collection: idOf(100),
      recipe: { id: i, title: `Dish ${i}` },
    }));
    const lines = recipes.map((thing, i) => line(i, thing as CookbookThing));
    await change(line(100, collection('Many')));
    for (let i = 0; i < lines.length; i += COOKBOOK_CHANGES_MAX)
      await change(...lines.slice(i, i + COOKBOOK_CHANGES_MAX));
    const { share: end } = (await share(100)).json<{ share: string }>();
    const first = (await shared(end)).json<SharedCollection>();
    expect(first).toMatchObject({ total: COLLECTION_PAGE + 1, next: COLLECTION_PAGE });
    expect((await shared(end, `?from=${first.next}`)).json<SharedCollection>().next).toBeNull();
  });

  it('has one link until it is taken back, and then none that leads there', async () => {
    const end = await opened();
    expect((await share(1)).json()).toEqual({ share: end });
    expect((await read()).shares).toEqual({ [idOf(1)]: end });
    await cook.send('DELETE', `/api/cookbook/collections/${idOf(1)}/share`);
    expect((await shared(end)).statusCode).toBe(404);
    expect((await share(1)).json<{ share: string }>().share).not.toBe(end);
  });

  it('is gone for its readers once it is deleted', async () => {
    const end = await opened();
    await change(gone(1));
    expect((await shared(end)).statusCode).toBe(404);
    expect((await read()).shares).toEqual({});
  });

  it('exists only for a collection of one’s own', async () => {
    expect((await share(9)).statusCode).toBe(404);
    await change(line(1, note('No collection')));
    expect((await share(1)).statusCode).toBe(404);
  });
});
