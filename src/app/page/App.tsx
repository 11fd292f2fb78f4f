import { Suspense } from 'react';
import { laterPiece } from '@/components/preloadable/later';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './AppRoutes';
import { ToastHost } from '../toasts/ToastHost';

const TooltipLayer = laterPiece(() =>
  import('@/components/Tooltip/TooltipLayer').then(({ TooltipLayer }) => TooltipLayer),
);

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
