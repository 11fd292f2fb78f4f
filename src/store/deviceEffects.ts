import type { Language } from '@contracts/vocabulary';

/** Effects on the device. They load together with their listeners, after the first paint. */
export interface DeviceEffects {
  /** Whether everything that an offline search needs is stored. */
  hasRecipes: (language: Language) => Promise<boolean>;
  /** Downloads it, unless the connection is metered. */
  wantRecipes: (language: Language) => void;
  /** Activates the new version and reloads the page. */
  applyUpdate: () => void;
}
