import type { RecipeId } from '@contracts/recipe';

/** The large view is an address of its own, so that the browser's Back closes it. */
export const COOKING_HASH = '#cooking';
export const METHOD_HASH = '#method';

export const cookingPath = (id: RecipeId) => `/recipe/${id}${COOKING_HASH}`;

/** Carried by the history entry of a view that was opened over its recipe page: there is something to go back to. */
export const OVER_PAGE = { isOverPage: true } as const;
export const isOverPage = (state: unknown) => (state as { isOverPage?: unknown } | null)?.isOverPage === true;
