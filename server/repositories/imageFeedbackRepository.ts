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

/** A picture that visitors reject. */
interface Rejection {
  recipeId: RecipeId;
  picture: string;
  /** Of the rejected picture. */
  variant: number;
  /** What all visitors see until a drawing is chosen. */
  first: number;
  /** How many households must reject it. */
  reports: number;
  at: Date;
}

/** How many households say that this picture does not show the recipe. Votes from before they were told apart count as one. */
const householdsAgainst = (db: Kysely<Database>, { recipeId, picture }: Rejection) =>
  db
    .selectFrom('image_feedback')
    .select(({ fn, val }) =>
      fn
        .count<number>(fn.coalesce('household', val('')))
        .distinct()
        .as('count'),
    )
    .where('recipe_id', '=', recipeId)
    .where('picture', '=', picture)
    .where('is_accurate', '=', 0);

/**
 * Chooses the next drawing for all visitors when enough households reject this one, and it is the one that all see. One
 * statement decides, so that servers that count at once choose it once, and never go back.
 */
const chooseNext = async (db: Kysely<Database>, rejection: Rejection): Promise<void> => {
  const { recipeId, variant, first, reports, at } = rejection;
  const chosen = { variant: variant + 1, chosen_at: at.toISOString() };
  const current = db.selectFrom('recipe_pictures').select('variant').where('recipe_id', '=', recipeId);
  await db
    .insertInto('recipe_pictures')
    .columns(['recipe_id', 'variant', 'chosen_at'])
    .expression(
      db
        .selectNoFrom(({ val }) => [
          val(recipeId).$castTo<number>().as('recipe_id'),
          val(chosen.variant).$castTo<number>().as('variant'),
          val(chosen.chosen_at).as('chosen_at'),
        ])
        .where(householdsAgainst(db, rejection), '>=', reports)
        .where(({ fn, lit }) => fn.coalesce(current, lit(first)), '=', variant),
    )
    .onConflict((conflict) =>
      conflict.column('recipe_id').doUpdateSet(chosen).where('recipe_pictures.variant', '=', variant),
    )
    .execute();
};

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

  /** Chooses the next drawing for all visitors once enough households reject this one. */
  chooseNext: (rejection: Rejection): Promise<void> => chooseNext(db, rejection),

  /** The drawing of the recipe that was chosen for all visitors, if any. */
  async variantOf(recipeId: RecipeId): Promise<number | undefined> {
    const row = await db
      .selectFrom('recipe_pictures')
      .select('variant')
      .where('recipe_id', '=', recipeId)
      .executeTakeFirst();
    return row?.variant;
  },

  /** The drawings that were chosen since then; all without a time. */
  async chosenVariants(since?: Date): Promise<{ recipeId: RecipeId; variant: number }[]> {
    const rows = await db
      .selectFrom('recipe_pictures')
      .select(['recipe_id', 'variant'])
      .$if(since !== undefined, (query) => query.where('chosen_at', '>=', since!.toISOString()))
      .execute();
    return rows.map(({ recipe_id, variant }) => ({ recipeId: Number(recipe_id), variant }));
  },
});

export type ImageFeedbackRepository = ReturnType<typeof createImageFeedbackRepository>;
