import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { pictureKey, standInsFor } from './routing';

export const PICTURES_CACHE = 'larder-pictures';
const PICTURES_KEPT = 240;
const KEPT_SECONDS = 30 * 86_400;
/** How long a picture may take from a store before our server is asked. */
const STORE_MS = 8_000;

/** Answers requests for drawings, with those that are kept on the device first. */
export const pictureAnswers = (ownOrigin: string) => {
  /** The drawings, from our server or a store, each kept once. */
  const keptPictures = (more: WorkboxPlugin = {}) =>
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        new ExpirationPlugin({ maxEntries: PICTURES_KEPT, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true }),
        { cacheKeyWillBeUsed: async ({ request }) => pictureKey(request.url, ownOrigin) },
        more,
      ],
    });

  const pictures = keptPictures();

  /** What cannot be read cannot be kept, so the store has to allow it (CORS); if it does not, our server is asked. */
  const storedPictures = keptPictures({
    requestWillFetch: async ({ request }) =>
      new Request(request.url, { mode: 'cors', credentials: 'omit', signal: AbortSignal.timeout(STORE_MS) }),
    fetchDidSucceed: async ({ response }) => {
      if (!response.ok) throw new Error('the store does not have it');
      return response;
    },
  });

  const answerPicture: RouteHandlerCallback = async (options) => {
    try {
      return await pictures.handle(options);
    } catch (failure) {
      const cache = await caches.open(PICTURES_CACHE);
      for (const path of standInsFor(options.url.pathname)) {
        const kept = await cache.match(path);
        if (kept) return kept;
      }
      throw failure;
    }
  };

  const answerStoredPicture: RouteHandlerCallback = async (options) => {
    try {
      return await storedPictures.handle(options);
    } catch {
      const url = new URL(pictureKey(options.request.url, ownOrigin));
      return answerPicture({ ...options, url, request: new Request(url) });
    }
  };

  return { answerPicture, answerStoredPicture };
};
