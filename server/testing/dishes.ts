import type { RecipeCategory } from '@contracts/vocabulary';
import { parseRecipeFile, type CorpusRecipe } from '@kitchen/recipes/recipeFormat';

interface Dish {
  slug: string;
  category?: RecipeCategory;
  subcategory?: string;
  popularity?: number;
  /** Titles in English, Spanish and French. */
  titles: readonly [string, string, string];
  /** As written in recipe files: key → "ingredient-id, amount unit". */
  ingredients: Record<string, string>;
}

/** A recipe for tests, parsed like the recipe files. */
export const dish = ({
  slug,
  category = 'Meals',
  subcategory,
  popularity = 50,
  titles,
  ingredients,
}: Dish): CorpusRecipe => {
  const keys = Object.keys(ingredients);
  const texts = (title: string) => ({
    title,
    description: `${title}.`,
    steps: [`${keys.map((key) => `{${key}}`).join(', ')}.`],
  });
  return parseRecipeFile(
    {
      subcategory: subcategory ?? (category === 'Meals' ? 'Dinner' : 'Non-alcoholic'),
      cuisine: 'spanish',
      servings: 2,
      popularity,
      ingredients,
      steps: [{ time: 1_200 }],
      picture: {
        vessel: category === 'Meals' ? 'plate' : 'tumbler',
        table: 'linen-sand',
        fill: category === 'Meals' ? 'stew b93218' : 'drink b93218',
        pieces: [`cube ${keys[0]}`],
      },
      en: texts(titles[0]),
      es: texts(titles[1]),
      fr: texts(titles[2]),
    },
    slug,
    category,
  );
};

/** A few dishes that differ in everything a search filters by. */
export const DISHES: readonly CorpusRecipe[] = [
  dish({
    slug: 'tortilla-de-patatas',
    popularity: 95,
    titles: ['Spanish omelette', 'Tortilla de patatas', 'Tortilla espagnole'],
    ingredients: { eggs: 'egg, 4', potatoes: 'potato, 400 g', onion: 'onion, 1', oil: 'olive-oil', salt: 'salt' },
  }),
  dish({
    slug: 'shakshuka',
    popularity: 90,
    subcategory: 'Breakfast',
    titles: ['Shakshuka', 'Shakshuka', 'Chakchouka'],
    ingredients: { eggs: 'egg, 4', tomatoes: 'tomato, 400 g', onion: 'onion, 1', feta: 'feta, 60 g' },
  }),
  dish({
    slug: 'baked-potatoes',
    popularity: 40,
    titles: ['Baked potatoes', 'Patatas asadas', 'Pommes de terre au four'],
    ingredients: { potatoes: 'potato, 800 g', salt: 'salt' },
  }),
  dish({
    slug: 'tuna-salad',
    popularity: 60,
    subcategory: 'Lunch',
    titles: ['Tuna salad', 'Ensalada de atún', 'Salade de thon'],
    ingredients: { tuna: 'tuna, 100 g', tomatoes: 'tomato, 2', onion: 'onion, 1' },
  }),
  dish({
    slug: 'lemonade',
    category: 'Drinks',
    popularity: 70,
    titles: ['Lemonade', 'Limonada', 'Citronnade'],
    ingredients: { lemons: 'lemon, 4', sugar: 'sugar, 100 g', water: 'water, 1 l' },
  }),
  dish({
    slug: 'mojito',
    category: 'Drinks',
    subcategory: 'Alcoholic',
    popularity: 85,
    titles: ['Mojito', 'Mojito', 'Mojito'],
    ingredients: { rum: 'white-rum, 50 ml', lime: 'lime, 1', mint: 'mint, 1 sprig', sugar: 'sugar, 2 tsp' },
  }),
];
