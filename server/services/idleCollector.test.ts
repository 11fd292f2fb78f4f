import { createIdleCollector } from './idleCollector';

const MEGABYTE = 1024 * 1024;

/** A server that holds `live` and some garbage in its heap, and buffers, in MB. */
const openServer = () => {
  const state = { live: 70, garbage: 40, buffers: 0, busy: 0, collections: 0 };
  const look = createIdleCollector({
    heldBytes: () => (state.live + state.garbage + state.buffers) * MEGABYTE,
    heapBytes: () => (state.live + state.garbage) * MEGABYTE,
    busyShare: () => state.busy,
    collect: () => {
      state.garbage = 0;
      state.collections += 1;
    },
  });
  return { state, look, looks: (count: number) => Array.from({ length: count }, look) };
};

describe('a server with nothing to do', () => {
  it('returns the memory that its start no longer needs', () => {
    const { state, looks } = openServer();
    looks(100);
    expect(state).toMatchObject({ garbage: 0, collections: 1 });
  });

  it('returns the memory that each rush leaves behind', () => {
    const { state, looks } = openServer();
    looks(10);
    for (const garbage of [150, 90]) {
      state.garbage = garbage;
      looks(10);
      expect(state.garbage).toBe(0);
    }
    expect(state.collections).toBe(3);
  });

  it('does not look for the little that is always there', () => {
    const { state, looks } = openServer();
    looks(10);
    state.garbage = 12;
    looks(1_000);
    expect(state.collections).toBe(1);
  });

  it('returns memory that was still in use at the previous collection', () => {
    const { state, looks } = openServer();
    looks(10);
    state.live = 160;
    looks(10);
    state.live = 70;
    state.garbage = 90;
    looks(20);
    expect(state.garbage).toBe(0);
  });

  it('looks less and less often when there is no garbage', () => {
    const { state, looks } = openServer();
    looks(10);
    state.live = 200;
    looks(480);
    expect(state.collections).toBeLessThan(10);
  });
});

describe('a server with work', () => {
  it('does not stop to collect', () => {
    const { state, looks } = openServer();
    state.busy = 0.4;
    looks(100);
    expect(state.collections).toBe(0);
    state.busy = 0.01;
    looks(1);
    expect(state.collections).toBe(1);
  });
});

describe('a server with a million imported recipes', () => {
  it('returns the memory of a rush, because its index is buffers, which are not read', () => {
    const { state, looks } = openServer();
    state.buffers = 700;
    looks(10);
    state.garbage = 90;
    looks(10);
    expect(state).toMatchObject({ garbage: 0, collections: 2 });
  });

  it('leaves a heap of that size to the engine, which collects bit by bit', () => {
    const { state, looks } = openServer();
    state.live = 700;
    looks(1_000);
    expect(state.collections).toBe(0);
  });
});
