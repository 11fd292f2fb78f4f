import { importAttended, selectImport } from '@/slices/recipeImportSlice';
import type { ImportEffects } from '@/store/importEffects';
import type { AppStartListening } from '@/store/listening';
import { isRunning } from './importCalls';
import { readAll } from './importReading';
import { saveAll } from './importSaving';

/**
 * Reads a file of recipes and saves them, in one tab at a time. The cook can stop it; it goes on where it was, also
 * after a reload or a lost connection.
 */
export const addRecipeImportListeners = (startListening: AppStartListening, effects: ImportEffects) => {
  startListening({
    predicate: (action, now, before) => isRunning(now) && (!isRunning(before) || importAttended.match(action)),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await effects.withLock('larder.import', async () => {
        api.throwIfCancelled();
        const current = selectImport(api.getState());
        if (!current?.isRunning) return;
        if (current.phase === 'reading') await readAll(api, effects, current);
        else await saveAll(api, effects);
      });
    },
  });
};
