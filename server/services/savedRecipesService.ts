import type { PostedRecipe, Recipe, RecipeId } from '@contracts/recipe';
import type { RatingRequest, SaveRecipeRequest } from '@contracts/savedRecipes';
import { DomainError } from '../errors/domainError';
import type { SavedRecipesRepository } from '../repositories/savedRecipesRepository';
import type { Sender } from './recipeOwner';
import type { RecipesService } from './recipesService';
import { createSavedListReading } from './savedListReading';

interface Dependencies {
  saved: Pick<SavedRecipesRepository, 'list' | 'stateOf' | 'bodiesOf' | 'save' | 'remove' | 'rate' | 'markOf'>;
  recipes: Pick<RecipesService, 'has' | 'create' | 'textOf'>;
  /** Called when a recipe has come to or left the list of an account. */
  listChanged: (uid: string, id: RecipeId) => Promise<void>;
  now: () => Date;
}

/** Limits times in the future, so that a device whose clock is ahead does not win for ever. */
const timesOf = (at: number | undefined, now: Date) => ({
  at: at === undefined || at > now.getTime() ? now : new Date(at),
  now,
});

/** The saved lists and ratings of accounts. */
export const createSavedRecipesService = (dependencies: Dependencies) => {
  const { saved, recipes, listChanged, now } = dependencies;
  return {
    ...createSavedListReading(dependencies),

    /**
     * Saves a recipe; an unknown one is stored for the account.
     * @param beforeStoring throws when the account or its address may store no more
     * @returns the recipe's id in the list
     * @throws DomainError recipeNotFound for an unknown id without a body
     */
    async save(
      uid: string,
      { recipeId, recipe, at }: SaveRecipeRequest,
      sender: Sender,
      beforeStoring: (recipe: PostedRecipe) => Promise<void>,
    ): Promise<RecipeId> {
      const store = async () => {
        if (!recipe) throw new DomainError('recipeNotFound');
        await beforeStoring(recipe);
        return recipes.create({ id: recipeId, ...recipe }, sender);
      };
      const id = (await recipes.has(recipeId)) ? recipeId : await store();
      await saved.save({ uid, id, ...timesOf(at, now()) });
      await listChanged(uid, id);
      return id;
    },

    /** A recipe that is not in the list counts as removed. */
    async remove(uid: string, id: RecipeId, at: number | undefined): Promise<void> {
      await saved.remove({ uid, id, ...timesOf(at, now()) });
      await listChanged(uid, id);
    },

    /**
     * Rates a recipe, which also saves it.
     * @throws DomainError recipeNotFound
     */
    async rate(uid: string, { recipeId, rating, at }: RatingRequest): Promise<void> {
      if (!(await recipes.has(recipeId))) throw new DomainError('recipeNotFound');
      await saved.rate({ uid, id: recipeId, rating, ...timesOf(at, now()) });
      await listChanged(uid, recipeId);
    },

    /** A recipe with this account's saved flag and rating. */
    async mark(recipe: Recipe, uid: string): Promise<Recipe> {
      const { isSaved, rating } = await saved.markOf(uid, recipe.id);
      return { ...recipe, userRating: rating, isSaved };
    },
  };
};

export type SavedRecipesService = ReturnType<typeof createSavedRecipesService>;
