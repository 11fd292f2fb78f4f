import { importAttended } from '@/slices/recipeImportSlice';
import type { AppStartListening } from '@/store/listening';
import { loadWhenNeeded } from './loadWhenNeeded';

/** Loads the code of imports with the first one that runs. */
export const addAwaitImportListeners = (startListening: AppStartListening) =>
  loadWhenNeeded(startListening, {
    isNeeded: ({ recipeImport }) => recipeImport.current?.isRunning === true,
    load: async (extra) => {
      const [{ addRecipeImportListeners }, effects] = await Promise.all([import('./recipeImport'), extra.imports()]);
      addRecipeImportListeners(startListening, effects);
    },
    attended: importAttended,
  });
