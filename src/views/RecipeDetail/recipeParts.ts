import { preloadable } from '@/components/preloadable/preloadable';

/* Its code arrives beside that of the screen, and is waited for only where the page was drawn with it. */
export const RecipeRecord = preloadable(() =>
  import('../Cookbook/RecipeRecord').then(({ RecipeRecord }) => RecipeRecord),
);
