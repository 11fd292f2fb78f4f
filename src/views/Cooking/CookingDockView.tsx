import { CookingDock, type DockedDish } from '@/components/CookingDock/CookingDock';
import { remainingAt } from '@/lib/cooking/timerState';
import { langAttribute } from '@/lib/recipe/langAttribute';
import {
  cookingDismissed,
  cookingPaused,
  cookingResumed,
  selectNow,
  selectSessions,
  stepDone,
} from '@/slices/cookingTimerSlice';
import { selectOpenRecipeId } from '@/slices/cookingViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CookingNews } from './CookingNews';
import { cookingPath } from './cookingAddress';

/** The running timers, at the bottom of every page. */
export const CookingDockView = () => {
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(selectSessions);
  const now = useAppSelector(selectNow);
  const isViewOpen = useAppSelector(selectOpenRecipeId) !== null;

  const dishes = Object.values(sessions).flatMap((session): DockedDish[] => {
    const { status } = session;
    if (status === 'stopped') return [];
    return [
      {
        recipeId: session.recipeId,
        title: session.title,
        language: langAttribute(session),
        href: cookingPath(session.recipeId),
        step: session.stepIndex + 1,
        steps: session.steps.length,
        remainingMs: remainingAt(session, now),
        state: session.rangAt === null ? status : 'waiting',
      },
    ];
  });

  // The cooking view shows the timer itself and hides the rest of the page from screen readers.
  if (isViewOpen) return null;
  return (
    <>
      <CookingNews />
      {dishes.length > 0 && (
        <CookingDock
          dishes={dishes}
          onPause={(id) => dispatch(cookingPaused(id))}
          onResume={(id) => dispatch(cookingResumed(id))}
          onNext={(id) => dispatch(stepDone(id))}
          onDismiss={(id) => dispatch(cookingDismissed(id))}
        />
      )}
    </>
  );
};
