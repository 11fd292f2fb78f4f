import type { Recipe, RecipeId } from '@contracts/recipe';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { recipeFacts } from '@kitchen/facts/recipeFacts';
import { maskOf, mayMaskOf, type Facts } from '@kitchen/facts/factsMask';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { localiseRecipe } from '@kitchen/recipes/localise';
import type { CorpusRecipe } from '@kitchen/recipes/recipeFormat';
import type { JsonText } from '../text/jsonText';
import { pageOf, unmarkedRecipe, type RecipePage } from '../text/recipeText';
import { writePicturePath } from '../images/service/pictureVariants';

/** Facts as a bit set, and possible allergens as another. */
interface Masks {
  mask: number;
  mayMask: number;
}

export interface CorpusEntry extends Masks {
  id: RecipeId;
  recipe: CorpusRecipe;
  /** Every ingredient once, staples included, in the order of the recipe. */
  ingredientIds: readonly string[];
  /** Those that count in a match: without water, salt, pepper and cooking oil. */
  countedIds: readonly string[];
}

/** A recipe whose facts were computed when the program was built, which would take longer than the rest of the start. */
export type CompiledRecipe = CorpusRecipe & { masks?: Masks };

const masksOf = ({ category, subcategory, servings, ingredients }: CorpusRecipe): Masks => {
  const { allergens, dietTypes } = recipeFacts(
    ingredients.map((line) => ({ ...line, ids: [line.id] })),
    { servings, nameOf: (id) => id },
  );
  const facts: Facts = { category, subcategory, allergens, diets: dietTypes };
  return { mask: maskOf(facts), mayMask: mayMaskOf(facts) };
};

/** Computes the facts of a recipe ahead. */
export const withMasks = (recipe: CorpusRecipe): CompiledRecipe => ({ ...recipe, masks: masksOf(recipe) });

const entryOf = ({ masks, ...recipe }: CompiledRecipe): CorpusEntry => {
  const ingredientIds = [...new Set(recipe.ingredients.map(({ id }) => id))];
  return {
    id: recipe.id,
    recipe,
    ingredientIds,
    countedIds: ingredientIds.filter((id) => !ingredientById(id)?.isStaple),
    ...(masks ?? masksOf(recipe)),
  };
};

/** The corpus, readable in every language. A recipe is localised when it is first requested in a language. */
export const createCorpusBook = (recipes: readonly CompiledRecipe[]) => {
  const entries = recipes.map(entryOf);
  const positions = new Map(entries.map(({ id }, position) => [id, position]));
  const slugs = new Set(recipes.map(({ slug }) => slug));
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, [] as RecipePage[]])) as Record<
    Language,
    RecipePage[]
  >;

  const variants = new Map<number, number>();
  let changes = 0;

  const page = (position: number, language: Language): RecipePage => {
    const known = pages[language][position];
    if (known) return known;
    const { recipe: source, id } = entries[position]!;
    const imageUrl = writePicturePath({ slug: source.slug, variant: variants.get(position) ?? 1 });
    const recipe = unmarkedRecipe(id, { ...localiseRecipe(source, language), imageUrl });
    return (pages[language][position] = pageOf(recipe));
  };

  return {
    entries: entries as readonly CorpusEntry[],
    size: entries.length,
    has: (id: RecipeId): boolean => positions.has(id),
    hasSlug: (slug: string): boolean => slugs.has(slug),
    /** The recipe at a position of `entries`, in a language. */
    page,
    /** How often a recipe has changed since the start. */
    changes: (): number => changes,
    /** Sets the drawing a recipe is shown with from now on, unless a later one is. */
    showVariant(id: RecipeId, variant: number): void {
      const position = positions.get(id);
      if (position === undefined || (variants.get(position) ?? 1) >= variant) return;
      variants.set(position, variant);
      changes += 1;
      for (const language of LANGUAGES) delete pages[language][position];
    },
    read(id: RecipeId, language: Language): Recipe | undefined {
      const position = positions.get(id);
      return position === undefined ? undefined : page(position, language).recipe;
    },
    /** The recipe as JSON text. */
    text(id: RecipeId, language: Language): JsonText<Recipe> | undefined {
      const position = positions.get(id);
      return position === undefined ? undefined : page(position, language).json;
    },
  };
};

export type CorpusBook = ReturnType<typeof createCorpusBook>;
