import type { Recipe } from '@contracts/recipe';

/** Recipes for the stories: real dishes, in the shape the server returns. */
const base = {
  category: 'Meals',
  language: 'en-GB',
  userRating: 0,
  isSaved: false,
} as const;

export const shakshuka: Recipe = {
  ...base,
  id: 7,
  title: 'Shakshuka',
  description:
    'Eggs poached in a slow tomato and pepper sauce, with crumbled feta on top. Eat it from the pan, with bread.',
  imageUrl: '/pictures/shakshuka.webp',
  subcategory: 'Breakfast',
  cuisine: 'tunisian',
  dietType: 'Vegetarian',
  servings: 2,
  prepTime: 35,
  allergens: ['Eggs', 'Dairy'],
  allergenEvidence: [
    { allergen: 'Eggs', ingredient: 'eggs' },
    { allergen: 'Dairy', ingredient: 'feta' },
  ],
  ingredients: [
    { id: 'olive-oil', name: 'olive oil', quantity: '2 tbsp', amount: 2, unit: 'tbsp', ml: 30 },
    { id: 'onion', name: 'onion', quantity: '1', amount: 1, unit: 'piece', note: 'finely sliced' },
    { id: 'tinned-tomato', name: 'tinned tomatoes', quantity: '400 g', amount: 400, unit: 'g', grams: 400 },
    { id: 'egg', name: 'eggs', quantity: '4', amount: 4, unit: 'piece' },
    { id: 'feta', name: 'feta', quantity: '60 g', amount: 60, unit: 'g', grams: 60, note: 'crumbled' },
    { id: 'cumin', name: 'ground cumin', quantity: '1 tsp', amount: 1, unit: 'tsp', ml: 5 },
  ],
  instructions: [
    { step: 'Warm the oil in a wide frying pan over a medium heat. Cook the onion until it is soft.', time: 480 },
    { step: 'Pour in the tomatoes and let them bubble gently until the sauce is thick.', time: 660 },
    { step: 'Make four hollows, break an egg into each, cover and cook over a low heat.', time: 420 },
  ],
  matchedIngredients: 9,
  totalIngredients: 10,
  has: ['onion', 'tinned tomatoes', 'eggs', 'feta'],
  needs: [{ id: 'cumin', name: 'ground cumin', swap: 'ground coriander' }],
};

export const tortilla: Recipe = {
  ...base,
  id: 8,
  title: 'Tortilla de patatas',
  description: 'Potatoes and onion cooked slowly in olive oil, then set with egg into a thick omelette.',
  imageUrl: '/pictures/tortilla-de-patatas.webp',
  subcategory: 'Lunch',
  cuisine: 'spanish',
  dietType: 'Vegetarian',
  servings: 4,
  prepTime: 70,
  allergens: ['Eggs'],
  ingredients: [
    { id: 'potato', name: 'potatoes', quantity: '700 g', amount: 700, unit: 'g', grams: 700 },
    { id: 'egg', name: 'eggs', quantity: '6', amount: 6, unit: 'piece' },
  ],
  instructions: [
    { step: 'Cook the potatoes and the onion gently in the oil.', time: 1800 },
    { step: 'Mix with the eggs and set the omelette on both sides.', time: 2400 },
  ],
  matchedIngredients: 2,
  totalIngredients: 3,
  needs: [{ id: 'potato', name: 'potatoes' }],
};

export const curry: Recipe = {
  ...base,
  id: 9,
  title: 'Chickpea and spinach curry with coconut milk and lime leaves',
  description: 'Golden with turmeric, finished with lemon. Rice on the side, always.',
  subcategory: 'Dinner',
  dietType: 'Vegan',
  servings: 4,
  prepTime: 40,
  allergens: ['Mustard', 'Celery', 'Sulphites'],
  ingredients: ['400 g chickpeas', '400 ml coconut milk', '200 g spinach', '300 g rice'],
  instructions: [{ step: 'Fry the spices, add the chickpeas and the coconut milk, and simmer.', time: 2400 }],
  matchedIngredients: 5,
  totalIngredients: 11,
  needs: ['chickpeas', 'coconut milk', 'rice', 'turmeric', 'lime leaves', 'mustard seeds'].map((name) => ({ name })),
};

export const mojito: Recipe = {
  ...base,
  id: 10,
  category: 'Drinks',
  title: 'Mojito',
  description: 'White rum, lime and mint over ice, topped with soda water.',
  imageUrl: '/pictures/mojito.webp',
  subcategory: 'Alcoholic',
  servings: 1,
  prepTime: 5,
  allergens: [],
  ingredients: [{ id: 'mint', name: 'mint', quantity: '8 leaves', amount: 8, unit: 'leaf' }],
  instructions: [{ step: 'Press the mint with the lime and the sugar, fill with ice, rum and soda.', time: 300 }],
};

/** Written by a language model, corrected and checked. */
export const frittata: Recipe = {
  ...shakshuka,
  id: 11,
  title: 'Tomato and onion frittata',
  description: 'A soft frittata with sweet tomatoes, ready in half an hour.',
  subcategory: 'Dinner',
  prepTime: 30,
  allergens: ['Eggs'],
  allergenEvidence: [{ allergen: 'Eggs', ingredient: 'eggs' }],
  matchedIngredients: 3,
  totalIngredients: 3,
  needs: [],
  generated: {
    by: 'qwen3:8b',
    report: {
      passed: ['form', 'plain', 'language', 'food', 'quantities', 'times', 'heat', 'diets', 'ask', 'distinct'],
      corrected: [
        { check: 'allergens', was: 'it claims to have none', now: 'Eggs' },
        { check: 'nutrition', was: 'it claims 90 kcal', now: '240 kcal' },
        { check: 'steps', was: 'no step uses parsley', now: 'left off the list' },
      ],
      computed: ['allergens', 'diets', 'calories', 'nutrition', 'match'],
      claimed: ['title', 'description', 'times', 'servings', 'cuisine'],
      cautions: [],
    },
  },
};
