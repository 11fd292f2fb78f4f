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

/** The name under which a cookie is set: over https with a prefix, so that no neighbouring host can set it. */
export const cookieNameOf = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** Placeholder for the nonce of the content security policy in a built page; the server replaces it for each request. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Addresses that are the same for every first-time visitor, with the names of their prerendered pages. */
export const DRAWN_PAGES: Readonly<Partial<Record<string, string>>> = {
  '/': 'home',
  '/terms': 'terms',
  '/about': 'about',
  '/contact': 'contact',
  '/privacy': 'privacy',
};
