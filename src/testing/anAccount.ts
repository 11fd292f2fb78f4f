import type { User } from '@contracts/session';
import type { UserExport } from '@contracts/userExport';
import { aRecipe } from './builders';

/** An account, as the server shows it to its own cook. */
export const USER: User = {
  uid: 'u1',
  firstName: 'Ada',
  lastName: 'Cook',
  email: 'ada@example.org',
  profileImageUrl: null,
  marketingConsent: false,
};

export const PREFERENCES = {
  language: 'fr' as const,
  measurementSystem: 'metric' as const,
  excludedAllergens: ['Dairy'],
  dietTypes: ['Vegan' as const],
};

export const NOON = '2026-11-21T12:00:00.000Z';

/** All that is stored about it. */
export const EXPORT: UserExport = {
  exportedAt: NOON,
  user: { ...USER, createdAt: NOON, termsVersion: '2025-05-17', termsAcceptedAt: NOON },
  preferences: PREFERENCES,
  savedRecipes: [aRecipe()],
  ratings: [{ recipeId: 7, rating: 4, ratedAt: NOON }],
  recipes: [],
  shoppingList: null,
  cookbook: [],
  secondFactor: { turnedOnAt: null },
  recipeVersions: [],
  photos: [],
  imageFeedback: [],
  sessions: [{ createdAt: NOON, lastUsedAt: NOON, expiresAt: NOON, browser: 'Firefox', system: 'Windows' }],
};
