import type { Language } from '@contracts/vocabulary';
import type { RecipeIngredient } from '@contracts/recipe';
import type { ImportedRecipe } from './importTypes';
import { toStored } from './toStored';

const imported = (language: Language, line: string): ImportedRecipe => ({
  title: 'Cup',
  description: '',
  category: 'Drinks',
  subcategory: 'Non-alcoholic',
  servings: 1,
  language,
  ingredients: [line],
  steps: [{ text: 'Steep.' }],
});

it.each<[Language, string, string]>([
  ['es', '1 rama de canela', '1 rama de canela'],
  ['en-US', '2 sticks of cinnamon', '2 cinnamon sticks'],
  ['en-GB', '2 bags of black tea', '2 black tea bags'],
  ['fr', '2 sachets de thé noir', '2 sachets de thé noir'],
  ['en-US', '1 stick butter', '113 g butter'],
])('keeps what a line counts: in %s %s', (language, line, said) => {
  const { quantity, name } = toStored(imported(language, line)).recipe.ingredients[0] as RecipeIngredient;
  expect(`${quantity} ${name}`).toBe(said);
});
