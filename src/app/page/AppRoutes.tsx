import { Route, Routes } from 'react-router-dom';
import { HomeView } from '@/views/Home/HomeView';
import { LayoutView } from '@/views/Layout/LayoutView';
import { OtherRoutes, RecipeDetailView } from './screens';

/** Every route of the app (rows 2.routes.* of docs/spec-coverage.md). Only the home page is in the first chunk. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<LayoutView />}>
      <Route index element={<HomeView />} />
      <Route path="recipe/:id" element={<RecipeDetailView />} />
      <Route path="*" element={<OtherRoutes />} />
    </Route>
  </Routes>
);
