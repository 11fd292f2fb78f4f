import { useEffect } from 'react';
import { isSavedListRefused, savedApi, SAVED_LIST_READ } from '@/api/savedApi';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

const { getSavedRecipes } = savedApi.endpoints;
const { refetchOnMountOrArgChange: staleSeconds, refetchOnReconnect } = SAVED_LIST_READ;

/**
 * Loads the account's list, unless a response or failure of the last five minutes is cached, and returns the request's
 * state.
 */
export const useSavedListRead = () => {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { isFetching, isUninitialized, isError } = getSavedRecipes.useQueryState(undefined, { skip: !isSignedIn });

  useEffect(() => {
    if (!isSignedIn || isSavedListRefused(getState())) return undefined;
    const reading = dispatch(
      getSavedRecipes.initiate(undefined, { forceRefetch: staleSeconds, subscriptionOptions: { refetchOnReconnect } }),
    );
    return () => reading.unsubscribe();
  }, [dispatch, getState, isSignedIn]);

  return {
    isFetching: isFetching || isUninitialized,
    isError,
    readAgain: () => void dispatch(getSavedRecipes.initiate(undefined, { forceRefetch: true, subscribe: false })),
  };
};
