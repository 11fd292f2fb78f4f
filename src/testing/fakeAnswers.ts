import { ORIGIN } from './origin';

/** A request that the fake server received. */
export interface Sent {
  /** "METHOD /path". */
  route: string;
  /** The JSON body, or the fields of a form. */
  body: unknown;
  language: string | null;
  /** The query string, with its question mark. */
  search: string;
  signal: AbortSignal;
}

type Reply = unknown | ((sent: Sent) => unknown);

/** "METHOD /path" -> reply: JSON, a Response, or a function of the request. */
export type AnswerTable = Record<string, Reply>;

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** A non-OK response in the form of our server. */
export const refusal = (status: number, body: unknown = '') =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

/** Behaves like `fetch` when the server cannot be reached. */
export const offline = () => {
  throw new TypeError('Failed to fetch');
};

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });

/** A `fetch` that answers from a table, and the list of requests it received. */
export const answering = (table: AnswerTable) => {
  const sent: Sent[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), ORIGIN), init);
    const { pathname, search } = new URL(request.url);
    const seen: Sent = {
      route: `${request.method} ${pathname}`,
      body: await bodyOf(request.clone()),
      language: request.headers.get('accept-language'),
      search,
      signal: request.signal,
    };
    sent.push(seen);
    const reply = table[seen.route];
    if (reply === undefined) return new Response(`no ${seen.route} in fakeApi`, { status: 501 });
    const value = await Promise.race([
      typeof reply === 'function' ? (reply as (one: Sent) => unknown)(seen) : reply,
      untilAborted(seen.signal),
    ]);
    return value instanceof Response ? value.clone() : new Response(JSON.stringify(value ?? null), { status: 200 });
  };
  return { sent, answer };
};
