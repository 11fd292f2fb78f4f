import type { DomainError } from '../../errors/domainError';
import { Stopped, stopReason, type StopReason } from '../stopped';
import type { Rider } from './flight';
import { createFlights, type Flying, type Wanted } from './flights';
import type { Generation, GenerationContext } from './generationContext';
import { renewLease } from './holdLease';
import { createSeat } from './seat';
import { failureOfStop } from './stopFailure';

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Visitors who want the same wait for one request to the model, on this server and on all that share its database. */
export const createSharedWriting = (context: GenerationContext) => {
  const flights = createFlights(context);

  /** The last visitor to leave stops the model, unless another server waits for it. */
  const leave = async (wanted: Wanted, flying: Flying, { rider, why }: { rider: Rider; why: StopReason }) => {
    const { flight, held } = flying;
    flight.leave(rider);
    const isUnused = () => flight.riders.size === 0 && !flying.hasEnded;
    if (!isUnused()) return;
    const isWanted = held && why !== 'closing' && (await renewLease(context, flight, held).catch(() => false));
    if (isWanted || !isUnused()) return;
    flights.forget(wanted, flying);
    flight.stopping.abort(new Stopped(why));
    await flying.ended.catch(() => undefined);
  };

  /** Waits until the flight ends, or the visitor's part in it does. */
  const ride = async (wanted: Wanted, generation: Generation): Promise<DomainError | undefined> => {
    const seat = createSeat(context, generation);
    const flying = flights.board(wanted, seat.rider);
    // Boards first: a visitor who repeats a request goes on with it.
    const stop = AbortSignal.any([generation.turn.join(), seat.late]);
    try {
      const end = await Promise.race([flying.ended, seat.ejected, aborted(stop)]);
      if (!end) return failureOfStop(stop, seat.hasRecipes());
      return end.failure?.kind === 'modelTooSlow' && seat.hasRecipes() ? undefined : end.failure;
    } finally {
      seat.leave();
      await leave(wanted, flying, { rider: seat.rider, why: stopReason(stop) ?? 'left' });
    }
  };

  return {
    /**
     * Waits for the recipes of one visitor.
     * @returns why there are fewer than possible, if the cook should know
     */
    write: (key: string, generation: Generation) => ride({ key, isFresh: generation.isFresh }, generation),

    /** Ends all requests when the server stops; other servers go on with those that they wait for. */
    async stop(): Promise<void> {
      const all = flights.all();
      for (const { flight } of all) flight.stopping.abort(new Stopped('closing'));
      await Promise.all(all.map(({ ended }) => ended.catch(() => undefined)));
    },
  };
};
