import { isAnyOf } from '@reduxjs/toolkit';
import { TIMER_TICK_MS } from '@contracts/limits';
import { clockRead, selectNextEnd, type CookingTimerState } from '@/slices/cookingTimerSlice';
import {
  cookingAtHand,
  notificationsRequested,
  readAloudRequested,
  ringTried,
  selectListening,
  timeLeftRequested,
} from '@/slices/cookingViewSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { appStarted } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

const isRequest = isAnyOf(cookingAtHand, notificationsRequested, readAloudRequested, ringTried, timeLeftRequested);

/** Commands are heard in the language of the interface. */
const hearsAnotherLanguage = (now: RootState, before: RootState) =>
  selectListening(now) === 'on' && selectLanguage(now) !== selectLanguage(before);

const hasOtherTimers = ({ sessions, now, settings }: CookingTimerState, before: CookingTimerState) =>
  sessions !== before.sessions || now !== before.now || settings !== before.settings;

const hasChanged = (now: RootState, before: RootState) =>
  hasOtherTimers(now.cookingTimer, before.cookingTimer) ||
  now.cookingView !== before.cookingView ||
  hearsAnotherLanguage(now, before);

/** Aligns the ticks with the end of a step. */
const untilNextTick = (end: number, at: number) =>
  (((end - at) % TIMER_TICK_MS) + TIMER_TICK_MS) % TIMER_TICK_MS || TIMER_TICK_MS;

/**
 * Reads the clock once a second while a countdown runs. This only updates the display, because countdowns store their
 * end times.
 */
export const addCookingTimerListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (action, now, before) => appStarted.match(action) || selectNextEnd(now) !== selectNextEnd(before),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      // Complete the steps that ended while no page was open, before the first paint.
      if (appStarted.match(action)) dispatch(clockRead());
      for (let end = selectNextEnd(getState()); end !== null; end = selectNextEnd(getState())) {
        await delay(untilNextTick(end, Date.now()));
        dispatch(clockRead());
      }
    },
  });

  // Bell, voice and wake lock load with the first dish, because most visits cook nothing.
  startListening({
    predicate: (action, now, before) => isRequest(action) || hasChanged(now, before),
    effect: async (action, { dispatch, extra, getOriginalState, getState }) => {
      const change = { action, before: getOriginalState(), now: getState() };
      const { attendToCooking } = await import('./cookingAlarm');
      await attendToCooking(change, { dispatch, extra, getState });
    },
  });
};
