import { FALLBACKS_PER_KIND, fallbackName } from '@contracts/fallbackPictures';
import { photoNameIn } from '@contracts/photoPaths';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { fallbackKindOf } from '@kitchen/recipes/fallbackKind';

const HOUSE_PICTURE = /^(\/pictures\/.+?)(?:-400)?\.webp(\?.*)?$/;

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
 * `src` and `srcSet` (400 and 800 pixels wide) of a recipe's picture. A picture that is missing, contains "undefined"
 * or failed to load is replaced by a fallback of its kind with a cache-busting query (row 3.image.fallback of
 * docs/spec-coverage.md).
 */
export const pictureSources = (recipe: Pictured, hasFailed = false): { src: string; srcSet?: string } => {
  const src =
    !hasFailed && isUsable(recipe.imageUrl) ? pictureAddress(recipe.imageUrl, recipe.id) : fallbackPicture(recipe);
  const [, path, query = ''] = HOUSE_PICTURE.exec(src) ?? [];
  return path === undefined ? { src } : { src, srcSet: `${path}-400.webp${query} 400w, ${path}.webp${query} 800w` };
};
