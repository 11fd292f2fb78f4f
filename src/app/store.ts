import type { PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { addAllListeners } from './allListeners';
import { createBareStore, type AppStore } from './bareStore';

export type { AppStore };

/** Makes a store with everything that belongs to it, at once: for a test, a story, or a page that is only drawn. */
export const createAppStore = (effects: PageEffects, preloadedState?: Partial<RootState>): AppStore => {
  const { store, startListening } = createBareStore(effects, preloadedState);
  addAllListeners(startListening);
  return store;
};
