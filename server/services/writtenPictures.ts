import type { RecipeId } from '@contracts/recipe';
import { ingredientIdsIn } from '@kitchen/recipes/lineIds';
import type { DishFacts } from '../images/compose/nearestDish';
import type { PictureSpec } from '../images/pictureSpec';
import { writePicturePath } from '../images/service/pictureVariants';
import type { StoredRecipe } from '../text/recipeText';

const SLUG = /^written-([1-9]\d{0,15})$/;

const slugOf = (id: RecipeId) => `written-${id}`;

interface Dependencies {
  find: (id: RecipeId) => Promise<StoredRecipe | undefined>;
  /** The picture of such a dish; undefined when no known dish is similar. */
  compose: (facts: DishFacts) => PictureSpec | undefined;
  /** Allows a picture to be drawn under this name. */
  learn: (name: string, picture: PictureSpec) => void;
}

const factsOf = (recipe: StoredRecipe): DishFacts => {
  const { title, category, subcategory } = recipe;
  return { title, category, subcategory, ingredientIds: ingredientIdsIn(recipe) };
};

/** Pictures of recipes written by a model: composed from the recipe's ingredients, and drawn on demand. */
export const createWrittenPictures = ({ find, compose, learn }: Dependencies) => ({
  /** Path of the picture of such a recipe. */
  pathOf: (id: RecipeId): string => writePicturePath({ slug: slugOf(id), variant: 1 }),

  /** Whether a recipe of that name exists; its picture can be drawn from then on. */
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
