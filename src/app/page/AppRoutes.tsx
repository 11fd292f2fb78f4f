import { Route, Routes } from 'react-router-dom';
import { LayoutView } from '@/views/Layout/LayoutView';
import { ShownScreens } from './ShownScreens';

/** Every route of the app (rows 2.routes.* of docs/spec-coverage.md). */
export const AppRoutes = () => (
  <Routes>
    <Route element={<LayoutView />}>
      <Route path="*" element={<ShownScreens />} />
    </Route>
  </Routes>
);
