import { Readable } from 'node:stream';

/** Shorter than the silence after which proxies and browsers close a connection. */
export const BEAT_MS = 10_000;

/** A comment line, which every reader of events ignores. */
const BEAT = ': beat\n\n';

/** One event with one line of data; `json` is JSON text, which contains no line breaks. */
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
 * Events as the body of a response. It neither reads from `events` nor sends heartbeats while the reader is not keeping
 * up.
 */
export const eventStream = (events: AsyncIterator<string>, beatMs = BEAT_MS): Readable =>
  Readable.from(withBeats(events, beatMs), { objectMode: false });

/** Whether the client asks for events; a client that accepts any media type gets one response. */
export const acceptsEvents = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((wish) => {
    const [type = '', ...parameters] = wish.toLowerCase().split(';');
    return type.trim() === 'text/event-stream' && !parameters.some((one) => /^\s*q=0(?:\.0*)?\s*$/.test(one));
  });
