import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import type { JsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** One recipe of a saved list. */
export interface SavedEntry {
  id: RecipeId;
  savedAt: Date;
  /** 0: not rated. */
  rating: number;
  /** The stored recipe, if it is not in the corpus; null when this database does not have it. */
  body: JsonText<StoredRecipe> | null;
}

/** One account's flag and rating of one recipe. */
export interface Mark {
  isSaved: boolean;
  rating: number;
}

export interface GivenRating {
  id: RecipeId;
  rating: number;
  ratedAt: Date;
}

/** Reading the saved recipes and ratings of an account. */
export const createSavedRecipeReads = (db: Kysely<Database>) => ({
  /** The list, most recently saved first, with one query. */
  async list(uid: string): Promise<SavedEntry[]> {
    const rows = await db
      .selectFrom('saved_recipes')
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.uid', '=', 'saved_recipes.uid').onRef('ratings.recipe_id', '=', 'saved_recipes.recipe_id'),
      )
      .leftJoin('recipes', 'recipes.id', 'saved_recipes.recipe_id')
      .leftJoin('imported_recipes', 'imported_recipes.id', 'saved_recipes.recipe_id')
      .select(({ fn }) => [
        'saved_recipes.recipe_id as id',
        'saved_recipes.saved_at as savedAt',
        'ratings.rating as rating',
        fn.coalesce('recipes.body', 'imported_recipes.body').as('body'),
      ])
      .where('saved_recipes.uid', '=', uid)
      .where('saved_recipes.is_saved', '=', 1)
      .orderBy('saved_recipes.saved_at', 'desc')
      .orderBy('saved_recipes.recipe_id', 'desc')
      .execute();
    return rows.map(({ id, savedAt, rating, body }) => ({
      id: Number(id),
      savedAt: new Date(savedAt),
      rating: rating ?? 0,
      body,
    }));
  },

  async markOf(uid: string, id: RecipeId): Promise<Mark> {
    const [saved, rated] = await Promise.all([
      db
        .selectFrom('saved_recipes')
        .select('is_saved')
        .where('uid', '=', uid)
        .where('recipe_id', '=', id)
        .executeTakeFirst(),
      db.selectFrom('ratings').select('rating').where('uid', '=', uid).where('recipe_id', '=', id).executeTakeFirst(),
    ]);
    return { isSaved: saved?.is_saved === 1, rating: rated?.rating ?? 0 };
  },

  /** Every rating of an account, including those of removed recipes. */
  async ratingsOf(uid: string): Promise<GivenRating[]> {
    const rows = await db
      .selectFrom('ratings')
      .select(['recipe_id', 'rating', 'rated_at'])
      .where('uid', '=', uid)
      .orderBy('rated_at', 'desc')
      .orderBy('recipe_id')
      .execute();
    return rows.map(({ recipe_id, rating, rated_at }) => ({
      id: Number(recipe_id),
      rating,
      ratedAt: new Date(rated_at),
    }));
  },
});
