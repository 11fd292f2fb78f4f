import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import type { Database } from '../db/schema';
import { fromJsonText, toJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** Keeps the facts of stored recipes up to date when the rules change. */
export const createRecipeFactsUpkeep = (db: Kysely<Database>) => ({
  /** Recipes whose facts were computed by older rules, at most `limit`. */
  async outdated(limit: number): Promise<{ id: RecipeId; recipe: StoredRecipe }[]> {
    const rows = await db
      .selectFrom('recipes')
      .select(['id', 'body'])
      .where('facts_version', '<', FACTS_VERSION)
      .limit(limit)
      .execute();
    return rows.map(({ id, body }) => ({ id: Number(id), recipe: fromJsonText(body) }));
  },

  /** Stores fresh facts. A recipe that another server has refreshed already stays as it is. */
  async refresh(recipes: readonly { id: RecipeId; recipe: StoredRecipe }[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { id, recipe } of recipes)
        await transaction
          .updateTable('recipes')
          .set({ body: toJsonText(recipe), facts_version: FACTS_VERSION })
          .where('id', '=', id)
          .where('facts_version', '<', FACTS_VERSION)
          .execute();
    });
  },
});
