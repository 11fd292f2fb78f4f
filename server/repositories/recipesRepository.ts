import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { fromJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';
import { createImportAdditions } from './importAdditions';
import { isOnAList, isStillThere } from './onAList';
import { createRecipeAdditions } from './recipeAdditions';
import { createRecipeFactsUpkeep } from './recipeFactsUpkeep';

/**
 * The recipes stored by visitors and users. Only its owner's edits change what a recipe says
 * (`recipeVersionsRepository`); its facts are computed again when the rules change.
 */
export const createRecipesRepository = (db: Kysely<Database>) => ({
  ...createRecipeAdditions(db),
  ...createImportAdditions(db),
  ...createRecipeFactsUpkeep(db),

  /** Rejects when the database does not answer. */
  async ping(): Promise<void> {
    await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
  },

  async find(id: RecipeId, now: Date): Promise<StoredRecipe | undefined> {
    const row = await db
      .selectFrom('recipes')
      .select('body')
      .where('id', '=', id)
      .where((builder) => isStillThere(builder, now))
      .executeTakeFirst();
    return row && fromJsonText(row.body);
  },

  /**
   * Removes a recipe for its owner. If another account saved it, it stays without an owner.
   * @param uid the owner's account, if any
   * @returns whether this owner had such a recipe
   */
  async remove(id: RecipeId, owner: string, uid = ''): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('recipes')
        .set({ owner: null })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where((builder) => isOnAList(builder, uid))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await transaction.deleteFrom('recipe_versions').where('recipe_id', '=', id).execute();
      const { numDeletedRows } = await transaction
        .deleteFrom('recipes')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numUpdatedRows + numDeletedRows > 0n;
    });
  },

  /** Recipes in a saved list stay. */
  async removeExpired(now: Date): Promise<void> {
    await db
      .deleteFrom('recipes')
      .where('expires_at', '<=', now.toISOString())
      .where((builder) => builder.not(isOnAList(builder)))
      .execute();
  },
});

export type RecipesRepository = ReturnType<typeof createRecipesRepository>;
