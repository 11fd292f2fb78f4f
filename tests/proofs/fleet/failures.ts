import { setTimeout as pause } from 'node:timers/promises';
import { CLOCKS_MS, SERVERS, type Fleet } from './cluster';

const CALM_MS = 3_000;
const CUT_MS = 5_000;

/** Something that failed or was changed, and the time until everything was ready again. */
export interface Happening {
  name: string;
  ms: number;
}

/** Lets things happen to a fleet one after the other, and records them. */
export const openHappenings = () => {
  const all: Happening[] = [];
  const happens = async (name: string, work: () => Promise<void>): Promise<void> => {
    const begunAt = Date.now();
    await work();
    const ms = Date.now() - begunAt;
    all.push({ name, ms });
    console.log(`${name}: ready again after ${ms} ms`);
    await pause(CALM_MS);
  };
  return { all, happens };
};

type Happens = ReturnType<typeof openHappenings>['happens'];

/** All servers move to another release, one after the other. @param root the folder of its build; this one's if absent */
export const moveTo = async (fleet: Fleet, happens: Happens, name: string, root?: string): Promise<void> => {
  for (let i = 0; i < SERVERS; i += 1) await happens(name, () => fleet.restartServer(i, 'SIGTERM', root));
};

/** Lets one thing fail after the other until the time is over; the replica is promoted half-way. */
export const letThingsFail = async (fleet: Fleet, happens: Happens, until: number): Promise<void> => {
  const seconds = `${CUT_MS / 1_000} s`;
  const half = Date.now() + (until - Date.now()) / 2;
  let isPromoted = false;
  for (let round = 0; Date.now() < until || !isPromoted; round += 1) {
    await happens('kill -9 of a server', () => fleet.restartServer(round % SERVERS, 'SIGKILL'));
    if (!isPromoted && Date.now() < half) await happens('kill -9 of Postgres', fleet.restartDatabase);
    if (!isPromoted && Date.now() >= half) {
      await happens('promotion of the replica', fleet.promoteReplica);
      isPromoted = true;
    }
    await happens('restart of a server', () => fleet.restartServer((round + 1) % SERVERS, 'SIGTERM'));
    await happens(`a cut of ${seconds} around a server`, () => fleet.cutServer((round + 2) % SERVERS, CUT_MS));
    await happens(`a cut of ${seconds} around PgBouncer`, () => fleet.cutDatabase(CUT_MS));
    await happens(`a cut of ${seconds} around Redis`, () => fleet.cutCounts(CUT_MS));
  }
};

export const clocksInWords = (): string => CLOCKS_MS.map((ms) => `${ms > 0 ? '+' : ''}${ms / 1_000} s`).join(', ');
