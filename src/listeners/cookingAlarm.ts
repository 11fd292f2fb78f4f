import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { createIntl } from 'react-intl';
import { loadCatalogue } from '@/i18n/catalogues';
import { newsText, timeLeftText } from '@/i18n/cookingMessages';
import { clockFace, isCountingDown, remainingAt } from '@/lib/cookingTimer';
import { stepSentence } from '@/lib/stepPieces';
import { voiceCommandOf, type VoiceCommand } from '@/lib/voiceCommands';
import {
  clockRead,
  cookingPaused,
  cookingResumed,
  cookingStarted,
  cookingStopped,
  minuteAdded,
  selectCookingSettings,
  selectNextEnd,
  selectNow,
  selectSession,
  selectSessions,
  stepChosen,
  type CookingSession,
} from '@/slices/cookingTimerSlice';
import {
  abilitiesRead,
  announced,
  listeningFailed,
  notificationsRequested,
  readAloudRequested,
  ringTried,
  screenKeptAwake,
  selectAbilities,
  selectIsAwake,
  selectListening,
  selectOpenRecipeId,
  speechHeard,
  timeLeftRequested,
  type CookingAnnouncement,
} from '@/slices/cookingViewSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { toastRaised } from '@/slices/uiSlice';
import { selectCookingDisplay } from '@/store/cookingDisplay';
import type { CookingEffects, Speech } from '@/store/cookingEffects';
import type { AppDispatch, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

interface Change {
  action: UnknownAction;
  before: RootState;
  now: RootState;
}

interface Page {
  dispatch: AppDispatch;
  extra: PageEffects;
  getState: () => RootState;
}

interface Kitchen extends Page {
  cooking: CookingEffects;
}

const MINUTE_MS = 60_000;
/** An end that is noticed later than this was slept through. */
const LATE_MS = 5_000;
/** What ended longer ago is shown, but rings no more. */
const RING_NO_LATER_MS = 30 * MINUTE_MS;
/** A step that waits for the cook rings again, for a while. */
const RING_AGAIN_MS = 20_000;
const RINGS_WHILE_WAITING = 6;

const happening = (kind: CookingAnnouncement['kind'], session: CookingSession): CookingAnnouncement => ({
  id: nanoid(),
  kind,
  title: session.title,
  step: session.stepIndex + 1,
  steps: session.steps.length,
  count: session.ended?.count ?? 0,
});

const wordsIn = async (state: RootState) => {
  const language = selectLanguage(state);
  return createIntl({ locale: language, messages: await loadCatalogue(language) });
};

/** The sentence of the step, in the language of the recipe. */
const stepSpeech = (state: RootState, session: CookingSession): Speech => ({
  text: stepSentence(session.steps[session.stepIndex]!, selectCookingDisplay(state, session)),
  language: session.language ?? selectLanguage(state),
});

const endedKind = (session: CookingSession, at: number): CookingAnnouncement['kind'] => {
  if (session.status === 'complete') return 'completed';
  if (session.rangAt !== null) return 'rang';
  return session.ended!.count > 1 || at - session.ended!.at > LATE_MS ? 'caughtUp' : 'stepEnded';
};

/** A step is over: everybody is told, and one tab makes the noise. */
const tellOfEnd = async (session: CookingSession, isPressed: boolean, { cooking, dispatch, getState }: Kitchen) => {
  const state = getState();
  const { at } = session.ended!;
  const now = Date.now();
  const news = happening(endedKind(session, now), session);
  dispatch(announced(news));
  if (session.status === 'complete') dispatch(toastRaised('cookingComplete', { title: session.title }));

  // Whoever has pressed Finish needs no bell.
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
  if (session.status === 'running' && session.rangAt === null) speeches.push(stepSpeech(state, session));
  cooking.speak(speeches);
};

/** What a press, or the clock, has changed in one dish: worth saying, or not. */
const newsOf = (
  session: CookingSession,
  was: CookingSession | undefined,
  clock: { before: number; now: number },
): CookingAnnouncement['kind'] | null => {
  if (isCountingDown(session)) {
    if (was?.status === 'paused' && was.stepIndex === session.stepIndex && was.stepMs === session.stepMs)
      return remainingAt(was, 0) === remainingAt(session, clock.now) ? 'resumed' : 'started';
    const isSameRun = was?.endsAt === session.endsAt && was?.stepIndex === session.stepIndex;
    const isSameStep = isSameRun || (was?.stepIndex === session.stepIndex && session.stepMs > was.stepMs);
    if (!isSameStep) return 'started';
    const left = remainingAt(session, clock.now);
    return isSameRun &&
      clock.before > 0 &&
      session.stepMs > MINUTE_MS &&
      left <= MINUTE_MS &&
      remainingAt(session, clock.before) > MINUTE_MS
      ? 'minuteLeft'
      : null;
  }
  return session.status === 'paused' && was?.status === 'running' ? 'paused' : null;
};

const hasEnded = (session: CookingSession, was: CookingSession | undefined) =>
  session.ended !== null && (was?.ended?.at !== session.ended.at || was.ended.step !== session.ended.step);

const tellOfSessions = async ({ action, before, now }: Change, kitchen: Kitchen) => {
  const { cooking, dispatch } = kitchen;
  const earlier = selectSessions(before);
  const clock = { before: selectNow(before), now: selectNow(now) };
  for (const [id, session] of Object.entries(selectSessions(now))) {
    const was = earlier[id];
    if (session !== was && hasEnded(session, was)) {
      await tellOfEnd(session, stepChosen.match(action), kitchen);
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

/** "04:12 · Shakshuka": the dish that ends next; one that waits comes first. */
const titleOf = (state: RootState): string | null => {
  const now = selectNow(state);
  const running = Object.values(selectSessions(state)).filter(({ status }) => status === 'running');
  const [next] = running.toSorted((a, b) => a.endsAt! - b.endsAt!);
  return next ? `${clockFace(remainingAt(next, now)).padStart(5, '0')} · ${next.title}` : null;
};

const sayTimeLeft = async (session: CookingSession, { cooking, getState }: Kitchen) => {
  const state = getState();
  const text = timeLeftText(await wordsIn(state), remainingAt(session, Date.now()));
  cooking.speak([{ text, language: selectLanguage(state) }]);
};

const obey = (command: VoiceCommand, session: CookingSession, { dispatch }: Kitchen) => {
  const { recipeId, stepIndex, status } = session;
  switch (command) {
    case 'next':
      return dispatch(stepChosen({ recipeId, step: stepIndex + 1 }));
    case 'back':
      return dispatch(stepChosen({ recipeId, step: Math.max(0, stepIndex - 1) }));
    case 'repeat':
      return dispatch(stepChosen({ recipeId, step: stepIndex }));
    case 'pause':
      return dispatch(cookingPaused(recipeId));
    case 'resume':
      if (status === 'complete') return dispatch(stepChosen({ recipeId, step: 0 }));
      return dispatch(
        session.rangAt === null ? cookingResumed(recipeId) : stepChosen({ recipeId, step: stepIndex + 1 }),
      );
    case 'stop':
      return dispatch(cookingStopped(recipeId));
    case 'addMinute':
      return dispatch(minuteAdded(recipeId));
    case 'read':
      return dispatch(readAloudRequested(recipeId));
    case 'timeLeft':
      return dispatch(timeLeftRequested(recipeId));
  }
};

const hear = (transcript: string, kitchen: Kitchen) => {
  const state = kitchen.getState();
  const openId = selectOpenRecipeId(state);
  const session = openId === null ? undefined : selectSession(state, openId);
  const command = voiceCommandOf(transcript, selectLanguage(state));
  if (!command || !session) return;
  kitchen.dispatch(speechHeard(transcript.trim()));
  obey(command, session, kitchen);
};

const followListening = ({ before, now }: Change, kitchen: Kitchen) => {
  const isOn = selectListening(now) === 'on';
  const language = selectLanguage(now);
  if (isOn === (selectListening(before) === 'on') && (!isOn || language === selectLanguage(before))) return;
  kitchen.cooking.listen(
    isOn
      ? {
          language,
          onHeard: (transcript) => hear(transcript, kitchen),
          onFailed: () => kitchen.dispatch(listeningFailed()),
        }
      : null,
  );
};

const answer = async (action: UnknownAction, kitchen: Kitchen) => {
  const { cooking, dispatch, getState } = kitchen;
  if (cookingStarted.match(action) || cookingResumed.match(action) || stepChosen.match(action)) cooking.unlockSound();
  if (ringTried.match(action)) cooking.ring();
  if (readAloudRequested.match(action) || timeLeftRequested.match(action)) {
    const session = selectSession(getState(), action.payload);
    if (session && readAloudRequested.match(action)) cooking.speak([stepSpeech(getState(), session)]);
    else if (session) await sayTimeLeft(session, kitchen);
  }
  if (notificationsRequested.match(action)) {
    await cooking.askToNotify();
    dispatch(abilitiesRead(cooking.abilities()));
  }
};

/** Everything that a kitchen timer does beside counting: it rings, speaks, listens, and keeps the screen awake. */
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
  const wakesAt = Object.values(selectSessions(state)).some(isCountingDown) ? selectNextEnd(state) : null;
  cooking.wakeAt(wakesAt, () => dispatch(clockRead()));
  await tellOfSessions(change, kitchen);
};
