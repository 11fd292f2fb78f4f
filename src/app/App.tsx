import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './routes';
import { ToastHost } from './ToastHost';

const TooltipLayer = lazy(() =>
  import('@/components/Tooltip/TooltipLayer').then((module) => ({ default: module.TooltipLayer })),
);

/** The app inside its providers and its router. */
export const App = () => (
  <>
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
    <ToastHost />
    <Suspense>
      <TooltipLayer />
    </Suspense>
  </>
);
