import type { Kysely } from 'kysely';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import type { Database } from '../db/schema';
import { fromJsonText, toJsonText } from '../text/jsonText';
import type { OutdatedImport, RefreshedImport } from './importedRows';

/** Keeps the facts of imported recipes up to date when the rules change. */
export const createImportedFactsUpkeep = (db: Kysely<Database>) => ({
  /** Recipes whose facts were computed by older rules, at most `limit`. */
  async outdated(limit: number): Promise<OutdatedImport[]> {
    const rows = await db
      .selectFrom('imported_recipes')
      .select(['id', 'body', 'source_lines', 'ingredient_ids', 'facts'])
      .where('facts_version', '<', FACTS_VERSION)
      .limit(limit)
      .execute();
    return rows.map(({ id, body, source_lines, ingredient_ids, facts }) => ({
      id: Number(id),
      recipe: fromJsonText(body),
      sourceLines: source_lines === null ? null : fromJsonText(source_lines),
      ingredientIds: fromJsonText(ingredient_ids),
      facts: fromJsonText(facts),
    }));
  },

  /** Stores fresh facts. A recipe that another server has refreshed already stays as it is. */
  async refresh(recipes: readonly RefreshedImport[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { id, recipe, ingredientIds, facts } of recipes)
        await transaction
          .updateTable('imported_recipes')
          .set({
            body: toJsonText(recipe),
            ingredient_ids: toJsonText(ingredientIds),
            facts: toJsonText(facts),
            facts_version: FACTS_VERSION,
          })
          .where('id', '=', id)
          .where('facts_version', '<', FACTS_VERSION)
          .execute();
    });
  },
});
