import type { FastifyInstance } from 'fastify';

/** Hash of the empty style sheet that the styling library inserts before it fills it. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PolicyOptions {
  nonce?: string;
  /** Origin of the store of drawings; absent: pictures come from this server alone. */
  pictureOrigin?: string;
  /** Whether the script of the page may read pictures of the store, as the service worker does. */
  readsPictures?: boolean;
}

/**
 * Content security policy of our pages: resources of this origin only, besides pictures of the operator's store, and only
 * scripts and styles with the nonce. Style attributes are allowed, because prerendered markup contains them and they
 * cannot run anything.
 */
export const pagePolicy = ({ nonce, pictureOrigin, readsPictures = false }: PolicyOptions = {}): string => {
  const withNonce = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
  const withStore = pictureOrigin === undefined ? '' : ` ${pictureOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self'${withNonce}`,
    `style-src 'self'${withNonce} ${EMPTY_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${withStore}`,
    "font-src 'self'",
    `connect-src 'self'${readsPictures ? withStore : ''}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** API responses and pictures are data and may load nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The addresses of these pages contain a secret, so they must never be sent as a referrer. */
const isSecretAddress = (url: string) => /^\/(?:reset-password(?:\/|$)|shopping\/|collection\/)/.test(url);

/** The service worker, which keeps pictures for a kitchen without a network. */
const WORKER = /^\/worker\.js(?:\?|$)/;

const isData = (url: string) => url.startsWith('/api/') || url.startsWith('/pictures/');

interface Options {
  /** Whether the public address is https, so that http on a home network still works. */
  isHttps: boolean;
  /** Origin of the store of drawings. */
  pictureOrigin?: string;
}

const commonHeaders = ({ isHttps }: Options): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(self), screen-wake-lock=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  ...(isHttps && {
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
  }),
});

/** Headers of a response to an address that cannot be read, for which no hook runs. */
export const headersOfUnreadable = (options: Options): Record<string, string> => ({
  ...commonHeaders(options),
  'content-security-policy': DATA_POLICY,
});

/** Headers of every response. */
export const addSecurityHeaders = (app: FastifyInstance, options: Options): void => {
  const headers = commonHeaders(options);
  const { pictureOrigin } = options;
  const filePolicy = pagePolicy({ pictureOrigin });
  const workerPolicy = pagePolicy({ pictureOrigin, readsPictures: true });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isSecretAddress(request.url)) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    if (isData(request.url)) {
      reply.header('content-security-policy', DATA_POLICY);
      reply.header('cache-control', 'no-store');
      // Recipes are indexed together with their picture.
      if (!request.url.startsWith('/pictures/')) reply.header('x-robots-tag', 'noindex');
    } else reply.header('content-security-policy', WORKER.test(request.url) ? workerPolicy : filePolicy);
    done();
  });
};
