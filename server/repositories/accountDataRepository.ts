import type { Kysely, Transaction } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import { forgetDeleted } from '../db/forgetDeleted';
import type { Database } from '../db/schema';
import { bytesOf } from './savedRecipeReads';

/** Deletes the account's recipes that it did not share and that no other account saved. */
const deletePrivateRecipes = async (transaction: Transaction<Database>, uid: string, owner: string): Promise<void> => {
  await transaction
    .deleteFrom('recipes')
    .where('owner', '=', owner)
    .where('is_shared', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_recipes')
            .select('saved_recipes.uid')
            .whereRef('saved_recipes.recipe_id', '=', 'recipes.id')
            .where('saved_recipes.is_saved', '=', 1)
            .where('saved_recipes.uid', '<>', uid),
        ),
      ),
    )
    .execute();
};

/** All data of one account, for export and deletion. */
export const createAccountDataRepository = (db: Kysely<Database>) => ({
  /** The recipes of an owner without their texts, the oldest first. */
  async recipesOf(owner: string) {
    const rows = await db
      .selectFrom('recipes')
      .select(['id', bytesOf('body').as('bytes'), 'is_shared', 'created_at'])
      .where('owner', '=', owner)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, bytes, is_shared, created_at }) => ({
      id: Number(id) satisfies RecipeId,
      bytes: Number(bytes),
      isShared: is_shared === 1,
      createdAt: created_at,
    }));
  },

  async imageFeedbackOf(visitor: string) {
    const rows = await db
      .selectFrom('image_feedback')
      .selectAll()
      .where('visitor', '=', visitor)
      .orderBy('created_at')
      .execute();
    return rows.map(({ recipe_id, picture, is_accurate, feedback_text, created_at }) => ({
      recipeId: Number(recipe_id) satisfies RecipeId,
      picture,
      isAccurate: is_accurate === 1,
      feedbackText: feedback_text,
      at: created_at,
    }));
  },

  async sessionsOf(uid: string) {
    const rows = await db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'refreshed_at as lastUsedAt', 'expires_at as expiresAt', 'browser', 'system'])
      .where('uid', '=', uid)
      .orderBy('created_at')
      .execute();
    return rows;
  },

  /**
   * Deletes an account and all its data. A recipe that was shared, or that another account saved, stays without an
   * owner.
   * @param owner the name under which the account owns recipes and votes on pictures
   */
  async remove(uid: string, owner: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      // First, so that concurrent writes for the account either finish before it or find it gone.
      await transaction.deleteFrom('users').where('uid', '=', uid).execute();
      await deletePrivateRecipes(transaction, uid, owner);
      await transaction.updateTable('recipes').set({ owner: null }).where('owner', '=', owner).execute();
      await transaction.deleteFrom('image_feedback').where('visitor', '=', owner).execute();
    });
    await forgetDeleted(db);
  },
});

export type AccountDataRepository = ReturnType<typeof createAccountDataRepository>;
