import { drafts } from '@kitchen/testing/drafts';
import { DomainError } from '../errors/domainError';
import { answer, open, scripted, wish } from '../testing/generationBench';
import { Stopped } from './stopped';

const DAY_MS = 86_400_000;

const [FIRST, SECOND, THIRD] = drafts(3);
const six = drafts(6);

describe('the same request', () => {
  it('within a day is answered from what was written, whatever the order and the words', async () => {
    const { model, asks } = scripted(six, drafts(1));
    let now = new Date('2026-05-01T08:00:00Z');
    const { write, db } = await open(model, { now: () => now });
    const { titles } = await write();
    now = new Date(now.getTime() + DAY_MS - 60_000);
    const again = await write({
      wish: wish(
        { ingredients: 'tomates y huevos' },
        { kitchen: { found: ['tomato', 'egg'], matchOf: answer().kitchen!.matchOf } },
      ),
      mayAsk: () => Promise.reject(new DomainError('tooManyRequests')),
    });
    expect(again).toMatchObject({ titles, matches: [1, 1, 1, 1, 1, 1], failure: undefined });
    expect(asks).toHaveLength(1);
    now = new Date(now.getTime() + 120_000);
    expect((await write()).titles).toHaveLength(1);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });

  it('goes to the model again when something new is wanted, and that is then reused', async () => {
    const { model, asks } = scripted([FIRST!], [SECOND!]);
    const { write, db } = await open(model);
    await write();
    expect((await write({ isFresh: true })).titles).toEqual([SECOND!.title]);
    expect((await write()).titles).toEqual([SECOND!.title]);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });
});

describe('one visitor', () => {
  it('has one request under way: the newest', async () => {
    const { model, isWaiting } = scripted([FIRST!, { waitMs: 10_000 }], [SECOND!], [THIRD!]);
    const { write, db } = await open(model);
    const first = write();
    await isWaiting;
    const second = write({ wish: wish({ category: 'Meals' }) });
    const other = write({ who: 'bob', wish: wish({ category: 'Drinks' }) });
    expect(await first).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    expect(await second).toMatchObject({ titles: [SECOND!.title], failure: undefined });
    expect((await other).titles).toEqual([THIRD!.title]);
    await db.destroy();
  });

  it('whose first request had no result yet is told that the newer one replaced it', async () => {
    const { model, isWaiting } = scripted([{ waitMs: 10_000 }], [SECOND!]);
    const { write, db } = await open(model);
    const first = write();
    await isWaiting;
    await write({ wish: wish({ category: 'Meals' }) });
    expect((await first).failure).toBe('anotherSearch');
    await db.destroy();
  });

  it('who asks too often is told so, and no model is asked', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    const mayAsk = () => Promise.reject(new DomainError('tooManyRequests', { seconds: 30 }));
    expect(await write({ mayAsk })).toMatchObject({ failure: 'tooManyRequests', values: { seconds: 30 } });
    expect(asks).toHaveLength(0);
    await db.destroy();
  });

  it('who disconnects stops the model, and a half-written result is not reused', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 10_000 }], six);
    const { write, db } = await open(model);
    const client = new AbortController();
    const left = write({ signal: client.signal });
    await isWaiting;
    client.abort(new Stopped('left'));
    expect(await left).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    expect((await write()).titles).toHaveLength(6);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });

  it.each(['left', 'enough'] as const)(
    'is not told of a failure when nothing was written before the end: %s',
    async (why) => {
      const { model, isWaiting } = scripted([{ waitMs: 10_000 }]);
      const { write, db } = await open(model);
      const client = new AbortController();
      const stopped = write({ signal: client.signal });
      await isWaiting;
      client.abort(new Stopped(why));
      expect(await stopped).toMatchObject({ titles: [], failure: undefined });
      await db.destroy();
    },
  );

  it('who has enough recipes gets them again without another request to the model', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 10_000 }], six);
    const { write, db } = await open(model);
    const client = new AbortController();
    const first = write({ signal: client.signal });
    await isWaiting;
    client.abort(new Stopped('enough'));
    await first;
    expect((await write()).titles).toEqual([FIRST!.title]);
    expect(asks).toHaveLength(1);
    await db.destroy();
  });

  it('is not left waiting by a server that stops', async () => {
    const { model, isWaiting } = scripted([{ waitMs: 10_000 }]);
    const { write, turns, db } = await open(model);
    const waiting = write();
    await isWaiting;
    turns.endAll();
    expect((await waiting).failure).toBe('modelUnreachable');
    await db.destroy();
  });
});
