import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { sessionAbsent, sessionExpected } from '@/slices/sessionSlice';
import type { AppDispatch } from '@/store/listening';
import { forgetLeftAccounts } from './forgetLeftAccounts';

/** Fetches the session only if there is a sign of one, so that a guest's page makes no request for it. */
export const startSession = (dispatch: AppDispatch, page: Window) => {
  if (page.document.cookie.includes(`${SESSION_HINT_COOKIE}=`)) return dispatch(sessionExpected());
  forgetLeftAccounts(page);
  return dispatch(sessionAbsent());
};
