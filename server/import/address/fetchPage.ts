import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { DomainError } from '../../errors/domainError';
import { checkedLookup, type Resolve } from './checkedLookup';
import { checkWrittenAddress, hostOf, parsePageAddress, portOf, type PageRules } from './pageRules';
import { ACCEPTED_ENCODINGS, readBody } from './readBody';

/** A page as it came. */
export interface FetchedPage {
  /** Where it was found, after redirects. */
  address: string;
  /** Its media type without parameters, in lower case: "text/html"; empty when the server gave none. */
  type: string;
  bytes: Buffer;
}

export interface FetchOptions {
  rules: PageRules;
  /** Names this program and its operator, as RFC 9110 asks of robots: "Larder/1.0 (+https://larder.example)". */
  userAgent: string;
  /** From the call to the last byte, redirects included. */
  deadlineMs?: number;
  resolve?: Resolve;
}

const DEADLINE_MS = 10_000;
const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HEADER_BYTES_MAX = 16 * 1024;
/** What a page may be. A server that names no type is believed to send one. */
const READABLE = /^(?:|text\/(?:html|plain)|application\/(?:xhtml\+xml|json|ld\+json))$/;

const typeOf = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();

const ask = (url: URL, { rules, userAgent, resolve }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const port = portOf(url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      agent: false,
      signal,
      maxHeaderSize: HEADER_BYTES_MAX,
      lookup: checkedLookup(port, rules, resolve),
      headers: {
        accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,text/plain;q=0.5',
        'accept-encoding': ACCEPTED_ENCODINGS,
        'user-agent': userAgent,
      },
    });
    // The second look, at where the connection really went.
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!rules.mayConnect(socket.remoteAddress ?? '', hostOf(url), port))
          request.destroy(new DomainError('pageNotPublic'));
      }),
    );
    request.once('response', answered);
    // Stays, because a connection that is cut may report it twice.
    request.on('error', failed);
    request.end();
  });

/** What a status other than 200 means for the cook. */
const failureOf = (status: number): DomainError => {
  if (status === 404 || status === 410) return new DomainError('pageMissing');
  return new DomainError(status >= 500 ? 'pageUnreachable' : 'pageRefused');
};

const follow = async (address: string, options: FetchOptions, signal: AbortSignal): Promise<FetchedPage> => {
  let url = parsePageAddress(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    checkWrittenAddress(url, options.rules);
    const response = await ask(url, options, signal);
    const { statusCode: status = 0, headers } = response;
    if (status === 200) {
      const type = typeOf(response);
      if (READABLE.test(type)) return { address: url.href, type, bytes: await readBody(response) };
      response.destroy();
      throw new DomainError('pageNotReadable');
    }
    response.destroy();
    if (!REDIRECTS.has(status) || headers.location === undefined) throw failureOf(status);
    url = parsePageAddress(headers.location, url);
  }
  throw new DomainError('pageUnreachable');
};

/**
 * Fetches one page of the web for a cook: by http or https, only from machines that the rules allow, each redirect
 * checked like the first address, without cookies or a referrer, at most 5 MB in 10 s.
 * @throws DomainError pageAddressWrong, pageNotPublic, pageMissing, pageRefused, pageUnreachable, pageTooLarge,
 * pageTooSlow, pageNotReadable
 */
export const fetchPage = async (address: string, options: FetchOptions): Promise<FetchedPage> => {
  const late = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
  try {
    return await follow(address, options, late);
  } catch (error) {
    if (late.aborted) throw new DomainError('pageTooSlow');
    throw error instanceof DomainError ? error : new DomainError('pageUnreachable');
  }
};
