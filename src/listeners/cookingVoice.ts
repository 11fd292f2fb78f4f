import { createIntl } from 'react-intl';
import { loadCatalogue } from '@/i18n/catalogues';
import { inStepText, timeLeftText } from '@/i18n/cookingMessages';
import { besideRemainingAt, remainingAt } from '@/lib/cooking/timerState';
import { stepSentence } from '@/lib/cooking/stepPieces';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { voiceCommandOf, type VoiceCommand } from '@/lib/cooking/voiceCommands';
import {
  cookingPaused,
  cookingResumed,
  cookingStopped,
  minuteAdded,
  selectSession,
  stepChosen,
  stepDone,
  type CookingSession,
} from '@/slices/cookingTimerSlice';
import {
  listeningFailed,
  readAloudRequested,
  selectListening,
  selectOpenRecipeId,
  speechHeard,
  timeLeftRequested,
} from '@/slices/cookingViewSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectCookingDisplay } from '@/store/cookingDisplay';
import type { Speech } from '@/store/cookingEffects';
import type { RootState } from '@/store/rootReducer';
import type { Change, Kitchen } from './cookingChange';

/** The messages in the language of the interface. */
export const wordsIn = async (state: RootState) => {
  const language = selectLanguage(state);
  return createIntl({ locale: language, messages: await loadCatalogue(language) });
};

const sentenceOf = (state: RootState, session: CookingSession, step: number): Speech => ({
  text: stepSentence(session.steps[step]!, selectCookingDisplay(state, session)),
  language: langAttribute(session) ?? selectLanguage(state),
});

/** The sentence of the step in the recipe's language, and that of a step that runs alongside. */
export const stepSpeeches = (state: RootState, session: CookingSession): Speech[] => {
  const { stepIndex, beside } = session;
  const isBeside = beside !== null && !beside.isOver;
  return [stepIndex, ...(isBeside ? [stepIndex + 1] : [])].map((step) => sentenceOf(state, session, step));
};

/** Says how long the step still takes, and a step that runs alongside. */
export const sayTimeLeft = async (session: CookingSession, { cooking, getState }: Kitchen) => {
  const state = getState();
  const words = await wordsIn(state);
  const language = selectLanguage(state);
  const { stepIndex, beside } = session;
  const now = Date.now();
  const main = timeLeftText(words, remainingAt(session, now));
  if (!beside || beside.isOver) return cooking.speak([{ text: main, language }]);
  const both = [main, timeLeftText(words, besideRemainingAt(session, now))];
  cooking.speak(both.map((text, i) => ({ text: inStepText(words, stepIndex + 1 + i, text), language })));
};

const obey = (command: VoiceCommand, session: CookingSession, { dispatch }: Kitchen) => {
  const { recipeId, stepIndex, status } = session;
  switch (command) {
    case 'next':
      return dispatch(stepDone(recipeId));
    case 'back':
      return dispatch(stepChosen({ recipeId, step: Math.max(0, stepIndex - 1) }));
    case 'repeat':
      return dispatch(stepChosen({ recipeId, step: stepIndex }));
    case 'pause':
      return dispatch(cookingPaused(recipeId));
    case 'resume':
      if (status === 'complete') return dispatch(stepChosen({ recipeId, step: 0 }));
      return dispatch(session.rangAt === null ? cookingResumed(recipeId) : stepDone(recipeId));
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

/** Listens while the cook wants it, in the language of the interface. */
export const followListening = ({ before, now }: Change, kitchen: Kitchen) => {
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
