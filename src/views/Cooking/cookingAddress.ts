import type { RecipeId } from '@contracts/recipe';

/** The cooking view has its own URL hash, so that Back closes it. */
export const COOKING_HASH = '#cooking';
export const METHOD_HASH = '#method';

export const cookingPath = (id: RecipeId) => `/recipe/${id}${COOKING_HASH}`;

/** History state of a view that was opened from its recipe page, and so has a page to go back to. */
export const OVER_PAGE = { isOverPage: true } as const;
export const isOverPage = (state: unknown) => (state as { isOverPage?: unknown } | null)?.isOverPage === true;
