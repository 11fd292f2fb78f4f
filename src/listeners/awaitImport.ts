import { importAttended } from '@/slices/recipeImportSlice';
import type { AppStartListening } from '@/store/listening';

const TRY_AGAIN_MS = 10_000;

/** Loads the code of imports with the first one that runs, also after a reload. */
export const addAwaitImportListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (_action, now) => now.recipeImport.current?.isRunning === true,
    effect: async (_action, { delay, dispatch, extra, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        const [{ addRecipeImportListeners }, effects] = await Promise.all([import('./recipeImport'), extra.imports()]);
        addRecipeImportListeners(startListening, effects);
        dispatch(importAttended());
      } catch {
        await delay(TRY_AGAIN_MS);
        subscribe();
      }
    },
  });
};
