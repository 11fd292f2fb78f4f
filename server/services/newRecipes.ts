import { createHash } from 'node:crypto';
import { photoNameIn } from '@contracts/photoPaths';
import type { PostedRecipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { StoredRecipe } from '../text/recipeText';
import { uidOf, type Owner, type Sender } from './recipeOwner';
import type { RecipeReader } from './reading/recipeReader';

const DAY_MS = 86_400_000;

interface Dependencies {
  reader: Pick<RecipeReader, 'read' | 'readMany'>;
  /** An unused id. */
  freeId: () => RecipeId;
  now: () => Date;
  /** How long a recipe without an owner is kept. */
  guestRecipeDays: number;
  /** Whether this server has this photo of the owner. */
  hasPhoto: (owner: Owner, name: string) => Promise<boolean>;
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
export const createNewRecipes = ({ reader, freeId, now, guestRecipeDays, hasPhoto }: Dependencies) => {
  /** When a recipe without an owner is deleted. */
  const guestExpiry = (from: Date) => new Date(from.getTime() + guestRecipeDays * DAY_MS);

  const taskOf = (posted: PostedRecipe, { language, origin }: Sender) => ({
    posted,
    claimed: posted.language ?? language,
    origin,
  });

  /** A record under a random id, so that ids cannot be guessed. */
  const recordOf = (recipe: StoredRecipe, posted: PostedRecipe, isShared: boolean, { owner, language }: Sender) => {
    const createdAt = now();
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

  /**
   * The recipe without a photo that its sender does not have: a cook who shares the recipe of another one cannot share
   * its photo. A guest sends a photo only to share it; an account may send the photo of a recipe later.
   */
  const withOwnPhoto = async (posted: PostedRecipe, isShared: boolean, { owner }: Sender): Promise<PostedRecipe> => {
    const photo = photoNameIn(posted.imageUrl);
    if (photo === undefined) return posted;
    const isKept = isShared ? await hasPhoto(owner, photo) : uidOf(owner) !== undefined;
    return isKept ? posted : { ...posted, imageUrl: undefined };
  };

  const newRecipe = async (sent: PostedRecipe, isShared: boolean, sender: Sender) => {
    const posted = await withOwnPhoto(sent, isShared, sender);
    return recordOf(await reader.read(taskOf(posted, sender)), posted, isShared, sender);
  };

  /** Records of many recipes, or what is wrong with one. */
  const newRecipes = async (posted: readonly PostedRecipe[], sender: Sender) => {
    const read = await reader.readMany(posted.map((one) => taskOf(one, sender)));
    return read.map((result, i) =>
      result instanceof DomainError ? result : recordOf(result, posted[i]!, false, sender),
    );
  };

  return { newRecipe, newRecipes, guestExpiry };
};
