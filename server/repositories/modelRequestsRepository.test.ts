import { openTestDatabase } from '../testing/testDatabase';
import { createModelRequestsRepository } from './modelRequestsRepository';

const NOW = new Date('2026-01-02T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const KEY = 'a'.repeat(64);
const A = { key: KEY, holder: 'a' };
const B = { key: KEY, holder: 'b' };
const LARGE = Number.MAX_SAFE_INTEGER;

const open = async () => {
  const db = await openTestDatabase();
  const requests = createModelRequestsRepository(db);
  const take = (who: typeof A, at = NOW, goesOn = true) =>
    requests.take(who, { at, until: new Date(at.getTime() + 6_000), goesOn });
  return { db, requests, take };
};

describe('a request to a model that servers share', () => {
  it('is held by one of them while it lives, and the others see what is written', async () => {
    const { db, requests, take } = await open();
    expect(await take(A)).toEqual([]);
    expect(await take(B)).toBeUndefined();
    await requests.renew(A, { at: NOW, until: inSeconds(9), ids: [LARGE, 7] });
    expect(await take(B, inSeconds(8))).toBeUndefined();
    expect(await requests.look(KEY)).toEqual({
      ids: [LARGE, 7],
      leasedUntil: inSeconds(9),
      hasEnded: false,
      failure: null,
    });
    await db.destroy();
  });

  it('goes to one of many who want it at once', async () => {
    const { db, take } = await open();
    const taken = await Promise.all(Array.from({ length: 12 }, (_, i) => take({ key: KEY, holder: String(i) })));
    expect(taken.filter((ids) => ids !== undefined)).toEqual([[]]);
    await db.destroy();
  });

  it('passes on with what was written when its holder has died', async () => {
    const { db, requests, take } = await open();
    await take(A);
    await requests.renew(A, { at: NOW, until: inSeconds(6), ids: [7] });
    expect(await take(B, inSeconds(6))).toEqual([7]);
    expect(await requests.renew(A, { at: inSeconds(7), until: inSeconds(13), ids: [7, 8] })).toBeUndefined();
    await requests.end(A, { at: inSeconds(7), ids: [7, 8], failure: null });
    expect(await requests.look(KEY)).toMatchObject({ ids: [7], hasEnded: false });
    await requests.giveBack(B, inSeconds(7));
    expect(await take(A, inSeconds(7), false)).toEqual([]);
    await db.destroy();
  });

  it('begins from nothing after it has ended', async () => {
    const { db, requests, take } = await open();
    await take(A);
    await requests.end(A, { at: NOW, ids: [7], failure: '{"kind":"modelBusy"}' });
    expect(await requests.look(KEY)).toMatchObject({ ids: [7], hasEnded: true, failure: '{"kind":"modelBusy"}' });
    expect(await take(B)).toEqual([]);
    expect(await requests.look(KEY)).toMatchObject({ ids: [], hasEnded: false, failure: null });
    await db.destroy();
  });

  it('says whether another server waits for it', async () => {
    const { db, requests, take } = await open();
    await take(A);
    const renew = (at: Date) => requests.renew(A, { at, until: inSeconds(60), ids: [] });
    expect(await renew(NOW)).toEqual({ isWanted: false });
    await requests.want(KEY, inSeconds(4));
    expect(await renew(inSeconds(3))).toEqual({ isWanted: true });
    expect(await renew(inSeconds(4))).toEqual({ isWanted: false });
    await db.destroy();
  });

  it('is forgotten some time after it was last heard of', async () => {
    const { db, requests, take } = await open();
    await take(A);
    await requests.removeForgotten(inSeconds(6));
    expect(await requests.look(KEY)).toBeDefined();
    await requests.removeForgotten(inSeconds(7));
    expect(await requests.look(KEY)).toBeUndefined();
    await db.destroy();
  });
});
