import type { PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { addAllListeners } from './allListeners';
import { createBareStore, type AppStore } from './bareStore';

export type { AppStore };

/** Makes a store with all its listeners at once, for tests, stories and prerendering. */
export const createAppStore = (effects: PageEffects, preloadedState?: Partial<RootState>): AppStore => {
  const { store, startListening } = createBareStore(effects, preloadedState);
  addAllListeners(startListening);
  return store;
};
