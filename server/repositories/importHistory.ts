import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import type { Database } from '../db/schema';
import { numberOlder } from './importOrder';

/** The numbers of imports and changes. */
const changesIn = (db: Kysely<Database>) => ({
  /**
   * The number of the newest import or change; 0 when there is none. Servers ask for it often, so it reads two rows.
   */
  async newest(): Promise<number> {
    await numberOlder(db);
    const { imported, changed } = await db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('imported_recipes').select(({ fn }) => fn.max('seq').as('seq')).as('imported'), // prettier-ignore
        selectFrom('imported_changes').select(({ fn }) => fn.max('seq').as('seq')).as('changed'), // prettier-ignore
      ])
      .executeTakeFirstOrThrow();
    return Math.max(Number(imported ?? 0), Number(changed ?? 0));
  },

  /** Numbers up to `after` that recipes have lost since then and until `until`: they were deleted, or changed. */
  async lostNumbers(after: number, until = Number.MAX_SAFE_INTEGER): Promise<number[]> {
    const rows = await db
      .selectFrom('imported_changes')
      .select('former')
      .where('seq', '>', after)
      .where('seq', '<=', until)
      .where('former', '<=', after)
      .execute();
    return rows.map(({ former }) => Number(former));
  },

  /** The last change up to a number; empty when there was none. */
  async lastChange(until: number): Promise<string> {
    const row = await db
      .selectFrom('imported_changes')
      .select(['seq', 'former'])
      .where('seq', '<=', until)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? `${row.seq} ${row.former}` : '';
  },
});

/** The recipes as they are numbered now. */
const contentOf = (db: Kysely<Database>) => ({
  /** How many recipes have a number up to this one. Reads an index with a row for each. */
  async countUntil(until: number): Promise<number> {
    const { count } = await db
      .selectFrom('imported_recipes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('seq', '<=', until)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** The recipe with a number. */
  async idAt(seq: number): Promise<RecipeId | undefined> {
    const row = await db.selectFrom('imported_recipes').select('id').where('seq', '=', seq).executeTakeFirst();
    return row && Number(row.id);
  },

  /** Whether all recipes have facts by the rules of this release. */
  async areOfOurRules(): Promise<boolean> {
    for (const other of ['<', '>'] as const) {
      const row = await db
        .selectFrom('imported_recipes')
        .select('id')
        .where('facts_version', other, FACTS_VERSION)
        .limit(1)
        .executeTakeFirst();
      if (row) return false;
    }
    return true;
  },
});

/** What has become of the imported recipes, for servers that keep an index of them. */
export const createImportHistory = (db: Kysely<Database>) => ({ ...changesIn(db), ...contentOf(db) });
