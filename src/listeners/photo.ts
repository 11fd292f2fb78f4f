import type { UnknownAction } from '@reduxjs/toolkit';
import { UPLOAD_MAX_BYTES } from '@contracts/limits';
import { photoPrepared, photoPreparing, photoRemoved, selectImage } from '@/slices/searchSlice';
import { photoOffered, toastActionChosen, toastRaised, type OfferedPhoto } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

const isImage = ({ type }: OfferedPhoto) => type.startsWith('image/');

/** A photo of the device's own camera is always made smaller, so it is never too large (DECISIONS 18). */
const isTooLarge = ({ size, isFromCamera }: OfferedPhoto) => size > UPLOAD_MAX_BYTES && !isFromCamera;

const refusalOf = (photo: OfferedPhoto) => {
  if (!isImage(photo)) return 'invalidFileType';
  return isTooLarge(photo) ? 'fileTooLarge' : null;
};

/** The photo that an action is about: one just offered, or one that shall be made smaller after all. */
const takenFrom = (action: UnknownAction): { name: string; size: number } | null => {
  if (photoOffered.match(action)) return { name: action.payload.name, size: action.payload.size };
  if (!toastActionChosen.match(action)) return null;
  const { name, size } = action.payload.values;
  return { name: String(name), size: Number(size) };
};

/** Takes the photo that was offered, or says why not (SPEC §5). What was chosen before stays until there is a better one. */
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
          // It came while another one was made ready, and that has ended with it.
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
