import { DomainError } from '../../errors/domainError';

/** Pictures drawn ahead of any request wait behind all others. Requests have 0 (most urgent) to 7, as browsers say. */
export const AHEAD = 8;

/** One who waits for a picture. */
export interface Asking {
  /** 0 (most urgent) to 7 for requests, AHEAD for none. */
  urgency: number;
  /** Aborted when the picture is no longer waited for. */
  signal?: AbortSignal;
}

interface Options {
  /** How many pictures are drawn at the same time. */
  atOnce: number;
  /** Most pictures that wait. */
  waitingMax?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

interface Waiting<Result> {
  urgency: number;
  /** Counts up with each pause between requests: what a page asked for after a pause is what it shows now. */
  burst: number;
  order: number;
  /** How many wait for it. */
  asking: number;
  start: () => void;
  drawing: Promise<Result>;
}

const WAITING_MAX = 600;
/** A browser asks for the next pictures as soon as it has the last ones; a longer pause is a scroll or another page. */
const PAUSE_MS = 400;
/** Every fourth picture is the one that has waited longest, so that newer ones never keep it waiting for ever. */
const OLDEST_EVERY = 4;
const RETRY_SECONDS = 5;

const isSooner = (one: Waiting<unknown>, other: Waiting<unknown>): boolean => {
  if (one.urgency !== other.urgency) return one.urgency < other.urgency;
  return one.burst === other.burst ? one.order < other.order : one.burst > other.burst;
};

/** Says which of the waiting pictures, in order of arrival, is next; undefined when none waits. */
const createPicker = <Result>(waiting: ReadonlyMap<string, Waiting<Result>>) => {
  let picked = 0;
  return (): [string, Waiting<Result>] | undefined => {
    picked += 1;
    const all = [...waiting];
    const requested = all.filter(([, { urgency }]) => urgency < AHEAD);
    if (picked % OLDEST_EVERY === 0 && requested.length > 0) return requested[0];
    return all.reduce<[string, Waiting<Result>] | undefined>(
      (best, one) => (best && !isSooner(one[1], best[1]) ? best : one),
      undefined,
    );
  };
};

/**
 * Draws few pictures at once: the urgent first, then what was asked for last. A picture that several ask for is drawn
 * once.
 */
export const createDrawQueue = <Result>({
  atOnce,
  waitingMax = WAITING_MAX,
  now = performance.now.bind(performance),
}: Options) => {
  const waiting = new Map<string, Waiting<Result>>();
  const running = new Map<string, Promise<Result>>();
  let askedAt = -Infinity;
  let burst = 0;
  let order = 0;
  const pick = createPicker(waiting);

  const startNext = () => {
    while (running.size < atOnce) {
      const next = pick();
      if (!next) return;
      const [name, { start, drawing }] = next;
      waiting.delete(name);
      running.set(name, drawing);
      start();
    }
  };

  const enqueue = (name: string, draw: () => Promise<Result>): Waiting<Result> => {
    if (waiting.size >= waitingMax) throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
    let start = () => {};
    const turn = new Promise<void>((resolve) => (start = resolve));
    const drawing = turn.then(draw).finally(() => {
      running.delete(name);
      startNext();
    });
    const one: Waiting<Result> = { urgency: AHEAD, burst, order: (order += 1), asking: 0, start, drawing };
    waiting.set(name, one);
    return one;
  };

  const ask = (one: Waiting<Result>, { urgency, signal }: Asking) => {
    one.asking += 1;
    one.urgency = Math.min(one.urgency, urgency);
    one.burst = burst;
    signal?.addEventListener(
      'abort',
      () => {
        one.asking -= 1;
        if (one.asking === 0) one.urgency = AHEAD;
      },
      { once: true },
    );
  };

  return {
    /**
     * Draws a picture when its turn comes, or joins its drawing.
     * @throws DomainError tooBusy when too many pictures wait
     */
    async draw(name: string, asking: Asking, draw: () => Promise<Result>): Promise<Result> {
      const known = running.get(name);
      if (known) return known;
      if (asking.urgency < AHEAD) {
        if (now() - askedAt > PAUSE_MS) burst += 1;
        askedAt = now();
      }
      const one = waiting.get(name) ?? enqueue(name, draw);
      ask(one, asking);
      startNext();
      return one.drawing;
    },

    /** Whether a request waits for a picture or for its drawing. */
    isBusy: () => running.size >= atOnce || [...waiting.values()].some(({ urgency }) => urgency < AHEAD),
  };
};
