import { isAnyOf } from '@reduxjs/toolkit';
import { newsText } from '@/i18n/cookingMessages';
import {
  selectCookingSettings,
  selectNow,
  selectSessions,
  stepChosen,
  stepDone,
  type CookingSession,
} from '@/slices/cookingTimerSlice';
import { announced } from '@/slices/cookingViewSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { Speech } from '@/store/cookingEffects';
import type { Change, Kitchen } from './cookingChange';
import { endedKind, happening, hasEnded, newsOf } from './cookingNews';
import { stepSpeeches, wordsIn } from './cookingVoice';

const MINUTE_MS = 60_000;
/** A step that ended longer ago is shown but does not ring. */
const RING_NO_LATER_MS = 30 * MINUTE_MS;
/** Interval at which a step that waits for the cook rings again. */
const RING_AGAIN_MS = 20_000;
const RINGS_WHILE_WAITING = 6;

const isStepPressed = isAnyOf(stepChosen, stepDone);

/** Handles the end of a step: every tab shows it, one tab rings. */
const tellOfEnd = async (session: CookingSession, isPressed: boolean, { cooking, dispatch, getState }: Kitchen) => {
  const state = getState();
  const { at } = session.ended!;
  const now = Date.now();
  const news = happening(endedKind(session, now), session);
  dispatch(announced(news));
  if (session.status === 'complete') dispatch(toastRaised('cookingComplete', { title: session.title }));

  // No bell after the cook pressed Finish.
  if (isPressed || now - at > RING_NO_LATER_MS || !(await cooking.claimRing(`${session.recipeId}.${at}`))) return;
  const { isMuted, isSpoken } = selectCookingSettings(state);
  if (!isMuted) cooking.ring();
  const words = newsText(await wordsIn(state), news);
  cooking.notify({
    title: session.title,
    body: words,
    tag: `cooking-${session.recipeId}`,
    path: `/recipe/${session.recipeId}#cooking`,
  });
  if (!isSpoken) return;
  const speeches: Speech[] = [{ text: words, language: selectLanguage(state) }];
  const hasBegunStep = session.status === 'running' && session.rangAt === null && news.kind !== 'besideEnded';
  if (hasBegunStep) speeches.push(...stepSpeeches(state, session));
  cooking.speak(speeches);
};

/** The dish as it was before: under the same id, or under the one that its recipe had before the server gave it another. */
const sessionBefore = (session: CookingSession, { before, now }: Omit<Change, 'action'>) => {
  const earlier = selectSessions(before);
  const current = selectSessions(now);
  const renamed = Object.values(earlier).find((one) => !current[one.recipeId] && one.title === session.title);
  return earlier[session.recipeId] ?? renamed;
};

/** Announces what this change means for each dish, and rings where a step ended or waits for the cook. */
export const tellOfSessions = async ({ action, before, now }: Change, kitchen: Kitchen) => {
  const { cooking, dispatch } = kitchen;
  const clock = { before: selectNow(before), now: selectNow(now) };
  for (const [id, session] of Object.entries(selectSessions(now))) {
    const was = sessionBefore(session, { before, now });
    if (hasEnded(session, was)) {
      await tellOfEnd(session, isStepPressed(action), kitchen);
      continue;
    }
    const kind = newsOf(session, was, clock);
    if (kind) dispatch(announced(happening(kind, session)));
    if (session.rangAt === null || selectCookingSettings(now).isMuted) continue;
    const rings = (at: number) => Math.floor((at - session.rangAt!) / RING_AGAIN_MS);
    const count = rings(clock.now);
    if (clock.before === 0 || count === rings(clock.before) || count < 1 || count >= RINGS_WHILE_WAITING) continue;
    if (await cooking.claimRing(`${id}.${session.rangAt}.${count}`)) cooking.ring();
  }
};
