import type { Language } from '@contracts/vocabulary';

/** What listeners ask of the device; they are fetched together with it, after the first paint. */
export interface DeviceEffects {
  /** Whether everything that a search without a network needs is here. */
  hasRecipes: (language: Language) => Promise<boolean>;
  /** Lays it in, where the connection does not cost by the megabyte. */
  wantRecipes: (language: Language) => void;
  /** Starts the newer version; the page is loaded anew. */
  applyUpdate: () => void;
}
