import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type NavigationType } from 'react-router-dom';
import { nextPaint } from '@/lib/browser/nextPaint';
import { isRecipePath } from './keptScreen';
import { RecipeDetailView } from './screens';

type History = ReturnType<typeof createBrowserHistory>;

/** An address, and what led to it. */
type Visit = Pick<History, 'action' | 'location'>;

const PUSH = 'PUSH' as NavigationType.Push;

/** Its code is there, so nothing of it has to be waited for. */
const isReadyRecipe = ({ action, location }: Visit) =>
  action === PUSH && isRecipePath(location.pathname) && RecipeDetailView.isLoaded();

/**
 * React Router's `BrowserRouter`, except for a recipe that a press opens. As a transition, React renders it in slices of
 * 5 ms, and on a slow phone the browser draws a frame of the old screen between them, which takes longer than a slice.
 * Here the press is painted once, and then the recipe is rendered without a pause.
 */
export const AppRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState<Visit>(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => {
    let latest: Visit | undefined;
    const stop = history.listen((visit) => {
      latest = visit;
      if (isReadyRecipe(visit))
        void nextPaint().then(() => {
          // Another address may have been chosen in the meantime.
          if (latest === visit) show(visit);
        });
      else startTransition(() => show(visit));
    });
    return () => {
      latest = undefined;
      stop();
    };
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
