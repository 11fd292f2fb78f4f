import type { StoredRecipe } from '../text/recipeText';

/** A stored recipe of two servings in British English, without ingredients; `over` replaces fields. */
export const storedSupper = (over: Partial<StoredRecipe> = {}): StoredRecipe => ({
  title: 'Supper',
  description: '',
  category: 'Meals',
  subcategory: 'Dinner',
  language: 'en-GB',
  servings: 2,
  allergens: [],
  ingredients: [],
  instructions: [{ step: 'Cook it.' }],
  ...over,
});
