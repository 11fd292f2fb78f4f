import type { ApiFailure } from '@/lib/failures/apiFailure';
import { offline, refusal } from './fakeApi';

/** One fault that any call can meet: the reply, and what the client must make of it. */
export interface Fault {
  name: string;
  /** A reply for `fakeApi`. */
  reply: () => unknown;
  /** The server does not respond, so the test must let the call time out. */
  isSilence?: true;
  failure: Partial<ApiFailure>;
  /** What the home page says after a search (specification rows 8.analyze.502 to 8.markers). */
  search: { title: string; text: string | RegExp; inline: string | RegExp; hasTryAgain: boolean };
}

const UNREACHABLE = {
  title: 'Network Error',
  text: 'The recipe service could not be reached. Please check your connection.',
  inline:
    'Search Error: Unable to connect to the AI service. Please check your internet connection and try again in a few moments.',
  hasTryAgain: true,
};

const TEMPORARY =
  'Search Error: The recipe service is temporarily unavailable. This is usually due to high demand. Please try again in a few moments.';

const OTHERWISE = {
  title: 'Error analyzing ingredients',
  text: 'Failed to analyze ingredients',
  inline: 'Failed to analyze ingredients',
  hasTryAgain: true,
};

/** A refusal by our server: a sentence and a code. */
const refused = (status: number, error: string, message: string, search: Partial<Fault['search']> = {}): Fault => {
  const body = JSON.stringify({ message, error });
  return {
    name: `${status} ${error}`,
    reply: () => refusal(status, body),
    failure: { status, message: `${status}: ${body}`, code: error, text: message },
    search: { ...OTHERWISE, text: message, inline: message, hasTryAgain: status >= 500 || status === 429, ...search },
  };
};

const page = (title: string) =>
  `<!doctype html>\n<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr>nginx</body></html>`;

/** A status from a proxy in front of the server, with the proxy's HTML page. */
const proxied = (status: number, title: string, search: Fault['search']): Fault => {
  const body = page(title);
  return {
    name: `${status} with a proxy's page`,
    reply: () => refusal(status, body),
    failure: { status, message: `${status}: ${body}`, code: undefined, text: undefined },
    search,
  };
};

/** The eighteen faults that every call meets in the matrix. */
export const FAULTS: readonly Fault[] = [
  { name: 'no connection', reply: offline, failure: { status: 'OFFLINE', text: undefined }, search: UNREACHABLE },
  {
    name: 'connection refused',
    reply: () => {
      throw new TypeError('NetworkError when attempting to fetch resource: ECONNREFUSED 127.0.0.1:3000');
    },
    failure: { status: 'OFFLINE', text: undefined },
    search: UNREACHABLE,
  },
  {
    name: 'no answer in time',
    reply: () => new Promise(() => undefined),
    isSilence: true,
    failure: { status: 'TIMEOUT', code: 'AI_TIMEOUT_ERROR', text: undefined },
    search: {
      title: 'Request Timed Out',
      text: 'Try fewer ingredients or a more specific term.',
      inline: /^Request timed out: The AI service took too long to respond \(60 seconds\)/,
      hasTryAgain: true,
    },
  },
  refused(400, 'INVALID', 'The form could not be read.'),
  refused(401, 'NOT_SIGNED_IN', 'Please sign in.'),
  refused(403, 'FORBIDDEN', 'This request came from another website.'),
  refused(404, 'NOT_FOUND', 'There is nothing at this address.'),
  refused(409, 'CONFLICT', 'Somebody else was faster.'),
  refused(413, 'TOO_LARGE', 'That is too much at once.'),
  refused(422, 'NO_INGREDIENTS', 'Nothing in the text was recognised.', {
    title: 'No Ingredients Found',
    text: 'Try a clearer image or text.',
  }),
  refused(429, 'AI_RATE_LIMIT', 'Too many requests. Wait a minute.', {
    title: 'Service Temporarily Unavailable',
    text: 'Demand is high right now. Please try again in a few minutes.',
  }),
  refused(500, 'INTERNAL', 'Something went wrong on our side.'),
  proxied(502, 'Bad Gateway', {
    title: 'Connection Error',
    text: 'Unable to connect to the recipe search service. Please check your connection.',
    inline: UNREACHABLE.inline,
    hasTryAgain: true,
  }),
  proxied(503, 'Service Unavailable', { ...OTHERWISE, text: TEMPORARY, inline: TEMPORARY }),
  proxied(504, 'Gateway Time-out', { ...OTHERWISE, text: TEMPORARY, inline: TEMPORARY }),
  {
    name: 'truncated JSON',
    reply: () => new Response('{"recipes":[{"id":7,"title":"Shak'),
    failure: { status: 'MALFORMED', text: undefined },
    search: OTHERWISE,
  },
  {
    name: 'HTML instead of JSON',
    reply: () => new Response(page('Hotel guests, please log in'), { headers: { 'content-type': 'text/html' } }),
    failure: { status: 'MALFORMED', text: undefined },
    search: OTHERWISE,
  },
  {
    name: 'an empty body',
    reply: () => new Response(''),
    failure: { status: 'MALFORMED', text: undefined },
    search: OTHERWISE,
  },
];

/** Statuses that a proxy or our server may answer any call with. */
export const STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504] as const;

export const proxyPage = page;

/** What no screen may ever show: JSON, HTML, a status line, a stack. */
export const RAW = /[{}<>]|doctype|nginx|"message"|ECONNREFUSED|Failed to fetch|TypeError|undefined|\[object/i;

/** A server with a fault until the test repairs it. Then it gives this answer. */
export const faultyServer = ({ reply }: Fault, answer: unknown) => {
  let isMended = false;
  return {
    mend: () => {
      isMended = true;
    },
    reply: () => (isMended ? answer : reply()),
  };
};
