import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { openTestDatabase } from '../testing/testDatabase';
import { addTestUser } from '../testing/testUser';
import { createShoppingRepository } from './shoppingRepository';

const thing = { name: 'onions', language: 'en-GB' as const };
const idOf = (i: number) => `line-${String(i).padStart(12, '0')}`;
const NOW = new Date(1_000_000);

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openTestDatabase();
  await addTestUser(db, 'ada');
});
afterEach(() => db.destroy());

const opened = async () => {
  const shopping = createShoppingRepository(db);
  const list = await shopping.open('ada', 'list-1');
  const change = (states: Record<number, 'open' | 'gone'>, at = 10, room = { lines: 10, removed: 2 }) =>
    shopping.change(list.id, {
      changes: Object.entries(states).map(([i, state]) => ({ id: idOf(Number(i)), thing, state, at })),
      room,
      now: NOW,
    });
  return { shopping, list, change };
};

describe('the shopping lists', () => {
  it('are one for each account', async () => {
    const { shopping, list } = await opened();
    expect(await shopping.open('ada', 'list-2')).toEqual(list);
    await expect(shopping.open('nobody', 'list-3')).rejects.toMatchObject({ kind: 'notSignedIn' });
  });

  it('give simultaneous changes different revisions', async () => {
    const { change } = await opened();
    const made = await Promise.all([change({ 1: 'open' }), change({ 2: 'open' }), change({ 3: 'open' })]);
    expect(made.map((one) => one?.revision).sort()).toEqual([1, 2, 3]);
  });

  it('remember only the newest lines that were taken off', async () => {
    const { shopping, list, change } = await opened();
    await change({ 1: 'open', 2: 'open', 3: 'open' });
    for (const i of [1, 2, 3]) await change({ [i]: 'gone' }, 20);
    expect((await shopping.entries(list.id, 0)).map(({ id }) => id)).toEqual([idOf(2), idOf(3)]);
    expect(await shopping.ofAccount('ada')).toMatchObject({ forgottenUntil: 2 });
  });

  it('forget in time what was taken off', async () => {
    const { shopping, list, change } = await opened();
    await change({ 1: 'open', 2: 'open' });
    await change({ 1: 'gone' }, 20);
    await shopping.removeForgotten(new Date(20));
    expect(await shopping.entries(list.id, 0)).toHaveLength(2);
    await shopping.removeForgotten(new Date(21));
    expect((await shopping.entries(list.id, 0)).map(({ id }) => id)).toEqual([idOf(2)]);
    expect(await shopping.ofAccount('ada')).toMatchObject({ forgottenUntil: 2 });
  });

  it('count as forgotten what another server took off at the last moment, too', async () => {
    const { shopping, list, change } = await opened();
    await change({ 1: 'open', 2: 'open' });
    await change({ 1: 'gone' }, 20);
    const begin = db.transaction.bind(db);
    jest.spyOn(db, 'transaction').mockImplementationOnce(
      () =>
        ({
          execute: async (work: (transaction: Transaction<Database>) => Promise<void>) => {
            await change({ 2: 'gone' }, 20);
            return begin().execute(work);
          },
        }) as never,
    );
    await shopping.removeForgotten(new Date(21));
    expect(await shopping.entries(list.id, 0)).toEqual([]);
    expect(await shopping.ofAccount('ada')).toMatchObject({ forgottenUntil: 3 });
  });

  it('recognise a repeated change whose time is in the future', async () => {
    const { shopping, list, change } = await opened();
    const future = NOW.getTime() + 60_000;
    await change({ 1: 'open' }, future);
    const [added] = await shopping.entries(list.id, undefined);
    const ticked = { id: idOf(1), thing, state: 'ticked' as const, at: added!.at + 1 };
    const room = { lines: 10, removed: 2 };
    const later = (ms: number) => new Date(NOW.getTime() + ms);
    await shopping.change(list.id, { changes: [ticked], room, now: later(10) });
    for (const ms of [20, 120_000])
      await shopping.change(list.id, {
        changes: [{ id: idOf(1), thing, state: 'open', at: future }],
        room,
        now: later(ms),
      });
    expect(await shopping.entries(list.id, undefined)).toEqual([ticked]);
  });

  it('keep what is to be bought, but know the recipe that it is for by the newest id', async () => {
    const { shopping, list } = await opened();
    const room = { lines: 10, removed: 2 };
    const send = (name: string, recipeId: number, at: number) => {
      const changed = { ...thing, name, recipe: { id: recipeId, title: 'Tart' } };
      return shopping.change(list.id, {
        changes: [{ id: idOf(1), thing: changed, state: 'open', at }],
        room,
        now: NOW,
      });
    };
    await send('onions', 10_000, 10);
    await send('leeks', 77, 11);
    const [line] = await shopping.entries(list.id, undefined);
    expect(line!.thing).toEqual({ ...thing, recipe: { id: 77, title: 'Tart' } });
  });

  it('are found by their links', async () => {
    const { shopping, list } = await opened();
    expect(await shopping.share(list.id, 'abc')).toBe('abc');
    expect(await shopping.share(list.id, 'def')).toBe('abc');
    expect(await shopping.ofShare('abc')).toMatchObject({ id: list.id, share: 'abc' });
    await shopping.unshare(list.id);
    expect(await shopping.ofShare('abc')).toBeUndefined();
  });

  it('go with the account', async () => {
    const { shopping, list, change } = await opened();
    await change({ 1: 'open' });
    await db.deleteFrom('users').where('uid', '=', 'ada').execute();
    expect(await shopping.entries(list.id, 0)).toEqual([]);
    expect(await change({ 2: 'open' })).toBeUndefined();
  });
});
