import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { serverReachChecked } from '@/api/serverReach';
import type { ApiFailure } from '@/lib/apiFailure';
import { accountAttended } from '@/slices/accountEvents';
import { networkChanged, selectIsOffline } from '@/slices/deviceSlice';
import { GUEST, selectListOwner, type ListOwner } from '@/slices/savedRecipesSlice';
import { selectHasExpired, selectSessionStatus, selectUid, sessionEnded } from '@/slices/sessionSlice';
import type { RootState } from '@/store/rootReducer';

/** Whose list is to be shown; null while it is not known who is here. */
export const sessionOwner = (state: RootState): ListOwner | null => {
  if (selectSessionStatus(state) === 'loading') return null;
  return selectUid(state) ?? GUEST;
};

/** The account whose list is shown and whose session it is; null for a guest, and while the two differ. */
export const attendedUid = (state: RootState): string | null => {
  const uid = selectUid(state);
  return uid !== null && uid === selectListOwner(state) ? uid : null;
};

/** Somebody's account comes under our care: they signed in, again after their session had ended, or the page was opened by somebody who is. */
export const isArrivalOfUser = (action: UnknownAction, now: RootState, before: RootState): boolean => {
  const uid = attendedUid(now);
  const isBack = selectHasExpired(before) && !selectHasExpired(now);
  return uid !== null && (uid !== attendedUid(before) || isBack || accountAttended.match(action));
};

const isNetworkNews = isAnyOf(networkChanged, serverReachChecked);

/** The server may be there again. */
export const isReconnect = (action: UnknownAction, now: RootState, before: RootState): boolean =>
  isNetworkNews(action) && !selectIsOffline(now) && (selectIsOffline(before) || networkChanged.match(action));

/** The session is known to be over; one that could only not be read may be there still. */
export const isSessionOver = (action: UnknownAction, state: RootState): boolean => {
  const { error } = apiSlice.endpoints.getMe.select()(state);
  return sessionEnded.match(action) || (error as ApiFailure | undefined)?.status === 401;
};
