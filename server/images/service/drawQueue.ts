import { DomainError } from '../../errors/domainError';
import { AHEAD, ask, createPicker, type Asking, type Waiting } from './drawLine';

interface Options {
  /** How many pictures are drawn at the same time. */
  atOnce: number;
  /** Most pictures that wait. */
  waitingMax?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

const WAITING_MAX = 600;
/** A browser asks for the next pictures as soon as it has the last ones; a longer pause is a scroll or another page. */
const PAUSE_MS = 400;
const RETRY_SECONDS = 5;

/** Counts bursts of requests, which a pause parts; answers the number of the burst. Drawing ahead is not a request. */
const createBursts = (now: () => number) => {
  let askedAt = -Infinity;
  let burst = 0;
  return (urgency: number): number => {
    if (urgency >= AHEAD) return burst;
    if (now() - askedAt > PAUSE_MS) burst += 1;
    askedAt = now();
    return burst;
  };
};

/** A drawing that begins with `start`, and calls `ended` after it. */
const drawingLater = <Result>(draw: () => Promise<Result>, ended: () => void) => {
  let start = () => {};
  const turn = new Promise<void>((resolve) => (start = resolve));
  return { start, drawing: turn.then(draw).finally(ended) };
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
  const burstOf = createBursts(now);
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

  const enqueue = (name: string, burst: number, draw: () => Promise<Result>): Waiting<Result> => {
    if (waiting.size >= waitingMax) throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
    const later = drawingLater(draw, () => {
      running.delete(name);
      startNext();
    });
    const one: Waiting<Result> = { urgency: AHEAD, burst, order: (order += 1), asking: 0, ...later };
    waiting.set(name, one);
    return one;
  };

  return {
    /**
     * Draws a picture when its turn comes, or joins its drawing.
     * @throws DomainError tooBusy when too many pictures wait
     */
    async draw(name: string, asking: Asking, draw: () => Promise<Result>): Promise<Result> {
      const known = running.get(name);
      if (known) return known;
      const burst = burstOf(asking.urgency);
      const one = waiting.get(name) ?? enqueue(name, burst, draw);
      ask(one, asking, burst);
      startNext();
      return one.drawing;
    },

    /** Whether a picture is being drawn or waits for it. */
    has: (name: string): boolean => running.has(name) || waiting.has(name),

    /** How many pictures wait. */
    waiting: (): number => waiting.size,

    /** Whether a request waits for a picture or for its drawing. */
    isBusy: () => running.size >= atOnce || [...waiting.values()].some(({ urgency }) => urgency < AHEAD),
  };
};
