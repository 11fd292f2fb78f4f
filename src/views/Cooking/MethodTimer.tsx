import { CookingBar } from '@/components/CookingBar/CookingBar';
import { remainingAt } from '@/lib/cooking/timerState';
import {
  cookingPaused,
  cookingResumed,
  cookingStopped,
  selectNow,
  stepDone,
  type CookingSession,
} from '@/slices/cookingTimerSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface MethodTimerProps {
  session: CookingSession;
  onOpen: () => void;
}

/** The countdown above the method. */
export const MethodTimer = ({ session, onOpen }: MethodTimerProps) => {
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const { recipeId, stepIndex, steps, stepMs, rangAt, status } = session;
  return (
    <CookingBar
      state={rangAt === null ? (status === 'paused' ? 'paused' : 'running') : 'waiting'}
      step={stepIndex + 1}
      steps={steps.length}
      remainingMs={remainingAt(session, now)}
      totalMs={stepMs}
      onPause={() => dispatch(cookingPaused(recipeId))}
      onResume={() => dispatch(cookingResumed(recipeId))}
      onNext={() => dispatch(stepDone(recipeId))}
      onStop={() => dispatch(cookingStopped(recipeId))}
      onOpen={onOpen}
    />
  );
};
