/** @jest-environment jest-fixed-jsdom */
import { untilFetched } from './untilFetched';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event('online'));
};

/** A load that fails the given number of times. */
const failing = (times: number) => {
  const load = jest.fn(() => Promise.resolve('code'));
  for (let i = 0; i < times; i += 1) load.mockImplementationOnce(() => Promise.reject(new Error('ChunkLoadError')));
  return load;
};

describe('loading a chunk that fails', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setOnline(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('retries after one second, after five, and then every thirty', async () => {
    const load = failing(4);
    const fetched = untilFetched(load, { givesUp: false });
    const tries: number[] = [];
    for (const pause of [0, 1_000, 5_000, 30_000, 30_000]) {
      await jest.advanceTimersByTimeAsync(pause);
      tries.push(load.mock.calls.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5]);
    await expect(fetched).resolves.toBe('code');
  });

  it('waits while offline, and retries as soon as the network is back', async () => {
    setOnline(false);
    const load = failing(1);
    const fetched = untilFetched(load, { givesUp: true });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(1);
    setOnline(true);
    await expect(fetched).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('cuts a pause short when the network comes back', async () => {
    const load = failing(1);
    const fetched = untilFetched(load, { givesUp: false });
    await jest.advanceTimersByTimeAsync(500);
    setOnline(true);
    await expect(fetched).resolves.toBe('code');
  });

  it('fails after the third try with a network if the user has to know', async () => {
    const load = failing(9);
    const fetched = untilFetched(load, { givesUp: true });
    const failure = fetched.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failure).toEqual(new Error('ChunkLoadError'));
    expect(load).toHaveBeenCalledTimes(3);
  });
});
