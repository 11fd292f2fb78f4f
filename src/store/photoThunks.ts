import { photoRemoved } from '@/slices/searchSlice';
import { photoOffered, type OfferedPhoto } from '@/slices/uiSlice';
import type { AppDispatch, PageEffects } from './listening';

type PhotoThunk<Result> = (dispatch: AppDispatch, getState: unknown, effects: PageEffects) => Result;

/** Hands a file to the keeper and tells the store what was offered: a file is nothing an action may carry. */
export const offerPhoto =
  (file: File, isFromCamera = false): PhotoThunk<void> =>
  (dispatch, _getState, { photos }) => {
    const offered: OfferedPhoto = { name: file.name, size: file.size, type: file.type, isFromCamera };
    photos.offer(file);
    dispatch(photoOffered(offered));
  };

/** The address of the chosen photo, for its thumbnail. */
export const readPhotoPreview =
  (): PhotoThunk<string | undefined> =>
  (_dispatch, _getState, { photos }) =>
    photos.previewUrl();

export const removePhoto =
  (): PhotoThunk<void> =>
  (dispatch, _getState, { photos }) => {
    photos.forget();
    dispatch(photoRemoved());
  };
