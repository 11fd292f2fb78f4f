import { preloadableScreen, type Preloadable } from '@/components/preloadable/preloadable';
import { preloadHome } from '@/views/Home/homeParts';

export const RecipeDetailView = preloadableScreen(() =>
  import(/* webpackPrefetch: true */ '@/views/RecipeDetail/RecipeDetailView').then(
    ({ RecipeDetailView }) => RecipeDetailView,
  ),
);
export const OtherRoutes = preloadableScreen(() => import('./OtherRoutes').then(({ OtherRoutes }) => OtherRoutes));
export const TermsView = preloadableScreen(() => import('@/views/Terms/TermsView').then(({ TermsView }) => TermsView));
export const AboutView = preloadableScreen(() => import('@/views/About/AboutView').then(({ AboutView }) => AboutView));
export const ContactView = preloadableScreen(() =>
  import('@/views/Contact/ContactView').then(({ ContactView }) => ContactView),
);
export const PrivacyView = preloadableScreen(() =>
  import('@/views/Privacy/PrivacyView').then(({ PrivacyView }) => PrivacyView),
);

const TEXT_SCREENS: Partial<Record<string, Preloadable<object>>> = {
  '/terms': TermsView,
  '/about': AboutView,
  '/contact': ContactView,
  '/privacy': PrivacyView,
};

/** Loads the code of the screen at an address, so that a prerendered page can be hydrated as a whole. */
export const preloadScreen = async (pathname: string): Promise<void> => {
  const text = TEXT_SCREENS[pathname];
  if (text) await Promise.all([OtherRoutes.preload(), text.preload()]);
  else if (pathname.startsWith('/recipe/')) await RecipeDetailView.preload();
  else await preloadHome();
};
