import type { RecipeVersion } from '@contracts/ownRecipes';
import { ownRecipe, withTimers } from '@kitchen/recipes/ownRecipe';
import type { UnsentEdit } from '@/lib/account/unsentChanges';
import type { ImportedRecipe, SavedRecipe } from '@/slices/savedRecipesSlice';
import type { WaitingRecipe } from '@/store/importEffects';

type Waiting = Omit<WaitingRecipe, 'versions' | 'savedId' | 'numbers'>;

const savedOf = ({ words, cuisine, times, id, at, savedAt, rating = 0 }: Waiting): SavedRecipe => {
  const { language = 'en-GB', ...written } = words;
  const recipe = ownRecipe(written, { language });
  return {
    ...recipe,
    instructions: withTimers(recipe.instructions, { language }, times),
    ...(cuisine !== undefined && { cuisine }),
    id,
    isSaved: true,
    userRating: rating,
    savedAt: savedAt ?? at,
  };
};

/** A recipe with its history, which a guest has as saves that wait for an account. */
export const withHistory = ({ versions = [], ...waiting }: WaitingRecipe): ImportedRecipe => {
  const recipe = savedOf(waiting);
  const [first, ...later] = versions.filter(({ kind }) => kind !== 'refused').reverse();
  if (!first || later.length === 0) return { recipe };
  const bodyOf = ({ words }: RecipeVersion) => savedOf({ ...waiting, times: undefined, words });
  const edits = later.flatMap((one, i): UnsentEdit[] => {
    const base = later[i - 1]?.version;
    if (one.version === null) return [];
    const body = { ...bodyOf(one), version: one.version };
    return [{ version: one.version, ...(base && { base }), at: Date.parse(one.savedAt), recipe: body }];
  });
  const version = edits.at(-1)?.version;
  const created = { ...bodyOf(first), savedAt: Date.parse(first.savedAt) };
  return { recipe: { ...recipe, ...(version !== undefined && { version }) }, history: { created, edits } };
};
