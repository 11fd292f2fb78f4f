import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { DomainError } from '../errors/domainError';
import type { Change } from './savedRecipeWrites';

/** A literal in the statement, because SQLite does not match a parameter with the condition of a partial index. */
const REMOVED = sql.lit(0);

const isKnown = async (db: Kysely<Database>, { uid, id }: Change): Promise<boolean> => {
  const query = db.selectFrom('saved_recipes').select('uid').where('uid', '=', uid).where('recipe_id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
};

/**
 * Makes sure that no dropped removal of this recipe was newer. One may have been when the change is older than the
 * newest dropped one, and only the cook can say which of the two stands.
 * @throws DomainError changeTooOld
 */
export const checkRemembered = async (transaction: Transaction<Database>, change: Change): Promise<void> => {
  const { uid, at, now } = change;
  const account = await transaction
    .selectFrom('users')
    .select('removals_dropped_until as until')
    .where('uid', '=', uid)
    .executeTakeFirst();
  const until = account?.until ?? '';
  const isOfWrongClock = now !== undefined && until > now.toISOString();
  if (until < at.toISOString() || isOfWrongClock || (await isKnown(transaction, change))) return;
  throw new DomainError('changeTooOld');
};

/** Drops the oldest removals of an account beyond the newest `kept`, and notes until when they are dropped. */
export const dropRemovals = async (transaction: Transaction<Database>, uid: string, kept: number): Promise<void> => {
  const newest = await transaction
    .selectFrom('saved_recipes')
    .select('changed_at as at')
    .where('uid', '=', uid)
    .where('is_saved', '=', REMOVED)
    .orderBy('changed_at', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (!newest) return;
  await transaction
    .deleteFrom('saved_recipes')
    .where('uid', '=', uid)
    .where('is_saved', '=', REMOVED)
    .where('changed_at', '<=', newest.at)
    .execute();
  await transaction
    .updateTable('users')
    .set({ removals_dropped_until: newest.at })
    .where('uid', '=', uid)
    .where(({ eb, or }) => or([eb('removals_dropped_until', 'is', null), eb('removals_dropped_until', '<', newest.at)]))
    .execute();
};
