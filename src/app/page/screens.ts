import { preloadableOfRecipe, preloadableScreen } from '@/components/preloadable/preloadable';
import { preloadHome } from '@/views/Home/homeParts';
import { RecipeRecord } from '@/views/RecipeDetail/recipeParts';
import { preloadAccountScreen } from './accountScreens';
import { TEXT_SCREENS } from './textScreens';

export const RecipeDetailView = preloadableOfRecipe(
  () => import('@/views/RecipeDetail/recipeScreen').then(({ loadRecipeScreen }) => loadRecipeScreen()),
  { givesUp: true },
);
export const OtherRoutes = preloadableScreen(() => import('./OtherRoutes').then(({ OtherRoutes }) => OtherRoutes));

/**
 * Loads the code of the screen at an address: a prerendered page is hydrated as a whole, and any other drawn sooner. A
 * press on a part whose code came later than the replay of early presses would be lost.
 */
export const preloadScreen = async (pathname: string): Promise<void> => {
  const text = TEXT_SCREENS[pathname];
  if (text) await Promise.all([OtherRoutes.preload(), text.preload()]);
  else if (pathname.startsWith('/recipe/')) await Promise.all([RecipeDetailView.preload(), RecipeRecord.preload()]);
  else if (pathname === '/') await preloadHome();
  else await Promise.all([OtherRoutes.preload(), preloadAccountScreen(pathname)]);
};
