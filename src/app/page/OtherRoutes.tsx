import { Navigate, Route, Routes } from 'react-router-dom';
import { laterScreen } from '@/components/preloadable/later';
import { ProfileView, RequireSession, SavedRecipesView } from './accountScreens';
import { AboutView, ContactView, PrivacyView, TermsView } from './textScreens';

const AuthView = laterScreen(() => import('@/views/Auth/AuthView').then(({ AuthView }) => AuthView));
const ResetPasswordView = laterScreen(() =>
  import('@/views/ResetPassword/ResetPasswordView').then(({ ResetPasswordView }) => ResetPasswordView),
);

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
