import { photoNameIn } from '@contracts/photoPaths';
import type { Recipe } from '@contracts/recipe';
import { photoVault } from '@/lib/browser/photoVault';
import { pictureAddress } from '@/lib/recipe/fallbackImage';
import type { AppDispatch, PageEffects } from './listening';

type PhotoThunk<Result> = (dispatch: AppDispatch, getState: unknown, effects: PageEffects) => Promise<Result>;

/**
 * Makes a picture small, takes the camera's data out of it, and keeps it on this device. It goes to the account with the
 * recipe that shows it.
 * @returns its name; null when this browser cannot read it
 */
export const keepOwnPhoto =
  (file: Blob): PhotoThunk<string | null> =>
  async (_dispatch, _getState, { photos }) => {
    const jpeg = await photos.shrinkOwn(file);
    return (jpeg && (await photoVault().keep(jpeg))) ?? null;
  };

/** The photo of a recipe, from this device or else from the server; undefined when it has none, or it cannot be had. */
export const readOwnPhoto = async ({
  id,
  imageUrl,
}: Pick<Recipe, 'id' | 'imageUrl'>): Promise<Uint8Array | undefined> => {
  const name = photoNameIn(imageUrl);
  if (imageUrl === undefined || name === undefined) return undefined;
  const here = await photoVault().read(name);
  if (here) return here;
  try {
    const response = await fetch(pictureAddress(imageUrl, id));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the photo of another cook's recipe on this device, so that a copy of the recipe has it, too. */
export const adoptPhoto =
  (recipe: Pick<Recipe, 'id' | 'imageUrl'>): PhotoThunk<void> =>
  async () => {
    const jpeg = await readOwnPhoto(recipe);
    if (jpeg) await photoVault().keep(jpeg);
  };
