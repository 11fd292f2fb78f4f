import { preloadableOfFirst, preloadableOfRecipe, preloadableScreen } from '@/components/preloadable/preloadable';
import { untilFetched } from '@/lib/browser/untilFetched';
import { preloadHome } from '@/views/Home/homeParts';
import { preloadPressed } from '@/views/RecipeDetail/recipeParts';
import { preloadAccountScreen } from './accountScreens';
import { TEXT_SCREENS } from './textScreens';

/* In one file with the parts of Home that are waited for with it (homeParts). */
export const HomeView = preloadableOfFirst(() =>
  import(/* webpackChunkName: "home" */ '@/views/Home/HomeView').then(({ HomeView }) => HomeView),
);

/** The page of a recipe was drawn by the server, and is waiting for its code. */
let isDrawn = false;

export const RecipeDetailView = preloadableOfRecipe(
  async () => {
    const [{ loadRecipeScreen }] = await Promise.all([
      import('@/views/RecipeDetail/recipeScreen'),
      !isDrawn && preloadPressed(),
    ]);
    return loadRecipeScreen();
  },
  { givesUp: true },
);
export const OtherRoutes = preloadableScreen(() => import('./OtherRoutes').then(({ OtherRoutes }) => OtherRoutes));

const preloadRecipe = async (isAsDrawn: boolean): Promise<void> => {
  isDrawn = isAsDrawn;
  const code = RecipeDetailView.preload();
  isDrawn = false;
  await code;
};

/**
 * Loads the code of the screen at an address: a prerendered page is hydrated as a whole, and any other drawn sooner. A
 * press on a part whose code came later than the replay of early presses would be lost.
 * @param isAsDrawn it shows what the server drew; what only a press shows is loaded afterwards then
 */
export const preloadScreen = async (pathname: string, isAsDrawn = false): Promise<void> => {
  const text = TEXT_SCREENS[pathname];
  if (text) await Promise.all([OtherRoutes.preload(), text.preload()]);
  else if (pathname.startsWith('/recipe/')) await preloadRecipe(isAsDrawn);
  // Hydrated without its code, all of Home would go with the next change around it.
  else if (pathname === '/') await Promise.all([untilFetched(HomeView.preload, { givesUp: true }), preloadHome()]);
  else await Promise.all([OtherRoutes.preload(), preloadAccountScreen(pathname)]);
};
