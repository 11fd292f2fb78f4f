import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { whileAccountLasts } from './ofAccount';
import { checkRemembered, dropRemovals } from './removals';
import { createSavedRecipeReads } from './savedRecipeReads';
import { writeRating, writeSaved, type Change } from './savedRecipeWrites';

/** How many removals of an account are remembered, so that a late save does not restore the recipe. */
const REMOVALS_KEPT = 10_000;

/** Saved recipes and ratings of accounts. Every query names its account. A change older than the stored one is ignored. */
export const createSavedRecipesRepository = (db: Kysely<Database>, removalsKept = REMOVALS_KEPT) => ({
  ...createSavedRecipeReads(db),

  /**
   * @throws DomainError notSignedIn when the account is gone, like the other changes; changeTooOld when the recipe may
   * have been removed since
   */
  save: (change: Change): Promise<void> =>
    whileAccountLasts(db, change.uid, async (transaction) => {
      await checkRemembered(transaction, change);
      await writeSaved(transaction, change, true);
    }),

  /** A recipe that is not in the list counts as removed. */
  remove: (change: Change): Promise<void> =>
    whileAccountLasts(db, change.uid, async (transaction) => {
      await writeSaved(transaction, change, false);
      await dropRemovals(transaction, change.uid, removalsKept);
    }),

  /**
   * Rates a recipe, which also saves it.
   * @throws DomainError changeTooOld, like save
   */
  rate: (change: Change & { rating: number }): Promise<void> =>
    whileAccountLasts(db, change.uid, async (transaction) => {
      await checkRemembered(transaction, change);
      await writeRating(transaction, change);
      await writeSaved(transaction, change, true);
    }),

  /** Sets times in the future, which a wrong clock stored, to now: otherwise they would win until then. */
  async cutFuture(now: Date): Promise<void> {
    const at = now.toISOString();
    await db
      .updateTable('saved_recipes')
      .set(({ eb, ref }) => ({
        saved_at: eb.case().when('saved_at', '>', at).then(at).else(ref('saved_at')).end(),
        changed_at: at,
      }))
      // No recipe was saved after its last change.
      .where('changed_at', '>', at)
      .execute();
    await db.updateTable('ratings').set({ rated_at: at }).where('rated_at', '>', at).execute();
  },

  /** Forgets removals before then; no save arrives that late. */
  async removeForgotten(before: Date): Promise<void> {
    await db
      .deleteFrom('saved_recipes')
      .where('is_saved', '=', 0)
      .where('changed_at', '<', before.toISOString())
      .execute();
  },
});

export type SavedRecipesRepository = ReturnType<typeof createSavedRecipesRepository>;
