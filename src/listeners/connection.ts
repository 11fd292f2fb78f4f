import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { isServerReachable, serverReachChecked } from '@/api/serverReach';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { networkChanged, recipesLookedFor, selectIsOffline, updateAccepted } from '@/slices/deviceSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { searchRetried, selectFailure } from '@/slices/searchSlice';
import type { DeviceEffects } from '@/store/deviceEffects';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

/** Interval between checks for an unreachable server. */
const LOOK_AGAIN_MS = 10_000;

const foundNobody = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.payload as ApiFailure | undefined)?.status === 'OFFLINE';

const goesOffline = (now: RootState, before: RootState) => selectIsOffline(now) && !selectIsOffline(before);
const comesBack = (now: RootState, before: RootState) => !selectIsOffline(now) && selectIsOffline(before);

type WantedRecipe = Parameters<typeof apiSlice.endpoints.getRecipe.initiate>[0];

interface Query {
  endpointName?: string;
  error?: unknown;
  originalArgs?: unknown;
}

/** Recipes that a mounted component needs and that could not be fetched. */
const missedRecipes = ({ api }: RootState): WantedRecipe[] =>
  Object.values<Query | undefined>(api.queries).flatMap((query) =>
    query?.endpointName === 'getRecipe' && (query.error as ApiFailure | undefined)?.status === 'OFFLINE'
      ? [query.originalArgs as WantedRecipe]
      : [],
  );

/**
 * The connection is lost, or was lost before these listeners were added: a page that was reloaded without a network
 * has asked the server by then.
 */
const findsItselfOffline = (action: UnknownAction, now: RootState, before: RootState): boolean =>
  goesOffline(now, before) || (networkChanged.match(action) && selectIsOffline(now));

/** Detects when the server goes away and comes back, and then repeats what failed meanwhile. */
export const addConnectionListeners = (startListening: AppStartListening, device: DeviceEffects) => {
  startListening({
    predicate: (action) => networkChanged.match(action) || foundNobody(action),
    effect: async (_action, { cancelActiveListeners, dispatch }) => {
      cancelActiveListeners();
      dispatch(serverReachChecked(await isServerReachable()));
    },
  });

  startListening({
    predicate: findsItselfOffline,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      while (selectIsOffline(getState())) {
        await delay(LOOK_AGAIN_MS);
        dispatch(serverReachChecked(await isServerReachable()));
      }
    },
  });

  startListening({
    predicate: (action, now, before) =>
      findsItselfOffline(action, now, before) ||
      (selectIsOffline(now) && selectLanguage(now) !== selectLanguage(before)),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      const hasRecipes = await device.hasRecipes(selectLanguage(getState()));
      if (!signal.aborted) dispatch(recipesLookedFor(hasRecipes));
    },
  });

  startListening({
    predicate: (_action, now, before) => comesBack(now, before),
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      if (selectFailure(state)?.status === 'OFFLINE') dispatch(searchRetried());
      for (const wanted of missedRecipes(state))
        void dispatch(apiSlice.endpoints.getRecipe.initiate(wanted, { forceRefetch: true, subscribe: false }));
      device.wantRecipes(selectLanguage(state));
    },
  });

  startListening({
    predicate: (_action, now, before) => selectLanguage(now) !== selectLanguage(before) && !selectIsOffline(now),
    effect: (_action, { getState }) => device.wantRecipes(selectLanguage(getState())),
  });

  startListening({
    actionCreator: updateAccepted,
    effect: () => device.applyUpdate(),
  });
};
