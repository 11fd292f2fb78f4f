import { Stopped } from './stopped';

/** Asks of a model that are under way: one for each visitor, the newest. */
export const createFlights = () => {
  const underWay = new Map<string, AbortController>();

  return {
    /** Begins one; the one before of the same visitor ends with what it has. */
    begin(who: string): AbortController {
      underWay.get(who)?.abort(new Stopped('replaced'));
      const flight = new AbortController();
      underWay.set(who, flight);
      return flight;
    },

    end(who: string, flight: AbortController): void {
      if (underWay.get(who) === flight) underWay.delete(who);
    },

    endAll(): void {
      for (const flight of underWay.values()) flight.abort(new Stopped('closing'));
    },
  };
};
