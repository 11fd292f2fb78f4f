import type { RecipeCategory, Subcategory } from '@contracts/vocabulary';
import { foldText } from '@kitchen/foldWord';
import { ingredientById } from '@kitchen/ingredientTable';

export interface KindOfDish {
  category: RecipeCategory;
  subcategory: Subcategory;
}

const ALCOHOLIC =
  /\b(cocktails?|coctel(es)?|aperitifs?|punch|sangria|liqueurs?|licor(es)?|alcoholic|alcoholicas?|alcoolisees?|alcool)\b/;
const SOBER = /\b(non alcoholic|alcohol free|sin alcohol|sans alcool|mocktails?|virgin)\b/;
const DRINK =
  /\b(drinks?|beverages?|bebidas?|boissons?|smoothies?|batidos?|milkshakes?|juices?|zumos?|jus|lemonades?|mocktails?|coffees?|teas?|infusion(es|s)?)\b/;
/** "Coffee cake" and "drinks and snacks" are labels of food. */
const FOOD =
  /\b(cakes?|desserts?|postres?|food|comida|breads?|biscuits?|cookies?|snacks?|mains?|soups?|salads?|pasta|sauces?)\b/;

const MEALS: readonly (readonly [RegExp, Subcategory])[] = [
  [/\b(breakfasts?|brunch|desayunos?|petits? dejeuners?)\b/, 'Breakfast'],
  [/\b(lunch(es)?|almuerzos?|dejeuners?|midday)\b/, 'Lunch'],
  [
    /\b(dinners?|suppers?|main|mains|main (course|dish)(es)?|entrees?|cenas?|plato principal|diners?|plats? principal)\b/,
    'Dinner',
  ],
  [/\b(snacks?|appeti[sz]ers?|starters?|tapas|aperitivos?|meriendas?|gouters?|finger food|en cas)\b/, 'Snack'],
];

/** From so much alcohol on, by volume, an ingredient makes a cocktail rather than a stew. */
const SPIRIT_ABV = 15;
const COCKTAIL_INGREDIENTS_MAX = 8;
/** What is beaten into a dessert with rum, and is in no glass. */
const SOLID = /(flour|butter|bread|biscuit|chocolate|cheese|mascarpone|rice|pasta|oat|onion|garlic|oil$)/;

const alcoholOf = (id: string) => ingredientById(id)?.abv ?? 0;

const isCocktail = (ids: readonly string[]): boolean =>
  ids.length > 0 &&
  ids.length <= COCKTAIL_INGREDIENTS_MAX &&
  ids.some((id) => alcoholOf(id) >= SPIRIT_ABV) &&
  ids.every((id) => {
    const origin = ingredientById(id)?.origin;
    return (origin === 'plant' || id === 'egg-white' || id === 'honey' || /cream|milk/.test(id)) && !SOLID.test(id);
  });

/**
 * Meal or drink, and which: by what the file calls it, and without such a label by whether it mixes a spirit with nothing
 * but what is poured or squeezed into a glass.
 * @param ids known ingredients
 */
export const kindOfDish = (labels: readonly string[], ids: readonly string[]): KindOfDish => {
  const folded = labels.map((label) => foldText(label).replace(/[^a-z0-9]+/g, ' '));
  const says = (pattern: RegExp) => folded.some((label) => pattern.test(label));
  const isSober = says(SOBER);
  const isNamedDrink = folded.some((label) => (DRINK.test(label) || ALCOHOLIC.test(label)) && !FOOD.test(label));
  const meal = MEALS.find(([pattern]) => says(pattern))?.[1];
  if (isNamedDrink || (meal === undefined && isCocktail(ids))) {
    const isAlcoholic = !isSober && (says(ALCOHOLIC) || ids.some((id) => alcoholOf(id) > 0));
    return { category: 'Drinks', subcategory: isAlcoholic ? 'Alcoholic' : 'Non-alcoholic' };
  }
  return { category: 'Meals', subcategory: meal ?? 'None' };
};
