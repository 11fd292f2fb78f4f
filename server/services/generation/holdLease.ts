import { Stopped } from '../stopped';
import type { Flight } from './flight';
import type { GenerationContext } from './generationContext';

/** A request that this server holds for all. */
export interface Held {
  key: string;
  holder: string;
}

/** A holder that has not been heard of for this long has died; it says several times as often that it lives. */
export const LEASE_MS = 6_000;
const RENEW_MS = 1_500;

type Context = Pick<GenerationContext, 'requests' | 'now'>;

/** Says that the holder lives. Returns whether another server waits for it. */
export const renewLease = async ({ requests, now }: Context, flight: Flight, held: Held): Promise<boolean> => {
  const at = now();
  const ids = flight.written.map(({ id }) => id);
  const renewed = await requests.renew(held, { at, until: new Date(at.getTime() + LEASE_MS), ids });
  return renewed?.isWanted ?? false;
};

/**
 * Keeps a request while the model writes. Stops the model once no visitor waits any more, here or elsewhere. A database
 * that is away for a moment ends nothing: at worst another server asks the model, too.
 */
export const holdLease = (context: Context, flight: Flight, held: Held) => {
  let running: Promise<void> | undefined;
  const renew = async () => {
    const isWanted = await renewLease(context, flight, held).catch(() => true);
    if (!isWanted && flight.riders.size === 0) flight.stopping.abort(new Stopped('left'));
  };
  const timer = setInterval(() => {
    running ??= renew().finally(() => (running = undefined));
  }, RENEW_MS).unref();
  return {
    renew,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
};
