import type { Kysely, Transaction } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { checkRoom, type AccountQuota } from './accountRoom';
import { whileAccountLasts } from './ofAccount';
import { addOwnedRow } from './recipeAdditions';
import { toRow, type NewRecipe } from './recipeRows';
import { addVersions, type NewVersion } from './recipeVersionRows';
import { checkRemembered } from './removals';
import { writeRating, writeSaved } from './savedRecipeWrites';
import type { HistoryBounds } from './versionRoom';

/** A recipe of a file, to be stored and put on the list. */
export interface NewImport {
  record: NewRecipe & { owner: string };
  /** When the cook saved it. */
  at: Date;
  rating?: number;
  /** Its history, the oldest first. */
  versions: readonly NewVersion[];
}

interface Import {
  uid: string;
  imports: readonly NewImport[];
  quota: AccountQuota;
  bounds: HistoryBounds;
  now: Date;
}

const addOne = async (
  transaction: Transaction<Database>,
  { record, at, rating, versions }: NewImport,
  { uid, bounds, now }: Omit<Import, 'imports' | 'quota'>,
): Promise<{ id: RecipeId; isNew: boolean }> => {
  const { id, isNew } = await addOwnedRow(transaction, toRow(record));
  const change = { uid, id, at, now };
  await checkRemembered(transaction, change);
  await writeSaved(transaction, change, true);
  if (rating !== undefined) await writeRating(transaction, { ...change, rating });
  if (isNew) await addVersions(transaction, { id, uid, versions, bounds });
  return { id, isNew };
};

/** Storing the recipes of a file. */
export const createImportAdditions = (db: Kysely<Database>) => ({
  /**
   * Stores recipes of an account and puts them on its list, all or none. One that the account has already is only put
   * on the list, unless the cook has removed it since.
   * @returns the id of each, in their order, and whether it was stored now
   * @throws DomainError notSignedIn when the account is gone, accountFull when it has stored too much, changeTooOld
   */
  addImported: ({ imports, quota, ...rest }: Import): Promise<{ id: RecipeId; isNew: boolean }[]> =>
    whileAccountLasts(db, rest.uid, async (transaction) => {
      const added: { id: RecipeId; isNew: boolean }[] = [];
      for (const one of imports) added.push(await addOne(transaction, one, rest));
      const [first] = imports;
      if (first && added.some(({ isNew }) => isNew))
        await checkRoom(transaction, { owner: first.record.owner, at: rest.now.toISOString(), quota });
      return added;
    }),
});
