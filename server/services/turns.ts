import { Stopped } from './stopped';

/** The right of one request to ask models. */
export interface Turn {
  /**
   * Takes it, the first time that it is called: it is counted, and the request before of the same visitor ends with what
   * it has.
   * @returns a signal that is aborted when the client leaves, when a newer request takes the turn, or the server stops
   * @throws DomainError tooManyRequests
   */
  begin: () => Promise<AbortSignal>;
  end: () => void;
}

export interface TurnAsk {
  /** The account, the browser or the address. */
  who: string;
  /** Throws where this visitor has asked too often. */
  mayAsk: () => Promise<void>;
  /** Aborted when the client went away. */
  signal: AbortSignal;
}

/** Each visitor has one request that asks models: the newest. */
export const createTurns = () => {
  const underWay = new Map<string, AbortController>();

  return {
    of({ who, mayAsk, signal }: TurnAsk): Turn {
      let begun: Promise<AbortSignal> | undefined;
      let mine: AbortController | undefined;
      const begin = async () => {
        await mayAsk();
        underWay.get(who)?.abort(new Stopped('replaced'));
        mine = new AbortController();
        underWay.set(who, mine);
        return AbortSignal.any([signal, mine.signal]);
      };
      return {
        begin: () => (begun ??= begin()),
        end() {
          if (mine && underWay.get(who) === mine) underWay.delete(who);
        },
      };
    },

    /** Ends everything that is under way, for a server that stops. */
    endAll(): void {
      for (const turn of underWay.values()) turn.abort(new Stopped('closing'));
    },
  };
};

export type Turns = ReturnType<typeof createTurns>;
