import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { whileAccountLasts } from './ofAccount';

export interface ImageVote {
  recipeId: RecipeId;
  visitor: string;
  /** A code of the household it comes from; null: not known. */
  household: string | null;
  /** Name of the judged picture; empty when it is not the recipe's own. */
  picture: string;
  isAccurate: boolean;
  feedbackText: string | null;
  at: Date;
}

/** Visitors' votes on pictures, and the resulting drawing of each recipe. */
export const createImageFeedbackRepository = (db: Kysely<Database>) => ({
  /**
   * Stores the newest vote per visitor and recipe.
   * @param uid the visitor's account, if any
   * @throws DomainError notSignedIn when the account is gone
   */
  async vote(vote: ImageVote, uid?: string): Promise<void> {
    const { recipeId, visitor, household, picture, isAccurate, feedbackText, at } = vote;
    const row = {
      household,
      picture,
      is_accurate: isAccurate ? 1 : 0,
      feedback_text: feedbackText,
      created_at: at.toISOString(),
    };
    await whileAccountLasts(db, uid, (transaction) =>
      transaction
        .insertInto('image_feedback')
        .values({ recipe_id: recipeId, visitor, ...row })
        .onConflict((conflict) => conflict.columns(['recipe_id', 'visitor']).doUpdateSet(row))
        .execute(),
    );
  },

  /**
   * How many households say that this picture does not show the recipe. Votes from before they were told apart count
   * as one.
   */
  async householdsAgainst(recipeId: RecipeId, picture: string): Promise<number> {
    const { count } = await db
      .selectFrom('image_feedback')
      .select(({ fn, val }) =>
        fn
          .count(fn.coalesce('household', val('')))
          .distinct()
          .as('count'),
      )
      .where('recipe_id', '=', recipeId)
      .where('picture', '=', picture)
      .where('is_accurate', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async chooseVariant(recipeId: RecipeId, variant: number, at: Date): Promise<void> {
    const chosen = { variant, chosen_at: at.toISOString() };
    await db
      .insertInto('recipe_pictures')
      .values({ recipe_id: recipeId, ...chosen })
      .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(chosen))
      .execute();
  },

  async chosenVariants(): Promise<{ recipeId: RecipeId; variant: number }[]> {
    const rows = await db.selectFrom('recipe_pictures').select(['recipe_id', 'variant']).execute();
    return rows.map(({ recipe_id, variant }) => ({ recipeId: Number(recipe_id), variant }));
  },
});

export type ImageFeedbackRepository = ReturnType<typeof createImageFeedbackRepository>;
