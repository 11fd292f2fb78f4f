import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeView } from '@/views/Home/HomeView';
import { LayoutView } from '@/views/Layout/LayoutView';

const RecipeDetailView = lazy(() =>
  import(/* webpackPrefetch: true */ '@/views/RecipeDetail/RecipeDetailView').then((module) => ({
    default: module.RecipeDetailView,
  })),
);
const OtherRoutes = lazy(() => import('./OtherRoutes').then((module) => ({ default: module.OtherRoutes })));

/** Every address of the app (SPEC §2). Only the home page is in the first chunk. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<LayoutView />}>
      <Route index element={<HomeView />} />
      <Route path="recipe/:id" element={<RecipeDetailView />} />
      <Route path="*" element={<OtherRoutes />} />
    </Route>
  </Routes>
);
