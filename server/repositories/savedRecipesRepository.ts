import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { ofAccount } from './ofAccount';
import { createSavedRecipeReads } from './savedRecipeReads';
import { writeRating, writeSaved, type Change } from './savedRecipeWrites';

/** Saved recipes and ratings of accounts. Every query names its account. A change older than the stored one is ignored. */
export const createSavedRecipesRepository = (db: Kysely<Database>) => ({
  ...createSavedRecipeReads(db),

  /** @throws DomainError notSignedIn when the account is gone, like the other changes */
  save: (change: Change): Promise<void> => ofAccount(() => writeSaved(db, change, true)),

  /** A recipe that is not in the list counts as removed. */
  remove: (change: Change): Promise<void> => ofAccount(() => writeSaved(db, change, false)),

  /** Rates a recipe, which also saves it. */
  rate: (change: Change & { rating: number }): Promise<void> =>
    ofAccount(() =>
      db.transaction().execute(async (transaction) => {
        await writeRating(transaction, change);
        await writeSaved(transaction, change, true);
      }),
    ),

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
