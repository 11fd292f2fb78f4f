import { stopReason } from './stopped';
import { createTurns, type TurnAsk } from './turns';

const ask = (more: Partial<TurnAsk> = {}): TurnAsk => ({
  who: 'cook',
  mayAsk: async () => {},
  signal: new AbortController().signal,
  ...more,
});

describe('the turns of visitors who ask a model', () => {
  it('are one per visitor: a newer request replaces the older one', async () => {
    const turns = createTurns();
    const first = await turns.of(ask()).begin();
    expect(stopReason(first)).toBeUndefined();
    const second = await turns.of(ask()).begin();
    expect(stopReason(first)).toBe('replaced');
    expect(stopReason(second)).toBeUndefined();
  });

  it('do not touch those of other visitors', async () => {
    const turns = createTurns();
    const mine = await turns.of(ask()).begin();
    await turns.of(ask({ who: 'another cook' })).begin();
    expect(stopReason(mine)).toBeUndefined();
  });

  it('count once, however often they begin', async () => {
    const mayAsk = jest.fn(async () => {});
    const turn = createTurns().of(ask({ mayAsk }));
    const [one, two] = await Promise.all([turn.begin(), turn.begin()]);
    expect(one).toBe(two);
    expect(mayAsk).toHaveBeenCalledTimes(1);
  });

  it('are joined without being counted, and not replaced by their own request', async () => {
    const mayAsk = jest.fn(async () => {});
    const turns = createTurns();
    const turn = turns.of(ask({ mayAsk }));
    const joined = turn.join();
    expect([turn.join(), mayAsk.mock.calls]).toEqual([joined, []]);
    expect(await turn.begin()).toBe(joined);
    expect([stopReason(joined), mayAsk.mock.calls.length]).toEqual([undefined, 1]);
    turns.of(ask()).join();
    expect(stopReason(joined)).toBe('replaced');
  });

  it('are refused to a visitor who has asked too often, and end nothing then', async () => {
    const turns = createTurns();
    const before = await turns.of(ask()).begin();
    const refused = turns.of(ask({ mayAsk: () => Promise.reject(new Error('too many')) }));
    await expect(refused.begin()).rejects.toThrow('too many');
    expect(stopReason(before)).toBeUndefined();
  });

  it('end when the client leaves', async () => {
    const client = new AbortController();
    const signal = await createTurns()
      .of(ask({ signal: client.signal }))
      .begin();
    client.abort();
    expect(stopReason(signal)).toBe('left');
  });

  it('that are over are not replaced, and leave a newer one alone', async () => {
    const turns = createTurns();
    const over = turns.of(ask());
    const signal = await over.begin();
    over.end();
    const second = await turns.of(ask()).begin();
    expect(stopReason(signal)).toBeUndefined();
    over.end();
    turns.endAll();
    expect(stopReason(second)).toBe('closing');
    expect(stopReason(signal)).toBeUndefined();
  });
});
