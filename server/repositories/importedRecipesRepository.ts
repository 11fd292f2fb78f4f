import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import { notifyServers } from '../db/notifyServers';
import type { Database } from '../db/schema';
import { fromJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';
import { createImportHistory } from './importHistory';
import { takeNumbers } from './importOrder';
import { createImportedFactsUpkeep } from './importedFactsUpkeep';
import { ENTRY_COLUMNS, toEntry, toImportedRow, type ImportedEntry, type NewImportedRecipe } from './importedRows';

/** Rows written or read at once. */
export const IMPORT_BATCH = 1_000;

interface Range {
  /** Rows read at once. */
  size: number;
  until: number;
  after: number;
}

async function* entriesBetween(db: Kysely<Database>, { size, until, after }: Range): AsyncGenerator<ImportedEntry[]> {
  let last = after;
  for (;;) {
    const rows = await db
      .selectFrom('imported_recipes')
      .select(ENTRY_COLUMNS)
      .where('seq', '>', last)
      .where('seq', '<=', until)
      .orderBy('seq')
      .limit(size)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(toEntry);
    last = Number(rows.at(-1)!.seq);
  }
}

/** The imported recipes. Larder never changes their content; their facts are computed again when the rules change. */
export const createImportedRecipesRepository = (db: Kysely<Database>) => ({
  ...createImportedFactsUpkeep(db),
  ...createImportHistory(db),

  /**
   * Adds at most IMPORT_BATCH recipes in one transaction; skips those whose content exists already.
   * @returns the ids of the added ones
   */
  async add(recipes: readonly NewImportedRecipe[]): Promise<Set<RecipeId>> {
    if (recipes.length === 0) return new Set();
    const added = await db.transaction().execute(async (transaction) => {
      const first = await takeNumbers(transaction, recipes.length);
      const rows = await transaction
        .insertInto('imported_recipes')
        .values(recipes.map((recipe, i) => ({ ...toImportedRow(recipe), seq: first + i })))
        .onConflict((conflict) => conflict.column('content_hash').doNothing())
        .returning('id')
        .execute();
      if (rows.length > 0) await notifyServers(transaction, ['import', 'imports', '']);
      return rows;
    });
    return new Set(added.map(({ id }) => Number(id)));
  },

  /** Whether there are more than this, without counting all of them. */
  async areMoreThan(count: number): Promise<boolean> {
    const rows = await db.selectFrom('imported_recipes').select('id').limit(1).offset(count).execute();
    return rows.length > 0;
  },

  async find(id: RecipeId): Promise<StoredRecipe | undefined> {
    const row = await db.selectFrom('imported_recipes').select('body').where('id', '=', id).executeTakeFirst();
    return row && fromJsonText(row.body);
  },

  /** The recipes with these ids in one query; missing ones are left out. */
  async findAll(ids: readonly RecipeId[]): Promise<Map<RecipeId, StoredRecipe>> {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('imported_recipes').select(['id', 'body']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, body }) => [Number(id), fromJsonText(body)]));
  },

  /**
   * All of them after the number `after` and up to `until`, in the order in which they were added and batch by batch, so
   * that they are never all in memory.
   */
  batches: (size = IMPORT_BATCH, until = Number.MAX_SAFE_INTEGER, after = 0): AsyncGenerator<ImportedEntry[]> =>
    entriesBetween(db, { size, until, after }),
});

export type ImportedRecipesRepository = ReturnType<typeof createImportedRecipesRepository>;
