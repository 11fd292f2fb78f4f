import { DEFAULT_SERVINGS } from '@contracts/limits';
import type { RecipeCategory, Subcategory } from '@contracts/vocabulary';
import { foldText } from '../../reading/foldWord';
import type { ReadDraft } from '../readDraft';
import type { TruthAsk } from '../types';

const DRINKS = /^(?:drinks?|beverages?|bebidas?|boissons?|cocktails?)/;
const MEALS = /^(?:meals?|food|comidas?|plats?|dish|repas)/;
const DRINK_SUBCATEGORY = /alcoholic|cocktail|drink|bebida|boisson/i;

/** The category that a draft names, in any language; else the requested one. */
export const categoryOf = ({ category, subcategory }: ReadDraft, ask: TruthAsk): RecipeCategory => {
  const named = foldText(category);
  if (DRINKS.test(named)) return 'Drinks';
  if (MEALS.test(named)) return 'Meals';
  if (DRINK_SUBCATEGORY.test(subcategory)) return 'Drinks';
  return ask.category === 'Drinks' ? 'Drinks' : 'Meals';
};

const MEAL_WORDS: readonly (readonly [RegExp, Subcategory])[] = [
  [/breakfast|brunch|desayuno|petit[- ]dejeuner/, 'Breakfast'],
  [/lunch|starter|soup|salad|almuerzo|comida|dejeuner|entree/, 'Lunch'],
  [/snack|dessert|appetiser|appetizer|merienda|postre|aperitivo|gouter|encas|side/, 'Snack'],
  [/dinner|main|supper|cena|principal|diner|plat/, 'Dinner'],
];

/** The meal that a draft names, in any language; "None" when it names none. */
export const mealOf = (subcategory: string): Subcategory => {
  const named = foldText(subcategory);
  return MEAL_WORDS.find(([pattern]) => pattern.test(named))?.[1] ?? 'None';
};

export const servingsOf = ({ servings }: ReadDraft): number => Math.round(servings ?? DEFAULT_SERVINGS);
