import { FALLBACKS_PER_KIND, fallbackName } from '@contracts/fallbackPictures';
import { photoNameIn } from '@contracts/photoPaths';
import { storedAddress } from '@contracts/pictureStore';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { fallbackKindOf } from '@kitchen/recipes/fallbackKind';
import { pictureStore } from '../browser/pictureStore';
import { inTwoSizes, type PictureSources } from './inTwoSizes';

/** What decides how a recipe is pictured. Its title names the kind of dish, in its own language. */
export type Pictured = Pick<Recipe, 'id' | 'category' | 'imageUrl'> &
  Partial<Pick<Recipe, 'title' | 'subcategory' | 'language'>>;

/** The fallback picture of a kind of dish. The recipe's id picks one of five, so that a page does not repeat one. */
export const fallbackPicture = (recipe: Pictured): string =>
  `/pictures/${fallbackName(fallbackKindOf(recipe), (recipe.id % FALLBACKS_PER_KIND) + 1)}.webp?v=${recipe.id}`;

const isUsable = (imageUrl: string | undefined): imageUrl is string =>
  imageUrl !== undefined && imageUrl.trim() !== '' && !imageUrl.includes('undefined');

/** Where the server has a picture. A cook's photo is shown to others only as part of its recipe. */
export const pictureAddress = (imageUrl: string, id: RecipeId): string =>
  photoNameIn(imageUrl) === undefined ? imageUrl : `${imageUrl}?of=${id}`;

/**
 * `src` and `srcSet` (400 and 800 pixels wide) of a recipe's picture on our server. A picture that is missing, contains
 * "undefined" or failed to load is replaced by a fallback of its kind with a cache-busting query (row
 * 3.image.fallback of docs/spec-coverage.md).
 */
export const pictureSources = (recipe: Pictured, hasFailed = false): PictureSources => {
  const src =
    !hasFailed && isUsable(recipe.imageUrl) ? pictureAddress(recipe.imageUrl, recipe.id) : fallbackPicture(recipe);
  return src.startsWith('/pictures/') ? inTwoSizes(src) : { src };
};

/**
 * What to show, best first, and the next one when one fails to load: the copy in the operator's store, the picture on our
 * server, and the fallback of its kind.
 */
export const pictureChoices = (recipe: Pictured): [PictureSources, ...PictureSources[]] => {
  const served = pictureSources(recipe);
  const fallback = pictureSources(recipe, true);
  const onServer: [PictureSources, ...PictureSources[]] = served.src === fallback.src ? [served] : [served, fallback];
  const stored = storedAddress(served.src, pictureStore());
  return stored === undefined ? onServer : [{ ...inTwoSizes(stored), crossOrigin: 'anonymous' }, ...onServer];
};
