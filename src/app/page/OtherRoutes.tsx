import { Navigate, Route, Routes } from 'react-router-dom';
import { laterScreen } from '@/components/preloadable/later';
import { preloadableScreen } from '@/components/preloadable/preloadable';
import { AboutView, ContactView, PrivacyView, TermsView } from './textScreens';

const RequireSession = preloadableScreen(() => import('./RequireSession').then(({ RequireSession }) => RequireSession));
const AuthView = laterScreen(() => import('@/views/Auth/AuthView').then(({ AuthView }) => AuthView));
const ResetPasswordView = laterScreen(() =>
  import('@/views/ResetPassword/ResetPasswordView').then(({ ResetPasswordView }) => ResetPasswordView),
);

const ProfileView = preloadableScreen(() =>
  import('@/views/Profile/ProfileView').then(({ ProfileView }) => ProfileView),
);
const SavedRecipesView = preloadableScreen(() =>
  import('@/views/SavedRecipes/SavedRecipesView').then(({ SavedRecipesView }) => SavedRecipesView),
);

/* A user who opens a protected screen directly waits for the session; its code loads meanwhile. */
const OWN_SCREENS: Partial<Record<string, { preload: () => Promise<void> }>> = {
  '/profile': ProfileView,
  '/saved': SavedRecipesView,
};
const opened = typeof window === 'undefined' ? undefined : OWN_SCREENS[window.location.pathname];
if (opened) for (const { preload } of [RequireSession, opened]) preload().catch(() => undefined);

const AddRecipeView = laterScreen(() =>
  import('@/views/AddRecipe/AddRecipeView').then(({ AddRecipeView }) => AddRecipeView),
);

const ShoppingView = laterScreen(() =>
  import('@/views/Shopping/ShoppingView').then(({ ShoppingView }) => ShoppingView),
);

const SharedListView = laterScreen(() =>
  import('@/views/Shopping/SharedListView').then(({ SharedListView }) => SharedListView),
);

const RecipeVersionsView = laterScreen(() =>
  import('@/views/RecipeVersions/RecipeVersionsView').then(({ RecipeVersionsView }) => RecipeVersionsView),
);

const CookedView = laterScreen(() => import('@/views/Cookbook/CookedView').then(({ CookedView }) => CookedView));

const CollectionsView = laterScreen(() =>
  import('@/views/Cookbook/CollectionsView').then(({ CollectionsView }) => CollectionsView),
);

const SharedCollectionView = laterScreen(() =>
  import('@/views/Cookbook/SharedCollectionView').then(({ SharedCollectionView }) => SharedCollectionView),
);

const NotFoundView = laterScreen(() =>
  import('@/views/NotFound/NotFoundView').then(({ NotFoundView }) => NotFoundView),
);

/** Routes that are rarely the first page of a visit. */
export const OtherRoutes = () => (
  <Routes>
    <Route path="auth" element={<AuthView />} />
    <Route path="reset-password" element={<Navigate to="/" replace />} />
    <Route path="reset-password/:token" element={<ResetPasswordView />} />
    <Route element={<RequireSession />}>
      <Route path="saved" element={<SavedRecipesView />} />
      <Route path="profile" element={<ProfileView />} />
    </Route>
    <Route path="add" element={<AddRecipeView />} />
    <Route path="shopping" element={<ShoppingView />} />
    <Route path="shopping/:share" element={<SharedListView />} />
    <Route path="cooked" element={<CookedView />} />
    <Route path="collections" element={<CollectionsView />} />
    <Route path="collection/:share" element={<SharedCollectionView />} />
    <Route path="recipe/:id/versions" element={<RecipeVersionsView />} />
    <Route path="terms" element={<TermsView />} />
    <Route path="about" element={<AboutView />} />
    <Route path="contact" element={<ContactView />} />
    <Route path="privacy" element={<PrivacyView />} />
    <Route path="*" element={<NotFoundView />} />
  </Routes>
);
