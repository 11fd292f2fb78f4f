import { useLocation, useNavigate } from 'react-router-dom';
import {
  cookingDismissed,
  cookingPaused,
  cookingResumed,
  cookingStarted,
  minuteAdded,
  stepChosen,
  stepDone,
} from '@/slices/cookingTimerSlice';
import { readAloudRequested } from '@/slices/cookingViewSlice';
import { useAppDispatch } from '@/store/hooks';
import { isOverPage, METHOD_HASH } from './cookingAddress';
import type { CookedDish } from './useCookedDish';

/** What the buttons of the cooking view do, by their props of `CookingStage`; and what Space and closing do. */
export const useCookingControls = ({ session, fresh, status, isWaiting }: CookedDish) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const { recipeId } = fresh;

  const leave = () => {
    if (isOverPage(entry)) void navigate(-1);
    else void navigate({ hash: METHOD_HASH }, { replace: true, preventScrollReset: true });
  };
  const onStart = () => dispatch(cookingStarted(fresh));
  const onPause = () => dispatch(cookingPaused(recipeId));
  const onResume = () => dispatch(cookingResumed(recipeId));
  const onStep = (chosen: number) => {
    if (!session) onStart();
    if (session || chosen > 0) dispatch(stepChosen({ recipeId, step: chosen }));
  };
  const onNext = () => dispatch(stepDone(recipeId));
  const goOn = () => {
    if (status === 'stopped' || status === 'complete') onStart();
    else if (isWaiting) onNext();
    else if (status === 'paused') onResume();
    else onPause();
  };
  const buttons = {
    onStart,
    onPause,
    onResume,
    onStep,
    onNext,
    onMinuteAdd: () => dispatch(minuteAdded(recipeId)),
    onReadAloud: () => dispatch(readAloudRequested(recipeId)),
    onDone: () => {
      dispatch(cookingDismissed(recipeId));
      leave();
    },
  };
  return { buttons, goOn, leave };
};
