import type { FakeAnswer } from '../testing/fakeAnswer';
import type { FakeProvider } from '../testing/fakeProvider';
import {
  ANSWER,
  ask,
  type CallOutcome,
  createModelBench,
  failureOf,
  good,
  listen,
  never,
  PROTOCOLS,
  RECIPES,
} from '../testing/modelBench';

const bench = createModelBench();
const { open, speak } = bench;
afterEach(() => bench.close());

/** Whether the provider noticed that the last request was abandoned. */
const leftBy = async (asks: FakeProvider['asks']): Promise<boolean> => {
  for (let i = 0; i < 100 && asks.at(-1)?.isLeft !== true; i += 1) await new Promise((next) => setTimeout(next, 20));
  return asks.at(-1)?.isLeft === true;
};

describe.each(PROTOCOLS)('a model with the protocol of %s', (protocol) => {
  it.each(['object', 'list'] as const)('is not waited for beyond its time limit (%s)', async (call) => {
    const { tell, asks } = await open();
    tell(good, { kind: 'hang' });
    // Loads the provider's package, which may take longer than the time limit.
    await speak(protocol).model.object(ask, never());
    const { model } = speak(protocol, { timeoutMs: 1_500 });
    const startedAt = performance.now();
    const failure = call === 'object' ? await failureOf(model.object(ask, never())) : (await listen(model)).failure;
    expect(failure).toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(asks).toHaveLength(2);
  });

  it.each<[string, FakeAnswer & { kind: 'text' }, object]>([
    ['resets the connection', { ...good, cutBy: 'reset' }, { failure: { marker: 'AI_NETWORK_ERROR' } }],
    ['falls silent', { ...good, cutBy: 'hang' }, { failure: { marker: 'AI_TIMEOUT_ERROR' } }],
    ['says that it has too much to do', { ...good, cutBy: 'overloaded' }, { failure: { marker: 'AI_SERVER_ERROR' } }],
    ['ends', { ...good, cutBy: 'end' }, { isCut: true }],
    ['ends with half an event', { ...good, cutBy: 'halfEvent' }, { isCut: true }],
    ['reaches its longest', { ...good, cutBy: 'tooLong' }, { isCut: true }],
  ])('has returned the complete elements when it %s half-way', async (_, answer, ending) => {
    const { tell, asks } = await open();
    tell({ ...answer, stopAfter: ANSWER.indexOf('Poached') });
    const outcome = await listen(speak(protocol, { timeoutMs: 1_500 }).model);
    expect(outcome.items).toEqual(RECIPES.slice(0, 2));
    expect(outcome).toMatchObject(ending);
    expect(asks).toHaveLength(1);
  });

  it('has returned the complete elements when it is too slow', async () => {
    const { tell } = await open();
    tell({ ...good, pieceEveryMs: 200, pieceLength: 12 });
    const { items, failure } = await listen(speak(protocol, { timeoutMs: 3_000 }).model);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toEqual(RECIPES.slice(0, items.length));
    expect(failure).toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
  });

  it('returns the complete part of one value when it grew too long', async () => {
    const { tell } = await open();
    tell({ ...good, cutBy: 'tooLong', stopAfter: ANSWER.indexOf('Poached') });
    const { value, isCut } = await speak(protocol).model.object(ask, never());
    expect({ value, isCut }).toEqual({ value: { recipes: RECIPES.slice(0, 2) }, isCut: true });
  });

  it.each(['object', 'list'] as const)('stops when the caller disconnects (%s)', async (call) => {
    const { tell, asks } = await open();
    tell({ kind: 'hang' });
    const caller = new AbortController();
    const reason = new Error('the client left');
    const { model, reports } = speak(protocol);
    const asking = call === 'object' ? model.object(ask, caller.signal) : listen(model, caller.signal);
    const ended = failureOf(Promise.resolve(asking));
    setTimeout(() => caller.abort(reason), 150);
    const outcome = call === 'object' ? await ended : ((await asking) as CallOutcome).failure;
    expect(outcome).toBe(reason);
    expect(reports).toEqual([expect.objectContaining({ isCancelled: true })]);
    await expect(leftBy(asks)).resolves.toBe(true);
  });

  it('stops when the reader stops reading', async () => {
    const { tell, asks } = await open();
    tell({ ...good, pieceEveryMs: 30, pieceLength: 10 });
    for await (const part of speak(protocol).model.list(ask, never())) {
      expect(part).toEqual({ item: RECIPES[0] });
      break;
    }
    await expect(leftBy(asks)).resolves.toBe(true);
  });

  it('is not asked for a caller that has already disconnected', async () => {
    const { asks } = await open();
    const reason = new Error('gone');
    expect(await failureOf(speak(protocol).model.object(ask, AbortSignal.abort(reason)))).toBe(reason);
    expect(asks).toHaveLength(0);
  });
});
