import { Suspense } from 'react';
import { laterPieceOfFirst } from '@/components/preloadable/later';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './AppRoutes';
import { ToastHost } from '../toasts/ToastHost';

const TooltipLayer = laterPieceOfFirst(() =>
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
