import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DomainError } from '../errors/domainError';
import { isOnAList } from './onAList';
import { bytesOf } from './savedRecipeReads';

/** How much one account may store: recipes of its own, and the bytes of their JSON text and of their photos. */
export interface AccountQuota {
  recipes: number;
  bytes: number;
}

const MEGABYTE = 1_048_576;
/** How the name begins under which an account owns recipes. */
const ACCOUNT = 'user:';
/** A recipe that was just stored may be put on the list by the next request. */
const SPARED_MS = 3_600_000;

const isWithin = async (db: Kysely<Database>, owner: string, quota: AccountQuota): Promise<boolean> => {
  const { recipes, bytes } = await db
    .selectFrom('recipes')
    .select(({ fn }) => [fn.countAll().as('recipes'), fn.sum(bytesOf('body')).as('bytes')])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  const photos = await db
    .selectFrom('recipe_photos')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .where('uid', '=', owner.slice(ACCOUNT.length))
    .executeTakeFirstOrThrow();
  return Number(recipes) <= quota.recipes && Number(bytes ?? 0) + Number(photos.bytes ?? 0) <= quota.bytes;
};

/** Deletes what the account stored and later took off its list, unless it is shared or on the list of another account. */
const forgetUnlisted = async (db: Kysely<Database>, owner: string, before: string): Promise<void> => {
  await db
    .deleteFrom('recipes')
    .where('owner', '=', owner)
    .where('is_shared', '=', 0)
    .where('created_at', '<', before)
    .where((builder) => builder.not(isOnAList(builder)))
    .execute();
};

/**
 * Makes sure, after a recipe was inserted, that the account has not stored too much.
 * @param at ISO time of the insertion
 * @throws DomainError accountFull when it has; the caller's transaction then takes the recipe back
 */
export const checkRoom = async (
  transaction: Kysely<Database>,
  { owner, at, quota }: { owner: string; at: string; quota: AccountQuota },
): Promise<void> => {
  if (await isWithin(transaction, owner, quota)) return;
  await forgetUnlisted(transaction, owner, new Date(Date.parse(at) - SPARED_MS).toISOString());
  if (await isWithin(transaction, owner, quota)) return;
  const values = { recipes: quota.recipes, megabytes: Math.round(quota.bytes / MEGABYTE) };
  throw new DomainError('accountFull', values);
};
