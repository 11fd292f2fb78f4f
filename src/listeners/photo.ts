import { UPLOAD_MAX_BYTES } from '@contracts/limits';
import { modeChosen, photoPrepared, photoPreparing, photoRemoved } from '@/slices/searchSlice';
import { photoOffered, toastActionChosen, toastRaised, type OfferedPhoto } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

const isImage = ({ type }: OfferedPhoto) => type.startsWith('image/');

/** A photo of the device's own camera is always made smaller, so it is never too large (DECISIONS 18). */
const isTooLarge = ({ size, isFromCamera }: OfferedPhoto) => size > UPLOAD_MAX_BYTES && !isFromCamera;

/** Takes the photo that was offered, or says why not (SPEC §5). What was chosen before stays until there is a better one. */
export const addPhotoListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (action) =>
      photoOffered.match(action) ||
      photoRemoved.match(action) ||
      modeChosen.match(action) ||
      (toastActionChosen.match(action) && action.payload.kind === 'fileTooLarge'),
    effect: async (action, { cancelActiveListeners, dispatch, extra, signal }) => {
      cancelActiveListeners();
      let name = '';
      let size = 0;
      if (photoOffered.match(action)) {
        ({ name, size } = action.payload);
        if (!isImage(action.payload)) {
          dispatch(toastRaised('invalidFileType'));
          return;
        }
        if (isTooLarge(action.payload)) {
          dispatch(toastRaised('fileTooLarge', { name, size }));
          return;
        }
      } else if (toastActionChosen.match(action)) {
        name = String(action.payload.values.name);
        size = Number(action.payload.values.size);
      } else return;

      dispatch(photoPreparing({ name, size }));
      const preparedSize = await extra.photos.prepare();
      if (signal.aborted) return;
      if (preparedSize === null) {
        extra.photos.forget();
        dispatch(photoRemoved());
        dispatch(toastRaised('imageUnreadable'));
      } else dispatch(photoPrepared({ name, size: preparedSize }));
    },
  });
};
