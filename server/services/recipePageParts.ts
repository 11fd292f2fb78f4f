import { photoNameIn } from '@contracts/photoPaths';
import { storedAddress } from '@contracts/pictureStore';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { ingredientText } from '@kitchen/measures/measuredName';
import { wordsOf } from '../errors/words';
import { readPicturePath, writePictureName } from '../images/service/pictureVariants';

/** The name of the product, and of the author of its recipes. */
export const PRODUCT = 'Larder';

/** Who a page is made for, and where it is. */
export interface Reader {
  language: Language;
  /** Public address of this server without a trailing slash. */
  base: string;
  /** The folder of a store with the drawings of this release. */
  pictureStore?: string;
}

/** The ingredients, each as one text. */
export const linesOf = ({ ingredients, language = 'en-GB' }: Recipe): string[] =>
  ingredients.map((line) => (typeof line === 'string' ? line : ingredientText(line, language)));

/**
 * The picture in the shape previews need, and as the page shows it; absolute, because previews are made elsewhere. Their
 * makers do not ask again elsewhere if a store lacks a picture, and it may lack the later drawings of a dish.
 */
export const picturesOf = ({ id, imageUrl }: Recipe, { base, pictureStore }: Omit<Reader, 'language'>) => {
  const name = imageUrl === undefined ? undefined : readPicturePath(imageUrl);
  if (photoNameIn(imageUrl) !== undefined) {
    const photo = `${base}${imageUrl}?of=${id}`;
    return { card: photo, full: photo };
  }
  if (!name) return undefined;
  const store = name.variant === 1 ? pictureStore : undefined;
  const addressOf = (path: string) => storedAddress(path, store) ?? `${base}${path}`;
  return { card: addressOf(`/pictures/${writePictureName(name)}-card.jpg`), full: addressOf(imageUrl!) };
};

/** Addresses of the picture of a page. */
export type Pictures = NonNullable<ReturnType<typeof picturesOf>>;

/** The words of our own on the page of a recipe. */
export const wordsFor = (recipe: Recipe, language: Language) => ({
  category: wordsOf(
    recipe.subcategory === 'None' || recipe.subcategory === 'All'
      ? `category.${recipe.category}`
      : `subcategory.${recipe.subcategory}`,
    language,
  ),
  ingredients: wordsOf('recipeDetail.ingredients', language),
  method: wordsOf('recipeDetail.method', language),
});
