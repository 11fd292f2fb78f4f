import { createHash } from 'node:crypto';
import type { PostedRecipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { StoredRecipe } from '../text/recipeText';
import { uidOf, type Sender } from './recipeOwner';
import type { RecipeReader } from './reading/recipeReader';

const DAY_MS = 86_400_000;

interface Dependencies {
  reader: Pick<RecipeReader, 'read'>;
  /** An unused id. */
  freeId: () => RecipeId;
  now: () => Date;
  /** How long a recipe without an owner is kept. */
  guestRecipeDays: number;
}

/** Language assumed for a recipe without one when two recipes are compared. */
const COMPARED_LANGUAGE: Language = 'en-GB';

/**
 * The identity of a posted recipe, in hexadecimal: a hash of its content. Everything the server derives, such as the
 * text's language and the ingredients' facts, is left out because it may change with the server.
 */
const hashOf = (recipe: StoredRecipe, posted: PostedRecipe, language: Language): string => {
  const { title, description, imageUrl, category, subcategory, servings, prepTime, originalRecipeSource } = recipe;
  const { ingredients, instructions } = recipe;
  const content = { title, description, imageUrl, category, subcategory, language, servings, prepTime, ingredients, instructions, originalRecipeSource }; // prettier-ignore
  return createHash('sha256')
    .update(JSON.stringify([content, posted.allergens ?? []]))
    .digest('hex');
};

/** Turns what a cook sends into a record for the database. */
export const createNewRecipes = ({ reader, freeId, now, guestRecipeDays }: Dependencies) => {
  /** When a recipe without an owner is deleted. */
  const guestExpiry = (from: Date) => new Date(from.getTime() + guestRecipeDays * DAY_MS);

  /** A record under a random id, so that ids cannot be guessed. */
  const newRecipe = async (posted: PostedRecipe, isShared: boolean, { owner, language, origin }: Sender) => {
    const createdAt = now();
    const recipe = await reader.read({ posted, claimed: posted.language ?? language, origin });
    const isOfUser = uidOf(owner) !== undefined;
    return {
      id: freeId(),
      // An account that sends the same content again, with its pages in another language meanwhile, means the same
      // recipe.
      contentHash: hashOf(recipe, posted, posted.language ?? (isOfUser ? COMPARED_LANGUAGE : language)),
      recipe,
      isShared,
      createdAt,
      expiresAt: isOfUser ? null : guestExpiry(createdAt),
      owner,
      ...(isOfUser && Number.isSafeInteger(posted.id) && { postedAs: posted.id }),
    };
  };

  return { newRecipe, guestExpiry };
};
