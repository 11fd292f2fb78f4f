import type { AppStartListening } from '@/store/listening';
import type { SessionEffects } from '@/store/sessionEffects';
import { addAuthExchangesListeners } from './authExchanges';
import { addAuthFeedbackListeners } from './authFeedback';
import { addSessionLifecycleListeners } from './sessionLifecycle';

/** All listeners for a signed-in user, in one chunk that a guest never loads. */
export const addSignedInListeners = (startListening: AppStartListening, effects: SessionEffects) => {
  addAuthExchangesListeners(startListening);
  addAuthFeedbackListeners(startListening);
  addSessionLifecycleListeners(startListening, effects);
};
