import { randomUUID } from 'node:crypto';
import type { DomainError } from '../../errors/domainError';
import { Stopped, stopReason, type StopReason } from '../stopped';
import { createFlight, type Flight, type FlightEnd, type Rider } from './flight';
import { followFlight } from './followFlight';
import { msLeftFor, type Generation, type GenerationContext } from './generationContext';
import { LEASE_MS, renewLease, type Held } from './holdLease';
import { leadFlight } from './leadFlight';
import { failureOfStop } from './stopFailure';
import { hitOf } from './writtenRecipes';

/** Requests for something new share a request only with each other. */
const FRESH = ' fresh';

/** What is wanted. */
interface Wanted {
  /** Under which the recipes are remembered. */
  key: string;
  isFresh: boolean;
}

/** Under which a request is shared. */
const sharedKey = ({ key, isFresh }: Wanted): string => (isFresh ? key + FRESH : key);

/** A flight and how it goes. */
interface Flying {
  flight: Flight;
  ended: Promise<FlightEnd>;
  hasEnded: boolean;
  /** The request that this server holds for all; absent while it follows another server. */
  held?: Held;
}

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Visitors who want the same wait for one request to the model, on this server and on all that share its database. */
export const createSharedWriting = (context: GenerationContext) => {
  const { requests, generated, now } = context;
  const flights = new Map<string, Flying>();

  /** Asks the model, or follows the server that does; takes its place when it dies. */
  const fly = async (wanted: Wanted, flying: Flying): Promise<FlightEnd> => {
    const { flight } = flying;
    const key = sharedKey(wanted);
    let goesOn = !wanted.isFresh;
    while (!flight.stopping.signal.aborted) {
      const held = { key, holder: randomUUID() };
      const at = now();
      const ids = await requests.take(held, { at, until: new Date(at.getTime() + LEASE_MS), goesOn });
      if (ids) {
        flying.held = held;
        for (const recipe of await generated.findAll(ids.filter((id) => !flight.has(id)))) flight.tell(recipe);
        return leadFlight(context, flight, { held, ...wanted });
      }
      const end = await followFlight(context, flight, key);
      if (end) return end;
      goesOn = true;
    }
    return {};
  };

  const begin = (wanted: Wanted, rider: Rider): Flying => {
    const key = sharedKey(wanted);
    const flight = createFlight();
    flight.board(rider);
    const flying: Flying = { flight, hasEnded: false, ended: Promise.resolve({}) };
    flights.set(key, flying);
    flying.ended = fly(wanted, flying).finally(() => {
      flying.hasEnded = true;
      if (flights.get(key) === flying) flights.delete(key);
    });
    // A failure is reported to its visitors, if any are left.
    flying.ended.catch(() => undefined);
    return flying;
  };

  /** The last visitor to leave stops the model, unless another server waits for it. */
  const leave = async (key: string, flying: Flying, { rider, why }: { rider: Rider; why: StopReason }) => {
    const { flight, held } = flying;
    flight.leave(rider);
    const isUnused = () => flight.riders.size === 0 && !flying.hasEnded;
    if (!isUnused()) return;
    const isWanted = held && why !== 'closing' && (await renewLease(context, flight, held).catch(() => false));
    if (isWanted || !isUnused()) return;
    if (flights.get(key) === flying) flights.delete(key);
    flight.stopping.abort(new Stopped(why));
    await flying.ended.catch(() => undefined);
  };

  /** Waits until the flight ends, or the visitor's part in it does. */
  const ride = async (wanted: Wanted, generation: Generation): Promise<DomainError | undefined> => {
    const { wish, turn, onRecipe } = generation;
    const key = sharedKey(wanted);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Stopped('late')), Math.max(0, msLeftFor(generation, context)));
    let shown = 0;
    let eject: (failure: DomainError) => void = () => undefined;
    const ejected = new Promise<FlightEnd>((resolve) => {
      eject = (failure) => resolve({ failure });
    });
    const rider: Rider = {
      generation,
      eject,
      onWritten({ id, recipe }) {
        shown += 1;
        onRecipe(hitOf(context, wish, id, recipe));
      },
    };
    const before = flights.get(key);
    before?.flight.board(rider);
    const flying = before ?? begin(wanted, rider);
    // Boards first: a visitor who repeats a request goes on with it.
    const stop = AbortSignal.any([turn.join(), late.signal]);
    try {
      const end = await Promise.race([flying.ended, ejected, aborted(stop)]);
      if (!end) return failureOfStop(stop, shown > 0);
      return end.failure?.kind === 'modelTooSlow' && shown > 0 ? undefined : end.failure;
    } finally {
      clearTimeout(timer);
      await leave(key, flying, { rider, why: stopReason(stop) ?? 'left' });
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
      const all = [...flights.values()];
      for (const { flight } of all) flight.stopping.abort(new Stopped('closing'));
      await Promise.all(all.map(({ ended }) => ended.catch(() => undefined)));
    },
  };
};
