/** What the worker does with a request. It passes on all others untouched. */
export type Errand = 'page' | 'asset' | 'picture' | 'recipe';

interface WorkerRequest {
  method: string;
  mode: string;
  /** Origin of the request and of the worker. */
  origin: string;
  ownOrigin: string;
  path: string;
}

const RECIPE = /^\/api\/recipes\/\d+$/;
const PICTURE = /^\/pictures\/[^/]+\.webp$/;
const ASSET = /^\/assets\//;
const NO_PAGE = /^\/(?:api|pictures|assets)(?:\/|$)|\.[^/.]+$/;

/** Only reads, and only from our own origin. */
export const errandOf = ({ method, mode, origin, ownOrigin, path }: WorkerRequest): Errand | undefined => {
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (RECIPE.test(path)) return 'recipe';
  if (PICTURE.test(path)) return 'picture';
  if (ASSET.test(path)) return 'asset';
  return mode === 'navigate' && !NO_PAGE.test(path) ? 'page' : undefined;
};

const FALLBACK = /^\/pictures\/fallback-(meals|drinks)-/;
const SMALL = /-400\.webp$/;

/** Fallback pictures carry a cache-busting query; one copy of each is enough. */
export const pictureKey = (address: string): string => {
  const url = new URL(address);
  if (FALLBACK.test(url.pathname)) url.search = '';
  return url.href;
};

const KINDS = ['meals', 'drinks'] as const;
const PLACES = [1, 2, 3, 4, 5] as const;

/** The five small pictures of each category, kept for recipes whose own picture cannot be fetched. */
export const KEPT_FALLBACKS = KINDS.flatMap((kind) =>
  PLACES.map((place) => `/pictures/fallback-${kind}-${place}-400.webp`),
);

/** Which cached pictures may replace one, best first: the same in another size, or a fallback of its category. */
export const standInsFor = (path: string): string[] => {
  const [, category] = FALLBACK.exec(path) ?? [];
  const otherSize = SMALL.test(path) ? path.replace(SMALL, '.webp') : path.replace(/\.webp$/, '-400.webp');
  return [otherSize, ...KEPT_FALLBACKS.filter((kept) => category !== undefined && kept.includes(category))];
};

/** A recipe as anyone may read it on this device: account data stays out of the cache. */
export const withoutOwner = (recipe: object): object => ({ ...recipe, isSaved: false, userRating: 0 });
