import type { FileRecipe } from '@contracts/fileImport';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_NAME_MAX } from '@contracts/limits';
import { importBegun, importDropped, importFileChosen } from '@/slices/recipeImportSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import type { AppDispatch, PageEffects } from './listening';
import type { RootState } from './rootReducer';

type ImportThunk<Result> = (dispatch: AppDispatch, getState: () => RootState, effects: PageEffects) => Promise<Result>;

/**
 * Keeps a file on this device and begins to read it, because an action may not carry a file.
 * @returns `tooLarge` when it is, even without the pictures in it
 */
export const chooseImportFile =
  (file: File): ImportThunk<'tooLarge' | undefined> =>
  async (dispatch, _getState, { imports }) => {
    const effects = await imports();
    const slim = await effects.slim(file);
    if (slim.size > IMPORT_FILE_MAX_BYTES) return 'tooLarge';
    await effects.keepPhotos(file);
    await effects.keepFile(slim);
    dispatch(importFileChosen(file.name.slice(-IMPORT_FILE_NAME_MAX)));
    return undefined;
  };

/** Begins to save the recipes that were read, on the list that is shown. */
export const beginImport = (): ImportThunk<void> => (dispatch, getState) => {
  dispatch(importBegun(selectListOwner(getState())));
  return Promise.resolve();
};

/** Drops an import with everything that it keeps; what is on the list stays there. */
export const dropImport =
  (): ImportThunk<void> =>
  async (dispatch, _getState, { imports }) => {
    dispatch(importDropped());
    await (await imports()).forget();
  };

/** The only recipe of a file, for its cook to check; undefined when it is no longer here. */
export const readSingleImport =
  (): ImportThunk<FileRecipe | undefined> =>
  async (_dispatch, _getState, { imports }) =>
    (await (await imports()).batch(0))?.[0];
