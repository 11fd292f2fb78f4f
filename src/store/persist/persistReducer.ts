import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/**
 * redux-persist writes from within its reducer. When the DevTools recompute a history, or the debug panel replays
 * one, the reducer runs again and must not write. Then the plain slice reducer runs instead, without redux-persist.
 */
export const createPersistReducer =
  (isLive: () => boolean) =>
  <S>(config: PersistConfig<S>, reducer: Reducer<S>): Reducer<S & PersistPartial> => {
    const written = persistReducer<S, UnknownAction>(config, reducer);
    return (state, action) => {
      if (state === undefined || isLive()) return written(state, action);
      const { _persist, ...own } = state;
      const next = reducer(own as S, action);
      return next === own ? state : { ...next, _persist };
    };
  };
