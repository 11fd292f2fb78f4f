import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import type { RecipesTable } from '../db/tables/recipeTables';
import { checkRoom, type AccountQuota } from './accountRoom';
import { whileAccountLasts } from './ofAccount';
import { toRow, type NewRecipe } from './recipeRows';

type Row = Selectable<RecipesTable>;

/** Inserts the row unless one with the same content exists. Returns whether it did. */
const insertOnce = async (transaction: Transaction<Database>, row: Row): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('recipes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Moves the expiry of the shared recipe with this content, but only to later. */
const keepLonger = async (transaction: Transaction<Database>, row: Row): Promise<void> => {
  await transaction
    .updateTable('recipes')
    .set({ expires_at: row.expires_at })
    .where('content_hash', '=', row.content_hash)
    .where('is_shared', '=', 1)
    .where('expires_at', 'is not', null)
    .$if(row.expires_at !== null, (update) => update.where('expires_at', '<', row.expires_at))
    .execute();
};

/** A recipe shared by two users belongs to neither, so that one cannot break the other's link. */
const disownIfSharedByTwo = async (transaction: Transaction<Database>, row: Row): Promise<void> => {
  await transaction
    .updateTable('recipes')
    .set({ owner: null })
    .where('content_hash', '=', row.content_hash)
    .where('is_shared', '=', 1)
    .where('owner', '<>', row.owner)
    .execute();
};

/** How the hash of a recipe ends that was edited after it was stored with this content. */
const EDITED_END = (contentHash: string) => `:${contentHash}`;

/**
 * The hash of an edited recipe: the same content may then be stored again, and the call that stored it first still finds
 * it.
 */
export const editedHash = (id: RecipeId, contentHash: string): string =>
  contentHash.includes(':') ? contentHash : `${id}${EDITED_END(contentHash)}`;

/** The recipe that an earlier try of the same call stored, if it was edited since. */
const editedId = async (transaction: Transaction<Database>, row: Row): Promise<RecipeId | undefined> => {
  if (row.posted_as === null) return undefined;
  const stored = await transaction
    .selectFrom('recipes')
    .select(['id', 'content_hash'])
    .where('owner', '=', row.owner)
    .where('posted_as', '=', row.posted_as)
    .execute();
  const edited = stored.find(({ content_hash }) => content_hash.endsWith(EDITED_END(row.content_hash)));
  return edited && Number(edited.id);
};

const ownedId = async (transaction: Transaction<Database>, row: Row): Promise<RecipeId> => {
  const { id } = await transaction
    .selectFrom('recipes')
    .select('id')
    .where('owner', '=', row.owner)
    .where('content_hash', '=', row.content_hash)
    .where('is_shared', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(id);
};

const sharedId = async (transaction: Transaction<Database>, row: Row): Promise<RecipeId> => {
  const { id } = await transaction
    .selectFrom('recipes')
    .select('id')
    .where('content_hash', '=', row.content_hash)
    .where('is_shared', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(id);
};

/** Adds a recipe of an account, or finds its existing one with the same content. */
export const addOwnedRow = async (
  transaction: Transaction<Database>,
  row: Row,
): Promise<{ id: RecipeId; isNew: boolean }> => {
  const edited = await editedId(transaction, row);
  if (edited !== undefined) return { id: edited, isNew: false };
  const isNew = await insertOnce(transaction, row);
  return { id: isNew ? row.id : await ownedId(transaction, row), isNew };
};

/** Storing recipes. */
export const createRecipeAdditions = (db: Kysely<Database>) => ({
  async add(recipe: NewRecipe): Promise<void> {
    await db.insertInto('recipes').values(toRow(recipe)).execute();
  },

  /**
   * Adds a recipe of an account, or finds its existing one with the same content.
   * @returns the recipe's id
   * @throws DomainError notSignedIn when the account is gone, accountFull when it has stored too much
   */
  addOwned(recipe: NewRecipe & { owner: string }, uid: string, quota?: AccountQuota): Promise<RecipeId> {
    const row = toRow(recipe);
    return whileAccountLasts(db, uid, async (transaction) => {
      const { id, isNew } = await addOwnedRow(transaction, row);
      if (isNew && quota) await checkRoom(transaction, { owner: recipe.owner, at: row.created_at, quota });
      return id;
    });
  },

  /**
   * Shares a recipe, or finds the one shared with the same content; then only its expiry may change, and only to later.
   * @param uid the account that shares it, if any
   * @returns the recipe's id
   * @throws DomainError notSignedIn when the account is gone, accountFull when it has stored too much
   */
  addShared(recipe: NewRecipe, uid?: string, quota?: AccountQuota): Promise<RecipeId> {
    const row = toRow(recipe);
    return whileAccountLasts(db, uid, async (transaction) => {
      const isNew = await insertOnce(transaction, row);
      if (isNew && quota && uid !== undefined && row.owner !== null)
        await checkRoom(transaction, { owner: row.owner, at: row.created_at, quota });
      await keepLonger(transaction, row);
      await disownIfSharedByTwo(transaction, row);
      return sharedId(transaction, row);
    });
  },
});
