import { preloadableScreen, type Preloadable } from '@/components/preloadable/preloadable';

export const RequireSession = preloadableScreen(() =>
  import('./RequireSession').then(({ RequireSession }) => RequireSession),
);
export const ProfileView = preloadableScreen(() =>
  import('@/views/Profile/ProfileView').then(({ ProfileView }) => ProfileView),
);
export const SavedRecipesView = preloadableScreen(() =>
  import('@/views/SavedRecipes/SavedRecipesView').then(({ SavedRecipesView }) => SavedRecipesView),
);

/** The screens that need an account, by address. */
const ACCOUNT_SCREENS: Partial<Record<string, Preloadable<object>>> = {
  '/profile': ProfileView,
  '/saved': SavedRecipesView,
};

/** A user who opens a protected screen directly waits for the session; its code loads meanwhile. */
export const preloadAccountScreen = async (pathname: string): Promise<void> => {
  const screen = ACCOUNT_SCREENS[pathname];
  if (screen) await Promise.all([RequireSession.preload(), screen.preload()]);
};
