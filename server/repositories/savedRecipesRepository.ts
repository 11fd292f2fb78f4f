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
