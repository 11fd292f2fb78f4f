import { createCounters, createSharedCounters } from './createCounters';
import type { Counters, CounterStore } from './counters';
import { memoryStore } from './memoryStore';

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

const openValkey = async (url: string, onFault: () => void): Promise<CounterStore> =>
  (await import('./valkeyStore')).valkeyStore(url, onFault);

const openPostgres = async (url: string, onFault: () => void): Promise<CounterStore> => {
  const [{ openCounterTable }, { createCountersRepository }, { postgresStore }] = await Promise.all([
    import('../db/openCounterTable'),
    import('../repositories/countersRepository'),
    import('./postgresStore'),
  ]);
  const db = openCounterTable(url, onFault);
  return postgresStore({ counters: createCountersRepository(db), close: () => db.destroy() });
};

/**
 * The counters in Valkey if there is one, else in Postgres if there is one, else in memory. The client of a shared store
 * is loaded only where there is one, because it is a tenth of the start of a server.
 */
export const openCounters = async (
  { valkeyUrl, databaseUrl }: Place,
  { elapsed, failed }: Watch,
): Promise<Counters> => {
  const own = memoryStore(elapsed);
  const insurance = { store: own, elapsed, failed };
  // What breaks a connection also fails the question that was asked over it.
  const ignore = () => undefined;
  if (valkeyUrl !== undefined) return createSharedCounters(await openValkey(valkeyUrl, ignore), insurance);
  if (databaseUrl === undefined) return createCounters(own);
  return createSharedCounters(await openPostgres(databaseUrl, ignore), insurance);
};
