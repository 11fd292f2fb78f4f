import type { Recipe, RecipeId } from '@contracts/recipe';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { allergensOf } from '@kitchen/allergens';
import { dietsOf } from '@kitchen/diets';
import { maskOf } from '@kitchen/factsMask';
import { ingredientById } from '@kitchen/ingredientTable';
import { localiseRecipe } from '@kitchen/localise';
import { nutritionOf } from '@kitchen/nutrition';
import type { CorpusRecipe } from '@kitchen/recipeFormat';
import { writePicturePath } from '../images/pictureVariants';

export interface CorpusEntry {
  id: RecipeId;
  recipe: CorpusRecipe;
  /** Every ingredient once, staples too, in the order of the recipe. */
  ingredientIds: readonly string[];
  /** Those that count in a match: without water, salt, pepper and cooking oil. */
  countedIds: readonly string[];
  /** Facts as a bit set. */
  mask: number;
}

export interface LocalisedRecipe {
  recipe: Recipe;
  /** The same as JSON text, so that an answer with many recipes is put together without turning each into text again. */
  json: string;
}

const entryOf = (recipe: CorpusRecipe): CorpusEntry => {
  const ingredientIds = [...new Set(recipe.ingredients.map(({ id }) => id))];
  const { category, subcategory } = recipe;
  return {
    id: recipe.id,
    recipe,
    ingredientIds,
    countedIds: ingredientIds.filter((id) => !ingredientById(id)?.isStaple),
    mask: maskOf({
      category,
      subcategory,
      allergens: allergensOf(ingredientIds).allergens,
      diets: dietsOf(ingredientIds, nutritionOf(recipe.ingredients, recipe.servings)),
    }),
  };
};

/** The corpus, ready to be read in every language; a recipe is put into a language when it is first asked for in it. */
export const createCorpusBook = (recipes: readonly CorpusRecipe[]) => {
  const entries = recipes.map(entryOf);
  const positions = new Map(entries.map(({ id }, position) => [id, position]));
  const slugs = new Set(recipes.map(({ slug }) => slug));
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, [] as LocalisedRecipe[]])) as Record<
    Language,
    LocalisedRecipe[]
  >;

  const variants = new Map<number, number>();

  const page = (position: number, language: Language): LocalisedRecipe => {
    const known = pages[language][position];
    if (known) return known;
    const { recipe: source, id } = entries[position]!;
    const recipe: Recipe = {
      ...localiseRecipe(source, language),
      id,
      imageUrl: writePicturePath({ slug: source.slug, variant: variants.get(position) ?? 1 }),
      userRating: 0,
      isSaved: false,
    };
    return (pages[language][position] = { recipe, json: JSON.stringify(recipe) });
  };

  return {
    entries: entries as readonly CorpusEntry[],
    size: entries.length,
    has: (id: RecipeId): boolean => positions.has(id),
    hasSlug: (slug: string): boolean => slugs.has(slug),
    /** The recipe at a position of `entries`, in a language. */
    page,
    /** Which of its drawings a recipe is shown with from here on. */
    showVariant(id: RecipeId, variant: number): void {
      const position = positions.get(id);
      if (position === undefined) return;
      variants.set(position, variant);
      for (const language of LANGUAGES) delete pages[language][position];
    },
    read(id: RecipeId, language: Language): Recipe | undefined {
      const position = positions.get(id);
      return position === undefined ? undefined : page(position, language).recipe;
    },
    /** The same as JSON text. */
    text(id: RecipeId, language: Language): string | undefined {
      const position = positions.get(id);
      return position === undefined ? undefined : page(position, language).json;
    },
  };
};

export type CorpusBook = ReturnType<typeof createCorpusBook>;
