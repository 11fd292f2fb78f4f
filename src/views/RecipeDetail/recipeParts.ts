import { preloadable, preloadableOfRecipe } from '@/components/preloadable/preloadable';

/* Its code arrives beside that of the screen, and is waited for only where the page was drawn with it. */
export const RecipeRecord = preloadableOfRecipe(
  () => import('../Cookbook/RecipeRecord').then(({ RecipeRecord }) => RecipeRecord),
  { givesUp: false },
);

/* Few recipes are missing. */
export const RecipeTrouble = preloadable(() => import('./RecipeTrouble').then(({ RecipeTrouble }) => RecipeTrouble));
