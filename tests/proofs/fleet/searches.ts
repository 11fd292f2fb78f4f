import { readFileSync } from 'node:fs';
import { search } from './calls';
import type { Fleet } from './cluster';
import type { FleetServer } from './fleetServer';
import { holdBack } from './heldBack';

const SECONDS = 20;
const WARM_SECONDS = 8;
/** The unit of processor times in /proc. */
const CLOCK_TICK_MS = 10;
/** Searches under way at once at each server. */
const AT_ONCE = 4;
/** Small enough that three servers, the databases and the visitors find room on two cores. */
export const SHARE = 0.25;

const FOODS = ['eggs', 'tomatoes', 'onion', 'rice', 'chicken', 'potatoes', 'cheese', 'lemon', 'beans', 'garlic'];
FOODS.push('pasta', 'carrots', 'milk', 'flour', 'butter', 'spinach', 'mushrooms', 'salmon', 'courgette', 'cream');

/** Four ingredients that no other search of the run has: an answer that is kept would cost nothing. */
const kitchenOf = (number: number): string => {
  const count = FOODS.length;
  const picks = [number, Math.floor(number / count), Math.floor(number / count ** 2), Math.floor(number / count ** 3)];
  return picks.map((pick, i) => FOODS[(pick + 5 * i) % count]).join(', ');
};

let asked = 0;

/** Milliseconds of processor time that a process and its threads have used, by /proc. */
const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
};

/** How many searches the servers answer in this time. */
const searchFor = async (servers: readonly FleetServer[], seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  const visitor = async (url: string) => {
    while (performance.now() < until) {
      const { status } = await search(url, kitchenOf(asked++));
      if (status !== 200) throw new Error(`a search was answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(servers.flatMap(({ url }) => Array.from({ length: AT_ONCE }, () => visitor(url))));
  return answered;
};

/**
 * Searches per second through one, two and three servers, each held to the same share of a core where the machine can
 * do that, and the processor time of the servers for each search.
 */
export const searchesOf = async ({ servers }: Fleet) => {
  const pidOf = (server: FleetServer) => server.process()!.pid!;
  const release = holdBack(servers.map(pidOf), SHARE);
  const usedBy = (some: readonly FleetServer[]) => some.reduce((sum, server) => sum + processorMs(pidOf(server)), 0);
  const rates: number[] = [];
  const costsMs: number[] = [];
  try {
    await searchFor(servers, WARM_SECONDS);
    for (let count = 1; count <= servers.length; count += 1) {
      const some = servers.slice(0, count);
      const before = usedBy(some);
      const answered = await searchFor(some, SECONDS);
      rates.push(answered / SECONDS);
      costsMs.push((usedBy(some) - before) / answered);
    }
    return { rates, costsMs, isHeld: release !== undefined };
  } finally {
    release?.();
  }
};
