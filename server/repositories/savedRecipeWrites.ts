import type { Kysely, Transaction } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';

/** The account, the recipe, and when the cook made the change. */
export interface Change {
  uid: string;
  id: RecipeId;
  at: Date;
  /** What is stored with a later time was stored by a wrong clock, and counts as older; default: no time is too late. */
  now?: Date;
}

/**
 * Puts a recipe on the list or takes it off, unless a newer change is stored. A removal is kept as a row, because a late
 * save could not be told from a new one otherwise.
 */
export const writeSaved = async (
  executor: Kysely<Database>,
  { uid, id, at, now }: Change,
  isSaved: boolean,
): Promise<void> => {
  const changed_at = at.toISOString();
  await executor
    .insertInto('saved_recipes')
    .values({ uid, recipe_id: id, is_saved: isSaved ? 1 : 0, saved_at: changed_at, changed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'recipe_id'])
        .doUpdateSet(({ eb, ref }) => ({
          is_saved: ref('excluded.is_saved'),
          changed_at: ref('excluded.changed_at'),
          // Saving a saved recipe again does not move it to the top of the list.
          saved_at: eb
            .case()
            .when(
              eb.and([
                eb('saved_recipes.is_saved', '=', 1),
                // A clock that was wrong does not keep the recipe at the top for ever.
                ...(now ? [eb('saved_recipes.saved_at', '<=', now.toISOString())] : []),
              ]),
            )
            .then(ref('saved_recipes.saved_at'))
            .else(ref('excluded.saved_at'))
            .end(),
        }))
        .where(({ eb, or, ref }) =>
          or([
            eb('saved_recipes.changed_at', '<=', ref('excluded.changed_at')),
            ...(now ? [eb('saved_recipes.changed_at', '>', now.toISOString())] : []),
          ]),
        ),
    )
    .execute();
};

/** Stores a rating, unless a newer one is stored. */
export const writeRating = async (
  transaction: Transaction<Database>,
  { uid, id, at, now, rating }: Change & { rating: number },
): Promise<void> => {
  await transaction
    .insertInto('ratings')
    .values({ uid, recipe_id: id, rating, rated_at: at.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'recipe_id'])
        .doUpdateSet(({ ref }) => ({ rating: ref('excluded.rating'), rated_at: ref('excluded.rated_at') }))
        .where(({ eb, or, ref }) =>
          or([
            eb('ratings.rated_at', '<=', ref('excluded.rated_at')),
            ...(now ? [eb('ratings.rated_at', '>', now.toISOString())] : []),
          ]),
        ),
    )
    .execute();
};
