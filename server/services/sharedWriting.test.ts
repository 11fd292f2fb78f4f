import { drafts } from '@kitchen/testing/drafts';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { createModelRequestsRepository } from '../repositories/modelRequestsRepository';
import { open, scripted, wish } from '../testing/generationBench';
import { askKey } from './generationWish';
import { Stopped } from './stopped';

const [FIRST, SECOND] = drafts(2);
const six = drafts(6);
const TITLES = six.map(({ title }) => title);

/** Two servers that share a database and a model. */
const openTwo = async (model: Parameters<typeof open>[0], now?: () => Date) => {
  const a = await open(model, { now });
  const b = await open(model, { now, db: a.db });
  return { a, b, close: () => a.db.destroy() };
};

/** Bob waits at a server; `isShown` resolves with his first recipe. */
const bobAt = ({ write }: Awaited<ReturnType<typeof open>>) => {
  let begin: () => void = () => undefined;
  const isShown = new Promise<void>((resolve) => (begin = resolve));
  const titles: string[] = [];
  const waits = write({
    who: 'bob',
    onRecipe({ page }) {
      titles.push(page.recipe.title);
      begin();
    },
  });
  return { titles, isShown, waits };
};

const names = (count: number) => Array.from({ length: count }, (_, i) => `cook ${i}`);

describe('visitors who ask the same at the same time', () => {
  it('share one request on one server, and all get all recipes and their progress', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    const all = await Promise.all(names(20).map((who) => write({ who })));
    for (const { titles, matches, stages, failure } of all) {
      expect({ titles, failure }).toEqual({ titles: TITLES, failure: undefined });
      expect(matches).toHaveLength(6);
      expect(stages.at(-1)).toBe('writing 0.90');
    }
    expect(asks).toHaveLength(1);
    await db.destroy();
  });

  it('share it across servers, and see each recipe while the rest is still being written', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 2_000 }, SECOND!, ...six.slice(2)]);
    const { a, b, close } = await openTwo(model);
    const first = a.write();
    await isWaiting;
    let begin: () => void = () => undefined;
    const isShown = new Promise<void>((resolve) => (begin = resolve));
    let isWhole = false;
    void first.then(() => (isWhole = true));
    const second = b.write({ who: 'bob', onRecipe: () => begin() });
    await isShown;
    expect(isWhole).toBe(false);
    const third = b.write({ who: 'cy' });
    const all = await Promise.all([first, third]);
    await second;
    for (const { titles, failure } of all) expect({ titles, failure }).toEqual({ titles: TITLES, failure: undefined });
    expect(asks).toHaveLength(1);
    await close();
  });

  it('are told of the same failure, and the model is asked again by the next one only', async () => {
    const { model, asks } = scripted([{ failure: new ModelFailure('AI_RATE_LIMIT', 'no', 7) }], six);
    const { a, b, close } = await openTwo(model);
    const all = await Promise.all(names(6).map((who, i) => [a, b][i % 2]!.write({ who })));
    for (const { titles, failure, values } of all)
      expect({ titles, failure, values }).toEqual({ titles: [], failure: 'modelBusy', values: { seconds: 7 } });
    expect(asks).toHaveLength(1);
    expect((await b.write()).titles).toHaveLength(6);
    await close();
  });

  it('are not held up by one who may not ask: the next one pays', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    const mayAsk = () => Promise.reject(new DomainError('tooManyRequests', { seconds: 30 }));
    const [refused, served] = await Promise.all([write({ who: 'ada', mayAsk }), write({ who: 'bob' })]);
    expect(refused).toMatchObject({ titles: [], failure: 'tooManyRequests' });
    expect(served).toMatchObject({ titles: TITLES, failure: undefined });
    expect(asks).toHaveLength(1);
    await db.destroy();
  });

  it('cost nothing of the limit of those who only wait', async () => {
    const { model } = scripted(six);
    const { write, db } = await open(model);
    const asked: string[] = [];
    const counted = (who: string) => ({ who, mayAsk: () => Promise.resolve(void asked.push(who)) });
    await Promise.all(names(4).map((who) => write(counted(who))));
    expect(asked).toEqual(['cook 0']);
    await db.destroy();
  });

  it('and want something new get the same new recipes', async () => {
    const { model, asks } = scripted([FIRST!], [SECOND!]);
    const { a, b, close } = await openTwo(model);
    await a.write();
    const all = await Promise.all(names(4).map((who, i) => [a, b][i % 2]!.write({ who, isFresh: true })));
    for (const { titles } of all) expect(titles).toEqual([SECOND!.title]);
    expect((await a.write()).titles).toEqual([SECOND!.title]);
    expect(asks).toHaveLength(2);
    await close();
  });
});

describe('the visitor whose request it was', () => {
  const rest = six.slice(1);

  it('leaves, and those who wait on the same server get everything', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 200 }, ...rest]);
    const { write, db } = await open(model);
    const client = new AbortController();
    const left = write({ signal: client.signal });
    await isWaiting;
    const waits = write({ who: 'bob' });
    client.abort(new Stopped('left'));
    expect((await left).titles).toEqual([FIRST!.title]);
    expect((await waits).titles).toEqual(TITLES);
    expect(asks).toHaveLength(1);
    await db.destroy();
  });

  it('leaves, and those who wait on another server get everything', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 1_000 }, ...rest]);
    const { a, b, close } = await openTwo(model);
    const client = new AbortController();
    const left = a.write({ signal: client.signal });
    await isWaiting;
    const { titles, isShown, waits } = bobAt(b);
    await isShown;
    client.abort(new Stopped('left'));
    expect((await left).titles).toEqual([FIRST!.title]);
    await waits;
    expect(titles).toEqual(TITLES);
    expect(asks).toHaveLength(1);
    await close();
  });

  it('repeats it on another server and pays once', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 200 }, ...rest]);
    const { a, b, close } = await openTwo(model);
    const first = a.write();
    await isWaiting;
    const again = await b.write();
    expect(again.titles).toEqual(TITLES);
    expect((await first).titles).toEqual(TITLES);
    expect(asks).toHaveLength(1);
    await close();
  });

  it('repeats it on the same server, and the repetition goes on with it', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 200 }, ...rest]);
    const { write, db } = await open(model);
    const first = write();
    await isWaiting;
    const again = await write();
    expect((await first).titles).toEqual([FIRST!.title]);
    expect(again.titles).toEqual(TITLES);
    expect(asks).toHaveLength(1);
    await db.destroy();
  });
});

describe('a server that holds a request', () => {
  const rest = six.slice(1);

  it('hands it to one that waits when it stops, with what was written', async () => {
    const { model, asks, isWaiting } = scripted([FIRST!, { waitMs: 30_000 }], rest);
    const { a, b, close } = await openTwo(model);
    const stopped = a.write();
    await isWaiting;
    const { titles, isShown, waits } = bobAt(b);
    await isShown;
    a.turns.endAll();
    await a.stop();
    expect((await stopped).failure).toBe('modelUnreachable');
    await waits;
    expect(titles).toEqual(TITLES);
    expect(asks).toHaveLength(2);
    await close();
  });

  it('is replaced by one that waits once it has been silent for long enough', async () => {
    const { model, asks } = scripted(six);
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const { write, db } = await open(model, { now });
    const requests = createModelRequestsRepository(db);
    const key = askKey(wish(), 'fake:1b');
    const until = new Date(now().getTime() + 6_000);
    await requests.take({ key, holder: 'one that died' }, { at: now(), until, goesOn: true });
    const waits = write();
    const wantedUntil = async () =>
      (await db.selectFrom('model_requests').select('wanted_until').executeTakeFirstOrThrow()).wanted_until;
    while ((await wantedUntil()) === null) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asks).toHaveLength(0);
    ahead = 6_000;
    expect((await waits).titles).toEqual(TITLES);
    expect(asks).toHaveLength(1);
    await db.destroy();
  });
});
