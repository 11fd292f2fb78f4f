import type { Recipe, RecipeId } from '@contracts/recipe';
import type { RatingRequest, SaveRecipeRequest } from '@contracts/savedRecipes';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { SavedEntry, SavedRecipesRepository } from '../repositories/savedRecipesRepository';
import type { RecipesService, Sender } from './recipesService';

interface Needs {
  saved: SavedRecipesRepository;
  recipes: Pick<RecipesService, 'has' | 'create' | 'textOf'>;
  now: () => Date;
}

/** How the text of a recipe ends that nobody saved or rated. */
const UNMARKED = ',"userRating":0,"isSaved":false}';

const markedText = (text: string, { rating, savedAt }: SavedEntry): string => {
  const marks = { userRating: rating, isSaved: true, savedAt: savedAt.getTime() };
  return text.endsWith(UNMARKED)
    ? `${text.slice(0, -UNMARKED.length)},${JSON.stringify(marks).slice(1)}`
    : JSON.stringify({ ...(JSON.parse(text) as Recipe), ...marks });
};

/** The saved list and the ratings of accounts. */
export const createSavedRecipesService = ({ saved, recipes, now }: Needs) => {
  /** A device whose clock is ahead does not get the last word for ever. */
  const doneAt = (at: number | undefined) => {
    const present = now();
    return at === undefined || at > present.getTime() ? present : new Date(at);
  };

  return {
    /**
     * The list as JSON text, what was saved last first. Recipes are copied as text: thousands of them need not be turned
     * into objects and back.
     */
    async listText(uid: string, language: Language): Promise<string> {
      const texts = (await saved.list(uid)).flatMap((entry) => {
        const text = recipes.textOf(entry.id, entry.body, language);
        return text === undefined ? [] : markedText(text, entry);
      });
      return `[${texts.join(',')}]`;
    },

    /**
     * Saves a recipe; one that we do not have becomes one of the account.
     * @param beforeStoring throws where the account may store no more
     * @returns the id under which it is on the list
     * @throws DomainError recipeNotFound for an id that we do not have, without a body
     */
    async save(
      uid: string,
      { recipeId, recipe, at }: SaveRecipeRequest,
      sender: Sender,
      beforeStoring: () => Promise<void>,
    ): Promise<RecipeId> {
      const store = async () => {
        if (!recipe) throw new DomainError('recipeNotFound');
        await beforeStoring();
        return recipes.create(recipe, sender);
      };
      const id = (await recipes.has(recipeId)) ? recipeId : await store();
      await saved.save({ uid, id, at: doneAt(at) });
      return id;
    },

    /** What is not on the list is as good as removed. */
    remove: (uid: string, id: RecipeId, at: number | undefined): Promise<void> =>
      saved.remove({ uid, id, at: doneAt(at) }),

    /**
     * Rates, and saves with it.
     * @throws DomainError recipeNotFound
     */
    async rate(uid: string, { recipeId, rating, at }: RatingRequest): Promise<void> {
      if (!(await recipes.has(recipeId))) throw new DomainError('recipeNotFound');
      await saved.rate({ uid, id: recipeId, rating, at: doneAt(at) });
    },

    /** A recipe with what this account did with it. */
    async mark(recipe: Recipe, uid: string): Promise<Recipe> {
      const { isSaved, rating } = await saved.markOf(uid, recipe.id);
      return { ...recipe, userRating: rating, isSaved };
    },
  };
};

export type SavedRecipesService = ReturnType<typeof createSavedRecipesService>;
