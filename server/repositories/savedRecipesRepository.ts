import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { ofAccount } from './ofAccount';

/** One recipe of somebody's list. */
export interface SavedEntry {
  id: RecipeId;
  savedAt: Date;
  /** 0: not rated. */
  rating: number;
  /** What a recipe says that is not of the corpus, as JSON text; null for one that this database does not have. */
  body: string | null;
}

/** What one account did with one recipe. */
export interface Mark {
  isSaved: boolean;
  rating: number;
}

export interface GivenRating {
  id: RecipeId;
  rating: number;
  ratedAt: Date;
}

/** Whose and which, and when the cook did it. */
export interface Change {
  uid: string;
  id: RecipeId;
  at: Date;
}

/**
 * What accounts saved and how they rated. Every query names the account it is for. A change that is older than what is
 * there does nothing; what was removed stays as a row that says so, or a late save could not be told from a new one.
 */
export const createSavedRecipesRepository = (db: Kysely<Database>) => {
  const put = async (executor: Kysely<Database>, { uid, id, at }: Change, isSaved: boolean) => {
    const changed_at = at.toISOString();
    await executor
      .insertInto('saved_recipes')
      .values({ uid, recipe_id: id, is_saved: isSaved ? 1 : 0, saved_at: changed_at, changed_at })
      .onConflict((conflict) =>
        conflict
          .columns(['uid', 'recipe_id'])
          .doUpdateSet(({ eb, ref }) => ({
            is_saved: ref('excluded.is_saved'),
            changed_at: ref('excluded.changed_at'),
            // Saving again what is saved does not bring it to the top of the list.
            saved_at: eb
              .case()
              .when('saved_recipes.is_saved', '=', 1)
              .then(ref('saved_recipes.saved_at'))
              .else(ref('excluded.saved_at'))
              .end(),
          }))
          .whereRef('saved_recipes.changed_at', '<=', 'excluded.changed_at'),
      )
      .execute();
  };

  return {
    /** @throws DomainError notSignedIn when the account is gone, as the other changes do */
    save: (change: Change): Promise<void> => ofAccount(() => put(db, change, true)),

    /** What is not on the list is as good as removed. */
    remove: (change: Change): Promise<void> => ofAccount(() => put(db, change, false)),

    /** Rates, and saves with it. */
    async rate(change: Change & { rating: number }): Promise<void> {
      const { uid, id, at, rating } = change;
      const rateAndSave = db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('ratings')
          .values({ uid, recipe_id: id, rating, rated_at: at.toISOString() })
          .onConflict((conflict) =>
            conflict
              .columns(['uid', 'recipe_id'])
              .doUpdateSet(({ ref }) => ({ rating: ref('excluded.rating'), rated_at: ref('excluded.rated_at') }))
              .whereRef('ratings.rated_at', '<=', 'excluded.rated_at'),
          )
          .execute();
        await put(transaction, change, true);
      });
      await ofAccount(() => rateAndSave);
    },

    /** The list, what was saved last first, with one query. */
    async list(uid: string): Promise<SavedEntry[]> {
      const rows = await db
        .selectFrom('saved_recipes')
        .leftJoin('ratings', (join) =>
          join
            .onRef('ratings.uid', '=', 'saved_recipes.uid')
            .onRef('ratings.recipe_id', '=', 'saved_recipes.recipe_id'),
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

    /** Forgets what was removed before then: no late save comes after so long. */
    async removeForgotten(before: Date): Promise<void> {
      await db
        .deleteFrom('saved_recipes')
        .where('is_saved', '=', 0)
        .where('changed_at', '<', before.toISOString())
        .execute();
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

    /** Every rating of an account, also of recipes that it removed again. */
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
  };
};

export type SavedRecipesRepository = ReturnType<typeof createSavedRecipesRepository>;
