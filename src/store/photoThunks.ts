import { PHOTOS_MAX } from '@contracts/limits';
import { photoRemoved } from '@/slices/searchSlice';
import { photoOffered, type OfferedPhoto } from '@/slices/uiSlice';
import type { AppDispatch, PageEffects } from './listening';

type PhotoThunk<Result> = (dispatch: AppDispatch, getState: unknown, effects: PageEffects) => Result;

/** "fridge.jpg +2": the name of the first file, and how many others there are. */
const nameOf = ([first, ...others]: readonly File[]) =>
  others.length === 0 ? (first?.name ?? '') : `${first?.name} +${others.length}`;

/** Hands the files to the keeper and dispatches a description of them, because an action may not carry a File. */
export const offerPhotos =
  (named: readonly File[], isFromCamera = false): PhotoThunk<void> =>
  (dispatch, _getState, { photos }) => {
    const files = named.slice(0, PHOTOS_MAX);
    if (files.length === 0) return;
    const offered: OfferedPhoto = {
      name: nameOf(files),
      // Each file has to fit by itself, and one file that is not an image invalidates the choice.
      size: Math.max(...files.map(({ size }) => size)),
      type: files.find(({ type }) => !type.startsWith('image/'))?.type ?? 'image/*',
      isFromCamera,
    };
    photos.offer(files);
    dispatch(photoOffered(offered));
  };

/** The URL of the chosen photo, for its thumbnail. */
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
