import type { UnknownAction } from '@reduxjs/toolkit';
import { UPLOAD_MAX_BYTES } from '@contracts/limits';
import { photoPrepared, photoPreparing, photoRemoved, selectImage } from '@/slices/searchSlice';
import { photoOffered, toastActionChosen, toastRaised, type OfferedPhoto } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

const isImage = ({ type }: OfferedPhoto) => type.startsWith('image/');

/** Camera photos are always downscaled before they are sent, so they are never too large. */
const isTooLarge = ({ size, isFromCamera }: OfferedPhoto) => size > UPLOAD_MAX_BYTES && !isFromCamera;

const refusalOf = (photo: OfferedPhoto) => {
  if (!isImage(photo)) return 'invalidFileType';
  return isTooLarge(photo) ? 'fileTooLarge' : null;
};

/** The photo that an action concerns: one just offered, or one to be shrunk on request. */
const takenFrom = (action: UnknownAction): { name: string; size: number } | null => {
  if (photoOffered.match(action)) return { name: action.payload.name, size: action.payload.size };
  if (!toastActionChosen.match(action)) return null;
  const { name, size } = action.payload.values;
  return { name: String(name), size: Number(size) };
};

/**
 * Takes an offered photo or says why not (specification rows 5.upload.size and 5.upload.type). The previous photo
 * stays until there is a valid one.
 */
export const addPhotoListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (action) =>
      photoOffered.match(action) ||
      photoRemoved.match(action) ||
      (toastActionChosen.match(action) && action.payload.kind === 'fileTooLarge'),
    effect: async (action, { cancelActiveListeners, dispatch, extra, getState, signal }) => {
      cancelActiveListeners();
      const photo = takenFrom(action);
      if (!photo) return;
      if (photoOffered.match(action)) {
        const refusal = refusalOf(action.payload);
        if (refusal) {
          // It was offered while another photo was being prepared, which cancelled that one.
          if (selectImage(getState())?.isSelected === false) dispatch(photoRemoved());
          dispatch(toastRaised(refusal, photo));
          return;
        }
      }

      dispatch(photoPreparing(photo));
      const preparedSize = await extra.photos.prepare();
      if (signal.aborted) return;
      if (preparedSize === null) {
        extra.photos.forget();
        dispatch(photoRemoved());
        dispatch(toastRaised('imageUnreadable'));
      } else dispatch(photoPrepared({ name: photo.name, size: preparedSize }));
    },
  });
};
