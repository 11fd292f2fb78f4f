import type { FileRecipe } from '@contracts/fileImport';
import type { RecipeVersion } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { wordsOf } from '../recipes/versions/recipeWords';

/** A recipe that is given away, with what belongs to it. */
export interface GivenRecipe {
  recipe: Omit<Recipe, 'id' | 'isSaved' | 'userRating'> & Partial<Pick<Recipe, 'userRating' | 'savedAt'>>;
  /** The newest first. */
  versions?: readonly RecipeVersion[];
  /** Its number in the archive, if notes or other lines name it. */
  number?: number;
  /** The path of its picture inside the archive. */
  picture?: string;
}

/** What only Larder understands, so that a recipe comes back as it was. */
const ownOf = ({ recipe, versions, number }: GivenRecipe): FileRecipe => ({
  words: wordsOf(recipe as Recipe),
  ...(recipe.cuisine !== undefined && { cuisine: recipe.cuisine }),
  ...(recipe.savedAt !== undefined && { savedAt: recipe.savedAt }),
  ...(recipe.userRating !== undefined && recipe.userRating > 0 && { rating: Math.round(recipe.userRating) }),
  times: recipe.instructions.map(({ time = 0 }) => time),
  ...(versions && versions.length > 0 && { versions: [...versions] }),
  ...(number !== undefined && { number }),
});

/**
 * A recipe as schema.org describes it, for any program. A heading of the ingredient list is a line that ends with a
 * colon. The property `larder` has the recipe in its cook's words, for Larder alone.
 */
export const recipeNode = (given: GivenRecipe) => {
  const { recipe, picture } = given;
  const own = ownOf(given);
  const { words } = own;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: words.title,
    ...(words.about !== '' && { description: words.about }),
    ...(words.language !== undefined && { inLanguage: recipe.foreignLanguage ?? words.language }),
    recipeYield: String(words.servings),
    ...(words.minutes !== undefined && { totalTime: `PT${words.minutes}M` }),
    recipeCategory: words.subcategory === 'None' ? words.category : words.subcategory,
    ...(recipe.cuisine !== undefined && { recipeCuisine: recipe.cuisine }),
    recipeIngredient: words.ingredients.map(({ text, isHeading }) => (isHeading ? `${text.replace(/:$/, '')}:` : text)),
    recipeInstructions: words.steps.map((text) => ({ '@type': 'HowToStep', text })),
    ...(words.source !== undefined && (/^https?:\/\//.test(words.source) ? { url: words.source } : { isBasedOn: words.source })), // prettier-ignore
    ...(picture !== undefined && { image: picture }),
    larder: own,
  };
};
