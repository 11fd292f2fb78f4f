import { photoNameIn } from '@contracts/photoPaths';
import type { Recipe } from '@contracts/recipe';
import { sharedPhotoApi } from '@/api/sharedPhotoApi';
import { photoVault } from '@/lib/browser/photoVault';
import type { AppDispatch } from '@/store/listening';
import { base64 } from './photoDelivery';

const { keepSharedPhoto } = sharedPhotoApi.endpoints;

/**
 * Sends the photo of a guest's recipe before the recipe is shared, so that the link shows it. If the server will not
 * have it, the link shows the drawn picture.
 */
export const sendSharedPhoto = async (dispatch: AppDispatch, { imageUrl }: Pick<Recipe, 'imageUrl'>): Promise<void> => {
  const name = photoNameIn(imageUrl);
  const bytes = name === undefined ? undefined : await photoVault().read(name);
  if (name !== undefined && bytes)
    await dispatch(keepSharedPhoto.initiate({ name, jpeg: base64(bytes) }, { track: false }));
};
