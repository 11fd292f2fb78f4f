import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { whileAccountLasts } from './ofAccount';

export interface ImageVote {
  recipeId: RecipeId;
  visitor: string;
  /** Name of the picture that was judged; empty for one that is not the recipe's own. */
  picture: string;
  isAccurate: boolean;
  feedbackText: string | null;
  at: Date;
}

/** What visitors say of pictures, and which drawing everybody gets because of it. */
export const createImageFeedbackRepository = (db: Kysely<Database>) => ({
  /**
   * One vote for each visitor and recipe: the newest stands.
   * @param uid the account of the visitor, where it is one
   * @throws DomainError notSignedIn when the account is gone
   */
  async vote({ recipeId, visitor, picture, isAccurate, feedbackText, at }: ImageVote, uid?: string): Promise<void> {
    const said = {
      picture,
      is_accurate: isAccurate ? 1 : 0,
      feedback_text: feedbackText,
      created_at: at.toISOString(),
    };
    await whileAccountLasts(db, uid, (transaction) =>
      transaction
        .insertInto('image_feedback')
        .values({ recipe_id: recipeId, visitor, ...said })
        .onConflict((conflict) => conflict.columns(['recipe_id', 'visitor']).doUpdateSet(said))
        .execute(),
    );
  },

  /** How many visitors say that this picture is not the recipe. */
  async countAgainst(recipeId: RecipeId, picture: string): Promise<number> {
    const { count } = await db
      .selectFrom('image_feedback')
      .select(({ fn }) => fn.countAll().as('count'))
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
