import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { endsOf } from '@/lib/cooking/timerRun';
import { clockFace, remainingAt } from '@/lib/cooking/timerState';
import {
  clockRead,
  cookingResumed,
  cookingStarted,
  selectNextEnd,
  selectNow,
  selectSession,
  selectSessions,
  stepChosen,
  stepDone,
} from '@/slices/cookingTimerSlice';
import {
  abilitiesRead,
  notificationsRequested,
  readAloudRequested,
  ringTried,
  screenKeptAwake,
  selectAbilities,
  selectIsAwake,
  selectOpenRecipeId,
  timeLeftRequested,
} from '@/slices/cookingViewSlice';
import type { RootState } from '@/store/rootReducer';
import { tellOfSessions } from './cookingBell';
import type { Change, Kitchen, Page } from './cookingChange';
import { followListening, sayTimeLeft, stepSpeeches } from './cookingVoice';

/** "04:12 · Shakshuka": the dish that ends next. One that waits for the cook comes first. */
const titleOf = (state: RootState): string | null => {
  const now = selectNow(state);
  const running = Object.values(selectSessions(state)).filter(({ status }) => status === 'running');
  const [next] = running.toSorted((a, b) => a.endsAt! - b.endsAt!);
  return next ? `${clockFace(remainingAt(next, now)).padStart(5, '0')} · ${next.title}` : null;
};

/** Presses after which a page may make sounds. */
const isPress = isAnyOf(cookingStarted, cookingResumed, stepChosen, stepDone);

const answer = async (action: UnknownAction, kitchen: Kitchen) => {
  const { cooking, dispatch, getState } = kitchen;
  if (isPress(action)) cooking.unlockSound();
  if (ringTried.match(action)) cooking.ring();
  if (readAloudRequested.match(action)) {
    const session = selectSession(getState(), action.payload);
    if (session) cooking.speak(stepSpeeches(getState(), session));
  }
  if (timeLeftRequested.match(action)) {
    const session = selectSession(getState(), action.payload);
    if (session) await sayTimeLeft(session, kitchen);
  }
  if (notificationsRequested.match(action)) {
    await cooking.askToNotify();
    dispatch(abilitiesRead(cooking.abilities()));
  }
};

/** Everything a cooking timer does besides counting: it rings, speaks, listens and keeps the screen on. */
export const attendToCooking = async (change: Change, page: Page) => {
  const { dispatch, extra, getState } = page;
  const cooking = await extra.cooking();
  const kitchen = { ...page, cooking };
  if (selectAbilities(getState()) === null) dispatch(abilitiesRead(cooking.abilities()));

  await answer(change.action, kitchen);
  followListening(change, kitchen);

  const state = getState();
  const isRunning = Object.values(selectSessions(state)).some(({ status }) => status === 'running');
  cooking.keepAwake(isRunning || selectOpenRecipeId(state) !== null, (isAwake) => {
    if (isAwake !== selectIsAwake(getState())) dispatch(screenKeptAwake(isAwake));
  });
  cooking.showInTitle(titleOf(state));
  const isCounting = Object.values(selectSessions(state)).some((session) => Object.keys(endsOf(session)).length > 0);
  const wakesAt = isCounting ? selectNextEnd(state) : null;
  cooking.wakeAt(wakesAt, () => dispatch(clockRead()));
  await tellOfSessions(change, kitchen);
};
