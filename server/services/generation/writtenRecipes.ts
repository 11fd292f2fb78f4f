import { createHash } from 'node:crypto';
import type { RecipeId } from '@contracts/recipe';
import { ingredientIdsIn } from '@kitchen/recipes/lineIds';
import type { CheckedRecipe } from '@kitchen/truth/types';
import type { Draft } from '../../ai/recipeModel';
import type { WrittenRecipe } from '../../repositories/generatedRecipesRepository';
import type { StoredRecipe } from '../../text/recipeText';
import type { GenerationWish } from '../generationWish';
import type { SearchHit } from '../searchAnswer';
import type { GenerationContext } from './generationContext';

const DAY_MS = 86_400_000;

/** A stored recipe as a result of the search, with what the cook has for it. */
export const hitOf = (
  { pageOf }: Pick<GenerationContext, 'pageOf'>,
  { matchOf }: GenerationWish,
  id: RecipeId,
  stored: StoredRecipe,
): SearchHit => {
  const page = pageOf(id, stored);
  return { page, ...(matchOf && { match: matchOf(ingredientIdsIn(stored), page.recipe) }) };
};

/** Stores a checked recipe with the model that wrote it, its prompt and its answer. */
export const storeWritten = async (
  { model, recipes, freeId, pictureOf, now, keptDays }: GenerationContext,
  { recipe, report }: CheckedRecipe,
  { draft, prompt }: Draft,
) => {
  const id = freeId();
  const createdAt = now();
  const stored: StoredRecipe = {
    ...recipe,
    imageUrl: pictureOf(id),
    generated: { by: model.name, report },
    _devData: { promptData: { model: model.name, ...prompt }, aiResponse: draft },
  };
  await recipes.add({
    id,
    contentHash: createHash('sha256').update(JSON.stringify(recipe)).digest('hex'),
    recipe: stored,
    isShared: false,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + keptDays * DAY_MS),
    owner: null,
  });
  return { id, stored };
};

/** The recipes written for the same request within a day. */
export const rememberedFor = ({ generated, now }: GenerationContext, key: string): Promise<WrittenRecipe[]> =>
  generated.find(key, new Date(now().getTime() - DAY_MS));
