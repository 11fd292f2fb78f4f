import type { RecipeId } from '@contracts/recipe';
import type { DishFacts } from '../images/composeDish';
import type { PictureSpec } from '../images/pictureSpec';
import { writePicturePath } from '../images/pictureVariants';
import type { StoredRecipe } from '../repositories/recipesRepository';

const SLUG = /^written-([1-9]\d{0,15})$/;

const slugOf = (id: RecipeId) => `written-${id}`;

interface Needs {
  find: (id: RecipeId) => Promise<StoredRecipe | undefined>;
  /** What a picture of such a dish shows; undefined where nothing is like it. */
  compose: (facts: DishFacts) => PictureSpec | undefined;
  /** Lets a picture be drawn under this name. */
  learn: (name: string, picture: PictureSpec) => void;
}

const factsOf = ({ title, category, subcategory, ingredients }: StoredRecipe): DishFacts => ({
  title,
  category,
  subcategory,
  ingredientIds: [...new Set(ingredients.flatMap((line) => (typeof line === 'string' ? [] : (line.id ?? []))))],
});

/** Pictures of recipes that a model wrote: they are put together from what the recipe has, and drawn when they are asked for. */
export const createWrittenPictures = ({ find, compose, learn }: Needs) => ({
  /** Where the picture of such a recipe will be. */
  pathOf: (id: RecipeId): string => writePicturePath({ slug: slugOf(id), variant: 1 }),

  /** Whether there is a recipe of that name; its picture can be drawn from then on. */
  async isKnown(slug: string): Promise<boolean> {
    const id = Number(SLUG.exec(slug)?.[1] ?? NaN);
    const recipe = Number.isSafeInteger(id) ? await find(id) : undefined;
    const picture = recipe?.generated && compose(factsOf(recipe));
    if (!picture) return false;
    learn(slug, picture);
    return true;
  },
});

export type WrittenPictures = ReturnType<typeof createWrittenPictures>;
