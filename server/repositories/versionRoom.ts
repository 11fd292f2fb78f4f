import type { Transaction } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';

/** How much of the history is kept: versions and bytes of one recipe, and bytes of all recipes of an account. */
export interface HistoryBounds {
  versions: number;
  bytes: number;
  accountBytes: number;
}

interface Room {
  id: RecipeId;
  uid: string;
  bounds: HistoryBounds;
}

/** How many of the oldest versions of an account are looked at in one go. */
const OLDEST = 200;

/** The oldest version that is no longer kept, and everything before it. */
const dropOfRecipe = async (transaction: Transaction<Database>, { id, bounds }: Room): Promise<void> => {
  const rows = await transaction
    .selectFrom('recipe_versions')
    .select(['seq', 'bytes'])
    .where('recipe_id', '=', id)
    .orderBy('seq', 'desc')
    .execute();
  let bytes = 0;
  const first = rows.find((row, i) => {
    bytes += row.bytes;
    return i > 0 && (i >= bounds.versions || bytes > bounds.bytes);
  });
  if (!first) return;
  await transaction.deleteFrom('recipe_versions').where('recipe_id', '=', id).where('seq', '<=', first.seq).execute();
};

const bytesOfAccount = async (transaction: Transaction<Database>, uid: string): Promise<number> => {
  const { bytes } = await transaction
    .selectFrom('recipe_versions')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

const dropOfAccount = async (transaction: Transaction<Database>, { uid, bounds }: Room): Promise<void> => {
  let over = (await bytesOfAccount(transaction, uid)) - bounds.accountBytes;
  while (over > 0) {
    const oldest = await transaction
      .selectFrom('recipe_versions')
      .select(['saved_at', 'bytes'])
      .where('uid', '=', uid)
      .orderBy('saved_at')
      .limit(OLDEST)
      .execute();
    if (oldest.length === 0) return;
    const last = oldest.find((row) => (over -= row.bytes) <= 0) ?? oldest.at(-1)!;
    await transaction
      .deleteFrom('recipe_versions')
      .where('uid', '=', uid)
      .where('saved_at', '<=', last.saved_at)
      .execute();
  }
};

/** Drops the oldest versions of a recipe, and of the account, beyond what is kept. The recipes themselves stay. */
export const dropOldVersions = async (transaction: Transaction<Database>, room: Room): Promise<void> => {
  await dropOfRecipe(transaction, room);
  await dropOfAccount(transaction, room);
};
