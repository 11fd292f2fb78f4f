import type { Language } from '@contracts/vocabulary';

/** What the build tells the service worker about its files. All addresses are paths on our origin. */
export interface WorkerManifest {
  /** Kept from the start; `revision` is null where the name carries a hash of the content. */
  precache: { url: string; revision: string | null }[];
  /** Files that are kept once they were asked for; whatever else lies in their cache is of an older build. */
  onDemand: string[];
  /** What a search without a network needs in a language. */
  packs: Record<Language, string[]>;
}

/** What a page tells the worker. */
export type WorkerMessage = { kind: 'updateAccepted' } | { kind: 'recipesWanted'; language: Language };

/** The cache of everything under /assets/ that is not kept from the start. */
export const DEVICE_CACHE = 'larder-device';
