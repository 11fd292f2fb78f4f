import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Recipe } from '@contracts/recipe';
import { CookingOptions } from '@/components/CookingOptions/CookingOptions';
import { messages as stageMessages } from '@/components/CookingStage/messages';
import { CookingStage } from '@/components/CookingStage/CookingStage';
import { CookingTop } from '@/components/CookingStage/CookingTop';
import { remainingAt } from '@/lib/cookingTimer';
import { stepIngredients, stepPieces, stepSentence } from '@/lib/stepPieces';
import {
  cookingDismissed,
  cookingPaused,
  cookingResumed,
  cookingStarted,
  cookingStopped,
  minuteAdded,
  selectCookingSettings,
  selectNow,
  selectSession,
  settingChosen,
  stepChosen,
} from '@/slices/cookingTimerSlice';
import {
  cookingClosed,
  cookingOpened,
  listeningChosen,
  notificationsRequested,
  readAloudRequested,
  ringTried,
  selectAbilities,
  selectIsAwake,
  selectListening,
} from '@/slices/cookingViewSlice';
import { selectCookingDisplay } from '@/store/cookingDisplay';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CookingNews } from './CookingNews';
import { cookedRecipeOf } from './cookedRecipe';
import { isOverPage, METHOD_HASH } from './cookingAddress';
import { useCookingKeys } from './useCookingKeys';

interface CookingViewProps {
  /** As the cook makes it. */
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
}

/** Cooking with wet hands: one step at a time, over the whole screen. Leaving it stops nothing. */
export const CookingView = ({ recipe, servings, isSwapped }: CookingViewProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const session = useAppSelector((state) => selectSession(state, recipe.id));
  const now = useAppSelector(selectNow);
  const settings = useAppSelector(selectCookingSettings);
  const abilities = useAppSelector(selectAbilities);
  const listening = useAppSelector(selectListening);
  const isAwake = useAppSelector(selectIsAwake);
  const recipeId = recipe.id;

  const fresh = cookedRecipeOf(recipe, servings, isSwapped);
  const cooked = session ?? fresh;
  const options = useAppSelector((state) => selectCookingDisplay(state, cooked));
  const status = session?.status ?? 'stopped';
  const isStopped = status === 'stopped';
  const step = session === undefined || isStopped ? 0 : session.stepIndex;
  const current = cooked.steps[step];
  const next = cooked.steps[step + 1];
  const fullMs = (current?.seconds ?? 0) * 1000;

  useEffect(() => {
    dispatch(cookingOpened(recipeId));
    return () => void dispatch(cookingClosed());
  }, [dispatch, recipeId]);

  const leave = () => {
    if (isOverPage(entry)) void navigate(-1);
    else void navigate({ hash: METHOD_HASH }, { replace: true, preventScrollReset: true });
  };
  const start = () => dispatch(cookingStarted(fresh));
  const choose = (chosen: number) => {
    if (!session) start();
    if (session || chosen > 0) dispatch(stepChosen({ recipeId, step: chosen }));
  };
  const pause = () => dispatch(cookingPaused(recipeId));
  const resume = () => dispatch(cookingResumed(recipeId));
  const isWaiting = session !== undefined && session.rangAt !== null;
  const goOn = () => {
    if (isStopped || status === 'complete') start();
    else if (isWaiting) choose(step + 1);
    else if (status === 'paused') resume();
    else pause();
  };
  const isOn = status === 'running' || status === 'paused';
  useCookingKeys({
    isActive: anchor === null,
    onSpace: goOn,
    onPrevious: () => isOn && step > 0 && choose(step - 1),
    onNext: () => isOn && choose(step + 1),
    onRepeat: () => isOn && choose(step),
  });

  if (!current) return null;
  return (
    <Dialog fullScreen open onClose={leave} aria-labelledby={titleId} transitionDuration={{ enter: 200, exit: 0 }}>
      <CookingNews />
      {/* Toasts stay off the buttons. */}
      <GlobalStyles
        styles={{ '.notistack-SnackbarContainer': { bottom: 'auto !important', top: '76px !important' } }}
      />
      <CookingStage
        top={
          <CookingTop
            title={cooked.title}
            stepText={
              status === 'complete'
                ? null
                : formatMessage(stageMessages.stepOf, { step: step + 1, steps: cooked.steps.length })
            }
            titleId={titleId}
            language={cooked.language}
            canStop={isOn}
            isAwake={isAwake}
            waitsForMe={settings.waitsForMe}
            isMuted={settings.isMuted}
            onStop={() => dispatch(cookingStopped(recipeId))}
            onLeave={leave}
            onWaitsForMeChange={(waitsForMe) => dispatch(settingChosen({ waitsForMe }))}
            onMutedChange={(isMuted) => dispatch(settingChosen({ isMuted }))}
            onOptionsOpen={setAnchor}
          />
        }
        title={cooked.title}
        language={cooked.language}
        status={status}
        step={step}
        steps={cooked.steps.length}
        sentence={stepPieces(current, options)}
        next={next ? stepSentence(next, options) : null}
        ingredients={stepIngredients(current, cooked.ingredients, options)}
        remainingMs={session && !isStopped ? remainingAt(session, now) : fullMs}
        totalMs={session && !isStopped ? session.stepMs : fullMs}
        waitedMs={isWaiting ? Math.max(0, now - session.rangAt!) : null}
        stoppedAt={session && isStopped ? { step: session.stepIndex, remainingMs: remainingAt(session, now) } : null}
        canSpeak={abilities?.hasSpeech ?? false}
        onStart={start}
        onPause={pause}
        onResume={resume}
        onStep={choose}
        onMinuteAdd={() => dispatch(minuteAdded(recipeId))}
        onReadAloud={() => dispatch(readAloudRequested(recipeId))}
        onDone={() => {
          dispatch(cookingDismissed(recipeId));
          leave();
        }}
      />
      {abilities && (
        <CookingOptions
          anchor={anchor}
          abilities={abilities}
          {...settings}
          listening={listening}
          onWaitsForMeChange={(waitsForMe) => dispatch(settingChosen({ waitsForMe }))}
          onMutedChange={(isMuted) => dispatch(settingChosen({ isMuted }))}
          onSpokenChange={(isSpoken) => dispatch(settingChosen({ isSpoken }))}
          onListeningChange={(isListening) => dispatch(listeningChosen(isListening))}
          onRingTry={() => dispatch(ringTried())}
          onNotificationsAllow={() => dispatch(notificationsRequested())}
          onClose={() => setAnchor(null)}
        />
      )}
    </Dialog>
  );
};
