import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack';

const SAMPLE_MS = 100;

interface Target {
  url: string;
  residentMegabytes: () => number;
  mainThreadMs: () => number;
}

export interface Measured {
  attack: Attack;
  statuses: number[];
  ms: number;
  /** How long each answer of the health took, in order of length. */
  health: number[];
  /** The most memory the server held meanwhile, in MB. */
  peak: number;
  /** Processor time of the thread that answers requests, in ms: does not depend on what else the machine does. */
  mainThreadMs: number;
}

/** Does the work, and answers how long the health took meanwhile. */
const healthDuring = async (url: string, work: () => Promise<unknown>): Promise<number[]> => {
  const probe = fork(join(__dirname, 'healthProbe.mjs'), [url]);
  await once(probe, 'message');
  try {
    await work();
  } finally {
    probe.send('stop');
  }
  const [times] = (await once(probe, 'message')) as [number[]];
  return times.sort((a, b) => a - b);
};

/** The most memory while the work is done. */
const peakDuring = async ({ residentMegabytes }: Target, work: Promise<unknown>): Promise<number> => {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  let peak = residentMegabytes();
  while (!isDone) {
    await pause(SAMPLE_MS);
    peak = Math.max(peak, residentMegabytes());
  }
  return peak;
};

/** Runs an attack in full size, as often as it wants to be, and measures the server. */
export const measure = async (target: Target, attack: Attack): Promise<Measured> => {
  const begunAt = performance.now();
  const usedBefore = target.mainThreadMs();
  const statuses: number[] = [];
  let peak = 0;
  const health = await healthDuring(target.url, async () => {
    do {
      const run = attack.run(target.url, 'full');
      peak = Math.max(peak, await peakDuring(target, run));
      statuses.push(...(await run));
    } while (performance.now() - begunAt < (attack.repeatForMs ?? 0));
  });
  const mainThreadMs = target.mainThreadMs() - usedBefore;
  return { attack, statuses, ms: performance.now() - begunAt, health, peak, mainThreadMs };
};

/** The value below which this share of the sorted values lies, rounded. */
export const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** Statuses with their numbers, as in `200 × 3, 503 × 1`. */
export const tally = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .map((status) => `${status === 0 ? 'cut off' : status} × ${statuses.filter((one) => one === status).length}`)
    .join(', ');
