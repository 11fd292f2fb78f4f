import type { Recipe, RecipeId } from '@contracts/recipe';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { recipeFacts } from '@kitchen/facts/recipeFacts';
import { maskOf, mayMaskOf, type Facts } from '@kitchen/facts/factsMask';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { tongueOf } from '@kitchen/reading/tongue';
import { localiseRecipe } from '@kitchen/recipes/localise';
import type { CorpusRecipe } from '@kitchen/recipes/recipeFormat';
import type { ShelfColumns } from '@kitchen/search/shelfColumns';
import { americanTitleOf } from '@kitchen/search/shelvedRecipe';
import type { JsonText } from '../text/jsonText';
import { pageOf, unmarkedRecipe, type RecipePage } from '../text/recipeText';
import { writePicturePath } from '../images/service/pictureVariants';

/** What the search needs, computed when the program was built, which would take longer than the rest of the start. */
interface Ahead {
  /** Facts as a bit set, and possible allergens as another. */
  mask: number;
  mayMask: number;
  americanTitle: string;
}

export interface CorpusEntry extends Ahead {
  id: RecipeId;
  recipe: CorpusRecipe;
  /** Every ingredient once, staples included, in the order of the recipe. */
  ingredientIds: readonly string[];
  /** Those that count in a match: without water, salt, pepper and cooking oil. */
  countedIds: readonly string[];
}

export type CompiledRecipe = CorpusRecipe & { ahead?: Ahead };

/** The title of a recipe in a language, the same as its page has. */
export const titleIn = (
  { recipe, americanTitle }: Pick<CorpusEntry, 'recipe' | 'americanTitle'>,
  language: Language,
) => (language === 'en-US' ? americanTitle : recipe.text[tongueOf(language)].title);

/** The title in each written language. */
export const titlesOf = ({ text: { en, es, fr } }: CorpusRecipe) => ({ en: en.title, es: es.title, fr: fr.title });

const ingredientIdsOf = ({ ingredients }: CorpusRecipe) => [...new Set(ingredients.map(({ id }) => id))];

const aheadOf = (recipe: CorpusRecipe): Ahead => {
  const { category, subcategory, servings, ingredients, american } = recipe;
  const { allergens, dietTypes } = recipeFacts(
    ingredients.map((line) => ({ ...line, ids: [line.id] })),
    { servings, nameOf: (id) => id },
  );
  const facts: Facts = { category, subcategory, allergens, diets: dietTypes };
  const americanTitle = americanTitleOf({ ingredientIds: ingredientIdsOf(recipe), titles: titlesOf(recipe), american });
  return { mask: maskOf(facts), mayMask: mayMaskOf(facts), americanTitle };
};

/** Computes ahead what the search needs of a recipe. */
export const computedAhead = (recipe: CorpusRecipe): CompiledRecipe => ({ ...recipe, ahead: aheadOf(recipe) });

const entryOf = ({ ahead, ...recipe }: CompiledRecipe): CorpusEntry => {
  const ingredientIds = ingredientIdsOf(recipe);
  return {
    id: recipe.id,
    recipe,
    ingredientIds,
    countedIds: ingredientIds.filter((id) => !ingredientById(id)?.isStaple),
    ...(ahead ?? aheadOf(recipe)),
  };
};

/**
 * The corpus, readable in every language. A recipe is localised when it is first requested in a language.
 * @param columns its shelf, where that was computed when the program was built
 */
export const createCorpusBook = (recipes: readonly CompiledRecipe[], columns?: ShelfColumns) => {
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
    columns,
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
