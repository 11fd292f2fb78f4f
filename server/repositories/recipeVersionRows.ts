import type { Selectable, Transaction } from 'kysely';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import type { RecipeVersionsTable } from '../db/tables/recipeTables';
import { toJsonText } from '../text/jsonText';
import { dropOldVersions, type HistoryBounds } from './versionRoom';

/** A version to keep. */
export interface NewVersion {
  version: string;
  kind: RecipeVersionsTable['kind'];
  words: RecipeWords;
  savedAt: Date;
  browser: string | null;
  system: string | null;
}

interface Addition {
  id: RecipeId;
  uid: string;
  versions: readonly NewVersion[];
  bounds: HistoryBounds;
}

const lastSeq = async (transaction: Transaction<Database>, id: RecipeId): Promise<number> => {
  const last = await transaction
    .selectFrom('recipe_versions')
    .select('seq')
    .where('recipe_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seq ?? 0;
};

/** Keeps versions of a recipe, the oldest first; those that are there already stay as they are. */
export const addVersions = async (
  transaction: Transaction<Database>,
  { id, uid, versions, bounds }: Addition,
): Promise<void> => {
  if (versions.length === 0) return;
  const before = await lastSeq(transaction, id);
  const rows = versions.map(({ version, kind, words, savedAt, browser, system }, i) => {
    const text = toJsonText(words);
    return {
      recipe_id: id,
      version,
      uid,
      seq: before + 1 + i,
      kind,
      words: text,
      bytes: Buffer.byteLength(text),
      saved_at: savedAt.toISOString(),
      browser,
      system,
      photo: words.photo ?? null,
    } satisfies Selectable<RecipeVersionsTable>;
  });
  await transaction
    .insertInto('recipe_versions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await dropOldVersions(transaction, { id, uid, bounds });
};
