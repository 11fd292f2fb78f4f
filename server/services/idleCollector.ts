import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1024 * 1024;
const LOOK_EVERY_MS = 15_000;
/** A server that spent less of its time than this on work has nothing to do. */
const BUSY_SHARE = 0.1;
/** So much more than was ever left by a collection may be garbage. */
const SPARE_BYTES = 16 * MEGABYTE;
/** A collection of a larger heap would be noticed as a pause; the engine collects it bit by bit. */
const TOO_LARGE_BYTES = 384 * MEGABYTE;
/** Looks between two collections; twice as many each time one frees little. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 240;

interface Engine {
  /** Bytes of the heap and of buffers outside it, garbage included. */
  heldBytes: () => number;
  /** Bytes of the heap alone. A collection reads no buffer, so that those of a large index make no pause longer. */
  heapBytes: () => number;
  /** Which share of the time since the last look the event loop was busy. */
  busyShare: () => number;
  /** Collects all garbage at once, and returns the memory to the system. */
  collect: () => void;
}

/**
 * Gives memory back after a rush. The engine collects garbage when more is asked for, so after a rush of uploads or long
 * answers a server that has nothing to do would hold theirs until the next one.
 * @returns to be called every 15 seconds; collects if it is worth while and the server is idle
 */
export const createIdleCollector = ({ heldBytes, heapBytes, busyShare, collect }: Engine) => {
  let leanest = 0;
  let wait = FIRST_WAIT;
  let looksLeft = 0;
  return (): void => {
    const share = busyShare();
    looksLeft -= 1;
    const before = heldBytes();
    if (looksLeft > 0 || share > BUSY_SHARE || before < leanest + SPARE_BYTES || heapBytes() > TOO_LARGE_BYTES) return;
    collect();
    const after = heldBytes();
    leanest = leanest === 0 ? after : Math.min(leanest, after);
    wait = before - after < SPARE_BYTES ? Math.min(wait * 2, LONGEST_WAIT) : FIRST_WAIT;
    looksLeft = wait;
  };
};

/** This process. */
const openEngine = (): Engine => {
  // Started with the flag, Node would offer it to every program as a global; this way it is only ours.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let last = performance.eventLoopUtilization();
  return {
    heldBytes: () => {
      const { heapTotal, external } = process.memoryUsage();
      return heapTotal + external;
    },
    heapBytes: () => process.memoryUsage().heapTotal,
    busyShare: () => {
      const { utilization } = performance.eventLoopUtilization(performance.eventLoopUtilization(), last);
      last = performance.eventLoopUtilization();
      return utilization;
    },
    collect: () => collect(),
  };
};

/** Gives this process's memory back whenever it is idle, until it ends. */
export const collectWhenIdle = (): void => {
  setInterval(createIdleCollector(openEngine()), LOOK_EVERY_MS).unref();
};
