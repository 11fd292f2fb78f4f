import { FALLBACK_KINDS, type FallbackKind, fallbackKindIn, fallbackName, FALLBACKS_PER_KIND } from '@contracts/fallbackPictures'; // prettier-ignore
import { servedAddress } from '@contracts/pictureStore';

/** What the worker does with a request. It passes on all others untouched. */
export type Errand = 'page' | 'asset' | 'picture' | 'storedPicture' | 'recipe';

interface WorkerRequest {
  method: string;
  mode: string;
  /** Origin of the request and of the worker. */
  origin: string;
  ownOrigin: string;
  path: string;
  /** What it is for, as `Request.destination` says. */
  destination?: string;
}

const RECIPE = /^\/api\/recipes\/\d+$/;
const PICTURE = /^\/pictures\/[^/]+\.webp$/;
const ASSET = /^\/assets\//;
const NO_PAGE = /^\/(?:api|pictures|assets)(?:\/|$)|\.[^/.]+$/;

/**
 * Only reads, and only from our own origin, besides pictures of the operator's store: the policy of our pages allows no
 * other origin for pictures.
 */
export const errandOf = (request: WorkerRequest): Errand | undefined => {
  const { method, mode, origin, ownOrigin, path, destination } = request;
  if (method !== 'GET') return undefined;
  if (destination === 'image' && servedAddress(path) !== undefined) return 'storedPicture';
  if (origin !== ownOrigin) return undefined;
  if (RECIPE.test(path)) return 'recipe';
  if (PICTURE.test(path)) return 'picture';
  if (ASSET.test(path)) return 'asset';
  return mode === 'navigate' && !NO_PAGE.test(path) ? 'page' : undefined;
};

const FALLBACK = /^\/pictures\/(fallback-.+?)(?:-400)?\.webp$/;
const SMALL = /-400\.webp$/;

const fallbackKindAt = (path: string) => fallbackKindIn(FALLBACK.exec(path)?.[1] ?? '');

/**
 * Under which address a picture is kept: that on our server, wherever it came from. Fallback pictures carry a
 * cache-busting query; one copy of each is enough.
 */
export const pictureKey = (address: string, ownOrigin: string): string => {
  const given = new URL(address);
  const url = new URL(`${servedAddress(given.pathname) ?? given.pathname}${given.search}`, ownOrigin);
  if (fallbackKindAt(url.pathname) !== undefined) url.search = '';
  return url.href;
};

const keptOf = (kind: FallbackKind): string[] =>
  Array.from({ length: FALLBACKS_PER_KIND }, (_, i) => `/pictures/${fallbackName(kind, i + 1)}-400.webp`);

/** The five small pictures of each kind, kept for recipes whose own picture cannot be fetched. */
export const KEPT_FALLBACKS: readonly string[] = FALLBACK_KINDS.flatMap(keptOf);

/** Which cached pictures may replace one, best first: the same in another size, or a fallback of its kind. */
export const standInsFor = (path: string): string[] => {
  const kind = fallbackKindAt(path);
  const otherSize = SMALL.test(path) ? path.replace(SMALL, '.webp') : path.replace(/\.webp$/, '-400.webp');
  return [otherSize, ...(kind === undefined ? [] : keptOf(kind))];
};

/** A recipe as anyone may read it on this device: account data stays out of the cache. */
export const withoutOwner = (recipe: object): object => ({ ...recipe, isSaved: false, userRating: 0 });
