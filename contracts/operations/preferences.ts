import { preferencesSchema, storedPreferencesSchema } from '../preferences';
import { ROUTES, type RouteName } from '../routes';
import type { Operation } from './operation';

/** The preferences of an account. */
export const PREFERENCES_OPERATIONS = {
  getPreferences: {
    ...ROUTES.getPreferences,
    tag: 'preferences',
    summary: 'The stored preferences of the account',
    response: storedPreferencesSchema,
    needsSession: true,
  },
  savePreferences: {
    ...ROUTES.savePreferences,
    tag: 'preferences',
    summary: 'Store the whole preferences object',
    body: preferencesSchema,
    response: null,
    needsSession: true,
  },
} as const satisfies Partial<Record<RouteName, Operation>>;
