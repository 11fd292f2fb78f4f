import type { Selectable } from 'kysely';
import { photoNameIn } from '@contracts/photoPaths';
import type { RecipeId } from '@contracts/recipe';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import type { RecipesTable } from '../db/tables/recipeTables';
import { toJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** A recipe to store. */
export interface NewRecipe {
  id: RecipeId;
  contentHash: string;
  recipe: StoredRecipe;
  isShared: boolean;
  createdAt: Date;
  /** null: never expires. */
  expiresAt: Date | null;
  owner: string | null;
  /** The id that the device of an account gave it. */
  postedAs?: number;
}

/** The row of a new recipe. */
export const toRow = (recipe: NewRecipe): Selectable<RecipesTable> => ({
  id: recipe.id,
  content_hash: recipe.contentHash,
  body: toJsonText(recipe.recipe),
  language: recipe.recipe.language ?? '',
  category: recipe.recipe.category,
  created_at: recipe.createdAt.toISOString(),
  expires_at: recipe.expiresAt?.toISOString() ?? null,
  is_shared: recipe.isShared ? 1 : 0,
  facts_version: FACTS_VERSION,
  owner: recipe.owner,
  posted_as: recipe.postedAs ?? null,
  photo: photoNameIn(recipe.recipe.imageUrl) ?? null,
});
