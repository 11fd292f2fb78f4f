/** Defaults that both halves use as values. Imports no schema, so zod stays out of the browser's first chunk. */
import type { Preferences } from './preferences';

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en-GB',
  measurementSystem: 'metric',
  excludedAllergens: [],
  dietTypes: [],
};

/** Interface language when neither storage nor the browser names a supported one. */
export const FALLBACK_LANGUAGE = 'en-US';

/** Address of the page without route-specific content. The service worker caches it for every route. */
export const SHELL_PATH = '/app-shell';

/**
 * Cookie readable by scripts. It says only that a session may exist, so that a guest's page need not ask the server.
 */
export const SESSION_HINT_COOKIE = 'larderSession';
