import type { RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { ownRecipe, type OwnRecipe } from '@kitchen/recipes/ownRecipe';
import { mergedWords } from '@kitchen/recipes/versions/mergeWords';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { EditClash } from '../account/unsentChanges';
import { newVersionKey } from './newVersionKey';

/** The recipe that these words make, with everything that follows from them. */
export const recipeOfWords = ({ language = 'en-GB', ...words }: RecipeWords): OwnRecipe =>
  ownRecipe(words, { language });

/** An edit that can be dispatched. */
interface PlannedEdit {
  recipe: OwnRecipe;
  version: string;
  base?: string;
  clash?: EditClash;
}

const follow = (recipe: OwnRecipe, version: string | undefined): PlannedEdit => ({
  recipe,
  version: newVersionKey(),
  ...(version !== undefined && { base: version }),
});

/**
 * What saving an edit does. If the recipe has changed since the cook began, in another tab or on another device, both
 * changes are merged; where both changed the same words, the cook has to choose.
 * @param began what the edit began with; undefined if that is not known: then it is taken for an edit of what is there
 */
export const plannedEdit = (
  mine: OwnRecipe,
  began: { version?: string; words: RecipeWords } | undefined,
  current: Recipe,
): PlannedEdit => {
  if (!began || began.version === current.version) return follow(mine, current.version);
  const words = mergedWords({ base: began.words, mine: wordsOf(mine), theirs: wordsOf(current) });
  if (words) return follow(recipeOfWords(words), current.version);
  return { ...follow(mine, began.version), clash: { theirs: current, base: began.words } };
};

/** An earlier version, or a choice between two, as an edit of the recipe as it is now. */
export const editTo = (words: RecipeWords, current: Pick<Recipe, 'version'>): PlannedEdit =>
  follow(recipeOfWords(words), current.version);
