import { preloadableScreen } from '@/components/preloadable/preloadable';
import { preloadHome } from '@/views/Home/homeParts';
import { TEXT_SCREENS } from './textScreens';

export const RecipeDetailView = preloadableScreen(() =>
  import('@/views/RecipeDetail/RecipeDetailView').then(({ RecipeDetailView }) => RecipeDetailView),
);
export const OtherRoutes = preloadableScreen(() => import('./OtherRoutes').then(({ OtherRoutes }) => OtherRoutes));

/** Loads the code of the screen at an address, so that a prerendered page can be hydrated as a whole. */
export const preloadScreen = async (pathname: string): Promise<void> => {
  const text = TEXT_SCREENS[pathname];
  if (text) await Promise.all([OtherRoutes.preload(), text.preload()]);
  else if (pathname.startsWith('/recipe/')) await RecipeDetailView.preload();
  else await preloadHome();
};
