import type { Language } from '@contracts/vocabulary';

/** Build manifest for the service worker. All URLs are paths on our origin. */
export interface WorkerManifest {
  /** Cached at install. `revision` is null if the name contains a hash of the content. */
  precache: { url: string; revision: string | null }[];
  /** Files cached on first use. Anything else in their cache belongs to an older build. */
  onDemand: string[];
  /** Files that an offline search needs, per language. */
  packs: Record<Language, string[]>;
}

/** Messages from a page to the worker. */
export type WorkerMessage = { kind: 'updateAccepted' } | { kind: 'recipesWanted'; language: Language };

/** The cache of opened recipes. */
export const RECIPES_CACHE = 'larder-recipes';

/** The cache of everything under /assets/ that is not precached. */
export const DEVICE_CACHE = 'larder-device';
