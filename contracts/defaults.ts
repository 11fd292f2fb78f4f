/** Defaults that both halves use as values. Imports no schema, so the browser's first chunk stays free of zod. */
import type { Preferences } from './preferences';

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en-GB',
  measurementSystem: 'metric',
  excludedAllergens: [],
  dietTypes: [],
};

/** The interface language where neither storage nor the browser names a supported one (§4). */
export const FALLBACK_LANGUAGE = 'en-US';

/** Where the server has the page of no address in particular: the service worker keeps it for every one of them. */
export const SHELL_PATH = '/app-shell';

/** A cookie that scripts can read: only that there may be a session, so that a guest's page asks for none (DECISIONS 45). */
export const SESSION_HINT_COOKIE = 'larderSession';
