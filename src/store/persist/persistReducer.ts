import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/**
 * redux-persist writes from within its reducer. A history that the DevTools compute anew, or the debug panel replays, is
 * reduced again, too, and must not be written: it gets the slice's own reducer, and redux-persist does not hear of it.
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
