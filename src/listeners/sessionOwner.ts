import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { serverReachChecked } from '@/api/serverReach';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { accountAttended } from '@/slices/accountEvents';
import { networkChanged, selectIsOffline } from '@/slices/deviceSlice';
import { GUEST, type ListOwner } from '@/slices/savedRecipesSlice';
import { selectHasExpired, selectIsSessionOver, selectSessionStatus, selectUid } from '@/slices/sessionSlice';
import { attendedUid } from '@/store/accountOwner';
import type { RootState } from '@/store/rootReducer';

/** The owner whose list is to be shown; null until the session is known. */
export const sessionOwner = (state: RootState): ListOwner | null => {
  if (selectSessionStatus(state) === 'loading') return null;
  return selectUid(state) ?? GUEST;
};

/**
 * A user arrived: they signed in, signed in again after the session had expired, or opened the page while signed in.
 */
export const isArrivalOfUser = (action: UnknownAction, now: RootState, before: RootState): boolean => {
  const uid = attendedUid(now);
  const isBack = selectHasExpired(before) && !selectHasExpired(now);
  return uid !== null && (uid !== attendedUid(before) || isBack || accountAttended.match(action));
};

const isNetworkNews = isAnyOf(networkChanged, serverReachChecked);

/** The server may be reachable again. */
export const isReconnect = (action: UnknownAction, now: RootState, before: RootState): boolean =>
  isNetworkNews(action) && !selectIsOffline(now) && (selectIsOffline(before) || networkChanged.match(action));

/** The session is known to be over. One that could not be read may still be valid. */
export const isSessionOver = (state: RootState): boolean => {
  const { error } = apiSlice.endpoints.getMe.select()(state);
  return selectIsSessionOver(state) || (error as ApiFailure | undefined)?.status === 401;
};
