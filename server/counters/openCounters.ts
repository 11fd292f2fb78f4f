import { openCounterTable } from '../db/openCounterTable';
import { createCountersRepository } from '../repositories/countersRepository';
import { createCounters, createSharedCounters } from './createCounters';
import type { Counters } from './counters';
import { memoryStore } from './memoryStore';
import { postgresStore } from './postgresStore';
import { valkeyStore } from './valkeyStore';

interface Place {
  /** Valkey or Redis. */
  valkeyUrl?: string;
  databaseUrl?: string;
}

interface Watch {
  /** Milliseconds by a clock that cannot be set. */
  elapsed: () => number;
  /** Called once each time the shared store is lost. */
  failed: (error: unknown) => void;
}

/** The counters in Valkey if there is one, else in Postgres if there is one, else in memory. */
export const openCounters = async (
  { valkeyUrl, databaseUrl }: Place,
  { elapsed, failed }: Watch,
): Promise<Counters> => {
  const own = memoryStore(elapsed);
  const insurance = { store: own, elapsed, failed };
  // What breaks a connection also fails the question that was asked over it.
  const ignore = () => undefined;
  if (valkeyUrl !== undefined) return createSharedCounters(await valkeyStore(valkeyUrl, ignore), insurance);
  if (databaseUrl === undefined) return createCounters(own);
  const db = openCounterTable(databaseUrl, ignore);
  const store = postgresStore({ counters: createCountersRepository(db), close: () => db.destroy() });
  return createSharedCounters(store, insurance);
};
