import type { FallbackKind } from '@contracts/fallbackPictures';
import type { Language, RecipeCategory, Subcategory } from '@contracts/vocabulary';
import { foldText } from '../reading/foldWord';

/** What a recipe says about its kind. */
export interface NamedDish {
  title?: string;
  category: RecipeCategory;
  subcategory?: Subcategory;
  language?: Language;
}

/** Folded words of titles in English, Spanish and French, and what such a dish is served in. */
const MEAL_WORDS: readonly (readonly [FallbackKind, string])[] = [
  [
    'soup',
    'soups?|broth|chowder|bisque|gazpacho|minestrone|ramen|pho|borscht|stews?|goulash|chilli|chili|dhal|dal|dahl|curry|curries|porridge|oatmeal|muesli|granola|congee|sopas?|caldos?|potajes?|cocidos?|guisos?|estofados?|puchero|salmorejo|fabada|gachas|soupes?|potages?|veloutes?|bouillons?|ragouts?|pot au feu|daube|blanquette|tagines?|tajines?|bouillabaisse',
  ],
  ['salad', 'salads?|slaw|coleslaw|tabbouleh|poke|ensaladas?|ensaladilla|salades?|taboule|crudites'],
  [
    'bake',
    'pies?|tarts?|quiches?|gratins?|lasagnes?|lasagna|lasanas?|bakes?|casseroles?|crumbles?|cobblers?|roasts?|moussaka|musaka|parmigiana|cannelloni|canelones|enchiladas|empanadas?|asados?|al horno|tartes?|tourtes?|tartiflette|clafoutis|parmentier|rotis?|au four',
  ],
  [
    'pan',
    'omelettes?|omelets?|frittatas?|tortilla de|tortilla espanola|stir fry|stir fries|pancakes?|crepes?|fritters?|schnitzel|steaks?|hash|shakshuka|paellas?|risottos?|scrambled eggs?|fried (?:rice|eggs?|chicken|fish)|(?:fish|crab|potato) ?cakes?|salteados?|fritos?|fritas?|revueltos?|filetes?|a la plancha|tortitas|filloas|poelees?|sautes?|escalopes?|galettes?|steak hache',
  ],
  [
    'bread',
    'breads?|flatbreads?|sandwich(?:es)?|toasts?|toasties?|bagels?|focaccia|pizzas?|naan|wraps?|burgers?|rolls?|buns?|baguettes?|burritos?|tacos?|quesadillas?|bruschettas?|crostini|panes|pan (?:de|con|casero|integral|rustico)|bocadillos?|bocatas?|tostadas?|montaditos?|hamburguesas?|pains?|tartines?|croques?|brioches?|fougasse|panini',
  ],
  [
    'sweet',
    'cakes?|cupcakes?|gingerbread|shortbread|banana bread|biscuits?|cookies?|brownies?|blondies?|muffins?|scones?|puddings?|ice creams?|sorbets?|desserts?|cheesecakes?|mousses?|trifles?|tiramisu|meringues?|pavlova|fudge|truffles?|doughnuts?|donuts?|flapjacks?|jams?|marmalade|bizcochos?|tartas?|galletas?|postres?|flan|natillas|arroz con leche|helados?|magdalenas?|churros?|turron|mermelada|gateaux?|sables?|creme (?:brulee|caramel|anglaise)|riz au lait|glaces?|compotes?|madeleines?|macarons?|gaufres?|confitures?',
  ],
];

const DRINK_WORDS: readonly (readonly [FallbackKind, string])[] = [
  ['drinks', 'iced|cold|frozen|helados?|frios?|glaces?|frappes?|smoothies?|milkshakes?'],
  [
    'hot-drink',
    'coffees?|lattes?|cappuccinos?|espresso|mochas?|macchiato|hot chocolate|cocoa|teas?|chai|toddy|toddies|mulled|cafes?|capuchino|chocolate caliente|infusion(?:es|s)?|chocolat chaud|vin chaud|tisanes?',
  ],
];

/** Short words that mean something else without their accents, so they are looked for before folding. */
const TEA = /(?<!\p{L})(?:té|thé)(?!\p{L})/iu;

/** What follows is served with the dish, or is in it. */
const WITH = / (?:with|in|on|con|en|sobre|avec|sur|aux?) /;

const patternOf = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'g');
const MEALS = MEAL_WORDS.map(([kind, words]) => [kind, patternOf(words)] as const);
const DRINKS = DRINK_WORDS.map(([kind, words]) => [kind, patternOf(words)] as const);

interface Named {
  kind: FallbackKind;
  start: number;
  end: number;
}

const namedIn = (text: string, table: typeof MEALS): Named[] =>
  table.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ kind, start: index, end: index + word.length })),
  );

/** English names the dish last ("chicken salad sandwich"), Spanish and French name it first. */
const headOf = (named: readonly Named[], isFirst: boolean): FallbackKind | undefined =>
  named.reduce<Named | undefined>((best, one) => {
    if (!best) return one;
    // Of two that end together, the longer says more: "fish cakes" are not cakes.
    if (isFirst) return one.start < best.start || (one.start === best.start && one.end > best.end) ? one : best;
    return one.end > best.end || (one.end === best.end && one.start < best.start) ? one : best;
  }, undefined)?.kind;

const mealOf = ({ title = '', language }: NamedDish): FallbackKind => {
  const text = foldText(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const isFirst = language === 'es' || language === 'fr';
  const [dish = ''] = text.split(WITH, 1);
  return headOf(namedIn(dish, MEALS), isFirst) ?? headOf(namedIn(text, MEALS), isFirst) ?? 'meals';
};

const drinkOf = ({ title = '', subcategory }: NamedDish): FallbackKind => {
  const text = foldText(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const kinds = new Set(namedIn(text, DRINKS).map(({ kind }) => kind));
  if (kinds.has('drinks')) return subcategory === 'Alcoholic' ? 'cocktail' : 'drinks';
  if (kinds.has('hot-drink') || TEA.test(title)) return 'hot-drink';
  return subcategory === 'Alcoholic' ? 'cocktail' : 'drinks';
};

/**
 * What a dish without a picture is shown with: the kind that its title names, by what it is served in. Nothing follows
 * from the ingredients, because the pictures show no food.
 */
export const fallbackKindOf = (dish: NamedDish): FallbackKind =>
  dish.category === 'Drinks' ? drinkOf(dish) : mealOf(dish);
