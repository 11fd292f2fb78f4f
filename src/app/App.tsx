import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './routes';
import { ToastHost } from './ToastHost';

/** The app inside its providers and its router. */
export const App = () => (
  <>
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
    <ToastHost />
  </>
);
