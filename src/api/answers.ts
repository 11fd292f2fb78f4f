import { isRecipe } from '@/lib/isRecipe';

/** What an endpoint knows about its own answer. A body that it does not accept is a failure, not data. */
export interface CallOptions {
  /** Left out: any JSON object. An empty body comes as null. */
  accepts?: (body: unknown) => boolean;
}

const field = (body: unknown, name: string): unknown => (body as Record<string, unknown> | null)?.[name];

export const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** For a call whose answer nobody reads: any JSON will do, or nothing at all. */
export const NO_ANSWER: CallOptions = { accepts: () => true };

export const RECIPE_ANSWER: CallOptions = { accepts: isRecipe };

export const LIST_ANSWER: CallOptions = { accepts: Array.isArray };

export const ID_ANSWER: CallOptions = { accepts: (body) => Number.isSafeInteger(field(body, 'id')) };

export const USER_ANSWER: CallOptions = { accepts: (body) => typeof field(body, 'uid') === 'string' };

export const PREFERENCES_ANSWER: CallOptions = {
  accepts: (body) => Array.isArray(field(body, 'excludedAllergens')) && Array.isArray(field(body, 'dietTypes')),
};

export const SEARCH_ANSWER: CallOptions = {
  accepts(body) {
    const recipes = field(body, 'recipes');
    return Array.isArray(recipes) && recipes.every(isRecipe) && Array.isArray(field(body, 'ingredients'));
  },
};
