import { Readable } from 'node:stream';

/** Proxies and browsers give up connections on which nothing is heard for so long, and longer. */
export const BEAT_MS = 10_000;

/** A line that every reader of events passes over. */
const BEAT = ': beat\n\n';

/** One event on one line of data; `json` is JSON text, which has no line breaks of its own. */
export const eventText = (event: string, json: string): string => `event: ${event}\ndata: ${json}\n\n`;

async function* withBeats(events: AsyncIterator<string>, beatMs: number): AsyncGenerator<string, void> {
  try {
    let next = events.next();
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const beat = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), beatMs)));
      const result = await Promise.race([next, beat]).finally(() => clearTimeout(timer));
      if (result === undefined) {
        yield BEAT;
        continue;
      }
      if (result.done) return;
      yield result.value;
      next = events.next();
    }
  } finally {
    await events.return?.();
  }
}

/**
 * Events as the body of an answer. Nothing is asked of `events`, and no heart beats, while the reader does not keep up.
 */
export const eventStream = (events: AsyncIterator<string>, beatMs = BEAT_MS): Readable =>
  Readable.from(withBeats(events, beatMs), { objectMode: false });

/** Whether the client says that it reads events; whoever takes anything (`*` twice) wants one answer. */
export const acceptsEvents = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((wish) => {
    const [type = '', ...parameters] = wish.toLowerCase().split(';');
    return type.trim() === 'text/event-stream' && !parameters.some((one) => /^\s*q=0(?:\.0*)?\s*$/.test(one));
  });
