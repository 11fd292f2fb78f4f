import { importAttended } from '@/slices/recipeImportSlice';
import type { AppStartListening } from '@/store/listening';

const TRY_AGAIN_MS = 10_000;

/** Loads the code of imports with the first one that runs, also after a reload. */
export const addAwaitImportListeners = (startListening: AppStartListening) => {
  // An action that a listener dispatches comes here before the one that it listened to, which still comes here.
  let isLoading = false;
  startListening({
    predicate: (_action, now) => !isLoading && now.recipeImport.current?.isRunning === true,
    effect: async (_action, { delay, dispatch, extra, subscribe, unsubscribe }) => {
      isLoading = true;
      unsubscribe();
      try {
        const [{ addRecipeImportListeners }, effects] = await Promise.all([import('./recipeImport'), extra.imports()]);
        addRecipeImportListeners(startListening, effects);
        dispatch(importAttended());
      } catch {
        await delay(TRY_AGAIN_MS);
        isLoading = false;
        subscribe();
      }
    },
  });
};
