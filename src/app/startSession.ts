import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { sessionAbsent, sessionExpected } from '@/slices/sessionSlice';
import type { AppDispatch } from '@/store/listening';

/** Asks who is there only where a session may be: a guest's page makes no call for it (DECISIONS 45). */
export const startSession = (dispatch: AppDispatch, { document }: Window) =>
  dispatch(document.cookie.includes(`${SESSION_HINT_COOKIE}=`) ? sessionExpected() : sessionAbsent());
