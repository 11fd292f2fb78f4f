import { analyzeResponseSchema, type AnalyzeResponse } from '@contracts/analyze';
import { recipeSchema, type Recipe } from '@contracts/recipe';

/**
 * A recipe for which the test names only the interesting fields. Parsed with the contract, so that an outdated field
 * fails by its name.
 */
export const aRecipe = (parts: Partial<Recipe> = {}): Recipe =>
  recipeSchema.parse({
    id: 7,
    title: 'Shakshuka',
    description: 'Eggs poached in tomatoes, with cumin and peppers.',
    imageUrl: '/pictures/shakshuka.webp',
    category: 'Meals',
    subcategory: 'Breakfast',
    language: 'en-GB',
    servings: 4,
    prepTime: 35,
    allergens: ['Eggs'],
    ingredients: [
      { name: 'eggs', quantity: '4', id: 'egg', amount: 4, unit: 'piece' },
      { name: 'tomatoes', quantity: '400 g', id: 'tomato', amount: 400, unit: 'g', grams: 400 },
    ],
    instructions: [
      { step: 'Simmer the tomatoes until thick.', time: 900 },
      { step: 'Break in the eggs and cover.', time: 480 },
    ],
    matchedIngredients: 2,
    totalIngredients: 2,
    has: ['eggs', 'tomatoes'],
    needs: [],
    userRating: 0,
    isSaved: false,
    ...parts,
  });

/** As many recipes as wanted, told apart by id and title. */
export const recipes = (count: number, parts: Partial<Recipe> = {}, firstId = 1): Recipe[] =>
  Array.from({ length: count }, (_, i) => aRecipe({ id: firstId + i, title: `Dish ${firstId + i}`, ...parts }));

export const anAnswer = (parts: Partial<AnalyzeResponse> = {}): AnalyzeResponse =>
  analyzeResponseSchema.parse({ recipes: [aRecipe()], ingredients: ['eggs', 'tomatoes'], ...parts });

/** A recipe by a language model, with its report. */
export const aWrittenRecipe = (parts: Partial<Recipe> = {}): Recipe =>
  aRecipe({
    id: 900,
    title: 'Tomato frittata',
    generated: {
      by: 'qwen3:8b',
      report: {
        passed: ['form', 'plain', 'language', 'food', 'heat'],
        corrected: [{ check: 'allergens', was: 'it claims to have none', now: 'Eggs' }],
        computed: ['allergens', 'diets', 'match'],
        claimed: ['title', 'times', 'servings'],
        cautions: [],
      },
    },
    ...parts,
  });
