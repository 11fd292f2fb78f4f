import type { CountersRepository } from '../repositories/countersRepository';
import type { CounterStore } from './counters';
import { StoreLimiter } from './storeLimiter';

interface Dependencies {
  counters: CountersRepository;
  close: () => Promise<void>;
}

/** Counts in the database that all servers share. */
export const postgresStore = ({ counters, close }: Dependencies): CounterStore => ({
  limiter: (options) => new StoreLimiter(options, counters.add),
  records: () => ({
    change: (keys, decide) =>
      counters.change(keys, (texts, at) => {
        const found = texts.map((text) => (text === undefined ? undefined : (JSON.parse(text) as unknown)));
        const { keep, result } = decide(found, at);
        return { keep: keep.map((kept) => kept && { text: JSON.stringify(kept.value), ms: kept.ms }), result };
      }),
  }),
  removeExpired: counters.removeExpired,
  close,
});
