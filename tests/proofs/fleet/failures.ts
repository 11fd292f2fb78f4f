import { setTimeout as pause } from 'node:timers/promises';
import { CLOCKS_MS, SERVERS, type Fleet } from './cluster';

const CALM_MS = 3_000;
const CUT_MS = 5_000;
/** Postgres is killed after each fifth kill of a server. */
const SERVER_KILLS_PER_DATABASE_KILL = 5;

const SERVER_KILL = 'kill -9 of a server';
const DATABASE_KILL = 'kill -9 of Postgres';

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

/** Kills one server after the other, and now and then Postgres, before a replica takes its place. */
export const killOverAndOver = async (fleet: Fleet, happens: Happens, kills: number): Promise<void> => {
  for (let i = 1; i <= kills; i += 1) {
    await happens(SERVER_KILL, () => fleet.restartServer(i % SERVERS, 'SIGKILL'));
    if (i % SERVER_KILLS_PER_DATABASE_KILL === 0) await happens(DATABASE_KILL, fleet.restartDatabase);
  }
};

/** Lets one thing fail after the other until the time is over; the replica is promoted half-way. */
export const letThingsFail = async (fleet: Fleet, happens: Happens, until: number): Promise<void> => {
  const seconds = `${CUT_MS / 1_000} s`;
  const half = Date.now() + (until - Date.now()) / 2;
  let isPromoted = false;
  for (let round = 0; Date.now() < until || !isPromoted; round += 1) {
    await happens(SERVER_KILL, () => fleet.restartServer(round % SERVERS, 'SIGKILL'));
    if (!isPromoted && Date.now() < half) await happens(DATABASE_KILL, fleet.restartDatabase);
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
