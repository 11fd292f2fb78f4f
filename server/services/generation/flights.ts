import { randomUUID } from 'node:crypto';
import { createFlight, type Flight, type FlightEnd, type Rider } from './flight';
import { followFlight } from './followFlight';
import type { GenerationContext } from './generationContext';
import { LEASE_MS, type Held } from './holdLease';
import { leadFlight } from './leadFlight';

/** Requests for something new share a request only with each other. */
const FRESH = ' fresh';

/** What is wanted. */
export interface Wanted {
  /** Under which the recipes are remembered. */
  key: string;
  isFresh: boolean;
}

/** A flight and how it goes. */
export interface Flying {
  flight: Flight;
  ended: Promise<FlightEnd>;
  hasEnded: boolean;
  /** The request that this server holds for all; absent while it follows another server. */
  held?: Held;
}

/** Under which a request is shared. */
const sharedKey = ({ key, isFresh }: Wanted): string => (isFresh ? key + FRESH : key);

/** Asks the model, or follows the server that does; takes its place when it dies. */
const fly = async (context: GenerationContext, wanted: Wanted, flying: Flying): Promise<FlightEnd> => {
  const { requests, generated, now } = context;
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

/** The flights of this server: visitors who want the same are on one of them. */
export const createFlights = (context: GenerationContext) => {
  const flights = new Map<string, Flying>();

  const forget = (key: string, flying: Flying): void => {
    if (flights.get(key) === flying) flights.delete(key);
  };

  const begin = (wanted: Wanted, rider: Rider): Flying => {
    const key = sharedKey(wanted);
    const flight = createFlight();
    flight.board(rider);
    const flying: Flying = { flight, hasEnded: false, ended: Promise.resolve({}) };
    flights.set(key, flying);
    flying.ended = fly(context, wanted, flying).finally(() => {
      flying.hasEnded = true;
      forget(key, flying);
    });
    // A failure is reported to its visitors, if any are left.
    flying.ended.catch(() => undefined);
    return flying;
  };

  return {
    /** Puts a visitor on the flight for what they want; begins one if there is none. */
    board(wanted: Wanted, rider: Rider): Flying {
      const flying = flights.get(sharedKey(wanted));
      flying?.flight.board(rider);
      return flying ?? begin(wanted, rider);
    },

    /** Lets the next visitor begin another flight. */
    forget: (wanted: Wanted, flying: Flying): void => forget(sharedKey(wanted), flying),

    all: (): Flying[] => [...flights.values()],
  };
};
