import { Stopped } from './stopped';

/** The right of one request to ask models. */
export interface Turn {
  /**
   * Takes the turn on the first call: it is counted, and the same visitor's previous request ends with its results so
   * far.
   * @returns a signal aborted when the client disconnects, a newer request takes the turn, or the server stops
   * @throws DomainError tooManyRequests
   */
  begin: () => Promise<AbortSignal>;
  /** Takes the turn without being counted: what this visitor wants is asked for already. */
  join: () => AbortSignal;
  end: () => void;
}

export interface TurnAsk {
  /** The account, the browser or the address. */
  who: string;
  /** Throws when this visitor has made too many requests. */
  mayAsk: () => Promise<void>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Allows each visitor one running model request: the newest. */
export const createTurns = () => {
  const underWay = new Map<string, AbortController>();

  return {
    of({ who, mayAsk, signal }: TurnAsk): Turn {
      let begun: Promise<AbortSignal> | undefined;
      let mine: AbortController | undefined;
      let ofTurn: AbortSignal | undefined;
      const join = () => {
        if (ofTurn) return ofTurn;
        underWay.get(who)?.abort(new Stopped('replaced'));
        mine = new AbortController();
        underWay.set(who, mine);
        ofTurn = AbortSignal.any([signal, mine.signal]);
        return ofTurn;
      };
      return {
        begin: () => (begun ??= mayAsk().then(join)),
        join,
        end() {
          if (mine && underWay.get(who) === mine) underWay.delete(who);
        },
      };
    },

    /** Ends all running requests when the server stops. */
    endAll(): void {
      for (const turn of underWay.values()) turn.abort(new Stopped('closing'));
    },
  };
};

export type Turns = ReturnType<typeof createTurns>;
