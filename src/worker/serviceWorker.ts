import { SHELL_PATH } from '@contracts/defaults';
import { clientsClaim, type RouteHandlerCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showDish } from './notificationClick';
import { pictureAnswers, PICTURES_CACHE } from './pictureAnswers';
import { errandOf, KEPT_FALLBACKS, withoutOwner, type Errand } from './routing';
import { DEVICE_CACHE, RECIPES_CACHE, type WorkerManifest, type WorkerMessage } from './workerContract';

/** The part of the worker's global scope used here. The project's types are those of a page. */
interface WorkerScope {
  readonly registration: { navigationPreload?: { enable: () => Promise<void>; disable: () => Promise<void> } };
  readonly location: { origin: string };
  readonly navigator: { onLine: boolean; userAgent: string };
  readonly clients: Parameters<typeof showDish>[0];
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'message', listener: (event: Lasting & { data: WorkerMessage }) => void) => void) &
    ((type: 'notificationclick', listener: (event: Lasting & { notification: Shown }) => void) => void);
}

/** A kitchen timer's notification; `path` leads to its dish. */
interface Shown {
  data?: { path?: string };
  close: () => void;
}

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Defined by the build. */
declare const __WORKER_MANIFEST__: WorkerManifest;

const scope = self as unknown as WorkerScope;
const manifest = __WORKER_MANIFEST__;

const RECIPES_KEPT = 200;
/**
 * How long a page waits for the network while the browser reports being offline. It may be wrong, as with a server at
 * home.
 */
const DOUBTFUL_MS = 2_000;

const later = (ms: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no answer in time')), ms));

const on = (errand: Errand, handler: RouteHandlerCallback | NetworkFirst | CacheFirst) =>
  registerRoute(
    ({ request, url }) =>
      errandOf({
        method: request.method,
        mode: request.mode,
        origin: url.origin,
        ownOrigin: scope.location.origin,
        path: url.pathname,
        destination: request.destination,
      }) === errand,
    handler,
  );

const pageFromNetwork = async (request: Request, event: { preloadResponse?: Promise<Response | undefined> }) =>
  (await event.preloadResponse) ?? fetch(request);

/** Network first: stored HTML is only for a kitchen without a network. */
const answerPage: RouteHandlerCallback = async ({ request, event }) => {
  try {
    const page = pageFromNetwork(request, event);
    return await (scope.navigator.onLine ? page : Promise.race([page, later(DOUBTFUL_MS)]));
  } catch (failure) {
    const shell = await matchPrecache(SHELL_PATH);
    if (shell) return shell;
    throw failure;
  }
};

const { answerPicture, answerStoredPicture } = pictureAnswers(scope.location.origin);

/** Per language: the cache respects `Vary`. */
const publicCopy = async (response: Response): Promise<Response | null> => {
  if (response.status !== 200) return null;
  const recipe = withoutOwner((await response.json()) as object);
  return Response.json(recipe, { headers: { vary: response.headers.get('vary') ?? 'Accept-Language' } });
};

precacheAndRoute(manifest.precache, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
clientsClaim();

on('page', answerPage);
on('asset', new CacheFirst({ cacheName: DEVICE_CACHE }));
on('picture', answerPicture);
on('storedPicture', answerStoredPicture);
on(
  'recipe',
  new NetworkFirst({
    cacheName: RECIPES_CACHE,
    plugins: [
      new ExpirationPlugin({ maxEntries: RECIPES_KEPT, purgeOnQuotaError: true }),
      { cacheWillUpdate: ({ response }) => publicCopy(response) },
    ],
  }),
);

/** Deletes what older builds left behind. */
const forgetOldFiles = async () => {
  const cache = await caches.open(DEVICE_CACHE);
  const known = new Set(manifest.onDemand);
  const keys = await cache.keys();
  await Promise.all(keys.filter(({ url }) => !known.has(new URL(url).pathname)).map((key) => cache.delete(key)));
};

const keep = async (cacheName: string, paths: readonly string[]) => {
  const cache = await caches.open(cacheName);
  const known = await Promise.all(paths.map(async (path) => (await cache.match(path)) !== undefined));
  await cache.addAll(paths.filter((_path, i) => !known[i]));
};

/** One after the other: a server that has not drawn them yet has pictures to draw that someone looks at. */
const keepInTurn = async (cacheName: string, paths: readonly string[]) => {
  const cache = await caches.open(cacheName);
  for (const path of paths) if ((await cache.match(path)) === undefined) await cache.add(path);
};

/**
 * When the preloaded request fails, Firefox shows its own error page whatever this worker answers. An earlier version
 * may have enabled preload there, so disable it again.
 */
const choosePreload = () => {
  const { navigationPreload } = scope.registration;
  return scope.navigator.userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable();
};

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldFiles(), choosePreload()]));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showDish(scope.clients, event.notification.data?.path ?? '/'));
});

scope.addEventListener('message', (event) => {
  const message = event.data;
  if (message.kind === 'updateAccepted') event.waitUntil(scope.skipWaiting());
  if (message.kind === 'recipesWanted')
    event.waitUntil(
      Promise.all([
        keep(DEVICE_CACHE, manifest.packs[message.language]),
        keepInTurn(PICTURES_CACHE, KEPT_FALLBACKS),
      ]).catch(() => undefined),
    );
});
