import { isRecipe } from '@/lib/recipe/isRecipe';

/** What an endpoint declares about its response. A body that `accepts` rejects is a failure, not data. */
export interface CallOptions {
  /** When omitted, any JSON object is accepted. An empty body is passed as null. */
  accepts?: (body: unknown) => boolean;
}

const field = (body: unknown, name: string): unknown => (body as Record<string, unknown> | null)?.[name];

export const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** For calls whose response is ignored: accepts any JSON, or an empty body. */
export const NO_ANSWER: CallOptions = { accepts: () => true };

export const RECIPE_ANSWER: CallOptions = { accepts: isRecipe };

export const EDIT_ANSWER: CallOptions = { accepts: (body) => isRecipe(field(body, 'recipe')) };

export const HISTORY_ANSWER: CallOptions = { accepts: (body) => Array.isArray(field(body, 'versions')) };

export const LIST_ANSWER: CallOptions = { accepts: Array.isArray };

export const ID_ANSWER: CallOptions = { accepts: (body) => Number.isSafeInteger(field(body, 'id')) };

export const USER_ANSWER: CallOptions = { accepts: (body) => typeof field(body, 'uid') === 'string' };

/** The user, or the challenge of an account with a second factor. */
export const LOGIN_ANSWER: CallOptions = {
  accepts: (body) => USER_ANSWER.accepts!(body) || typeof field(body, 'challengeToken') === 'string',
};

export const SECOND_STEP_ANSWER: CallOptions = { accepts: (body) => USER_ANSWER.accepts!(field(body, 'user')) };

export const SECOND_FACTOR_ANSWER: CallOptions = {
  accepts: (body) => Number.isSafeInteger(field(body, 'recoveryCodesLeft')),
};

export const APP_KEY_ANSWER: CallOptions = {
  accepts: (body) => typeof field(body, 'secret') === 'string' && typeof field(body, 'secretAddress') === 'string',
};

export const RECOVERY_CODES_ANSWER: CallOptions = { accepts: (body) => Array.isArray(field(body, 'recoveryCodes')) };

export const PREFERENCES_ANSWER: CallOptions = {
  accepts: (body) => Array.isArray(field(body, 'excludedAllergens')) && Array.isArray(field(body, 'dietTypes')),
};

export const SEARCH_ANSWER: CallOptions = {
  accepts(body) {
    const recipes = field(body, 'recipes');
    return Array.isArray(recipes) && recipes.every(isRecipe) && Array.isArray(field(body, 'ingredients'));
  },
};

export const SUGGESTIONS_ANSWER: CallOptions = { accepts: (body) => Array.isArray(field(body, 'suggestions')) };

export const ADAPTED_ANSWER: CallOptions = { accepts: (body) => Array.isArray(field(body, 'swaps')) };

export const PAGE_ANSWER: CallOptions = { accepts: (body) => typeof field(body, 'text') === 'string' };

export const IMPORTED_ANSWER: CallOptions = { accepts: (body) => Array.isArray(field(body, 'results')) };

export const SHOPPING_ANSWER: CallOptions = {
  accepts: (body) =>
    Array.isArray(field(body, 'entries')) &&
    Array.isArray(field(body, 'refused')) &&
    Number.isSafeInteger(field(body, 'revision')),
};

export const COOKBOOK_ANSWER: CallOptions = {
  accepts: (body) => Boolean(SHOPPING_ANSWER.accepts?.(body)) && typeof field(body, 'shares') === 'object',
};

export const COLLECTION_ANSWER: CallOptions = {
  accepts: (body) => typeof field(body, 'name') === 'string' && Array.isArray(field(body, 'recipes')),
};

export const SHOPPING_NEWS_ANSWER: CallOptions = {
  accepts: (body) => Number.isSafeInteger(field(body, 'revision')),
};

export const SHOPPING_SHARE_ANSWER: CallOptions = { accepts: (body) => typeof field(body, 'share') === 'string' };
