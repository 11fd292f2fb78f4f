import type { RecipeCategory, Subcategory } from '@contracts/vocabulary';
import { foldText } from '../reading/foldWord';
import { ingredientById } from '../ingredients/ingredientTable';

export interface KindOfDish {
  category: RecipeCategory;
  subcategory: Subcategory;
}

/** Facts a recipe states about its kind. */
export interface DishEvidence {
  title: string;
  labels: readonly string[];
  /** Known ingredients. */
  ids: readonly string[];
  steps: readonly string[];
}

const ALCOHOLIC =
  /\b(cocktails?|coctel(es)?|aperitifs?|punch|sangria|liqueurs?|licor(es)?|alcoholic|alcoholicas?|alcoolisees?|alcool)\b/;
const SOBER = /\b(non alcoholic|alcohol free|sin alcohol|sans alcool|mocktails?|virgin)\b/;

/** A label that is only the name of a kind of drink: "Drinks", "Hot beverages". */
const DRINK_LABEL =
  /^((hot|cold|iced|warm|summer|winter|party|healthy|breakfast|fruit|alcoholic|non|classic|easy|holiday|calientes?|frias?|alcoholicas?|sin|con|alcohol|chaudes?|froides?|fraiches?|alcoolisees?|sans|alcool|and|y|et) )*(drinks?|beverages?|bebidas?|boissons?|cocktails?|cocteles?|mocktails?|smoothies?|milkshakes?|batidos?|cafes? drinks?)( (and|y|et|sin|sans|con|avec|alcohol|alcool|cocktails?|smoothies?|drinks?|beverages?|alcoolisees?|alcoholicas?|recipes?|chaudes?|froides?|calientes?|frias?))*$/;
const DRINK =
  /\b(drinks?|beverages?|bebidas?|boissons?|cocktails?|coctel(es)?|mocktails?|smoothies?|batidos?|licuados?|milkshakes?|shakes?|juices?|zumos?|jugos?|jus|lemonades?|limonadas?|limonade|citronnade|coffees?|cafe|lattes?|cappuccinos?|capuchinos?|mochas?|hot chocolate|chocolat chaud|chocolate caliente|cocoa|teas?|te|the (vert|noir|glace|blanc|a la|au|aux|rooibos)|chai|infusion(es|s)?|tisanes?|kombucha|kefir|lassi|horchata|sangria|punch|ponche|spritz|martinis?|margaritas?|mojitos?|negronis?|daiquiris?|fizz|(whisk(e)?y|pisco|amaretto|gin|rum) sour|highball|toddy|eggnog|mulled wine|vin chaud|ciders?|aguas? frescas?|granizados?|cooler|julep|spritzer|colada|bloody mary|gin and tonic|gin tonic|old fashioned|sirop|cordial)\b/;
/** "Coffee cake", "tea loaf" and "drinks and snacks" are food. */
const FOOD =
  /\b(cakes?|cupcakes?|pies?|tarts?|tartes?|cobblers?|crisps?|crumbles?|desserts?|postres?|food|comida|breads?|pan|pain|panes|loaf|loaves|rolls?|buns?|biscuits?|cookies?|galletas?|brownies?|bars?|muffins?|scones?|pancakes?|waffles?|crepes?|tortitas?|donuts?|snacks?|mains?|soups?|sopas?|soupes?|stews?|salads?|ensaladas?|salades?|pasta|noodles?|rice|arroz|riz|pizza|sandwich(es)?|burgers?|tacos?|sauces?|salsas?|dressing|marinade|glaze|jam|jelly|jellies|gelatina|gelee|marmalade|mermelada|confiture|custard|pudding|budin|flan|ice ?cream|sorbet|sorbete|helados?|glace|popsicles?|truffles?|fudge|candy|granola|oatmeal|porridge|chicken|pollo|poulet|beef|pork|lamb|turkey|fish|salmon|shrimps?|prawns?|tofu|beans?|tartas?|bizcochos?|pasteles?|pastel|gateaux?|biscotti|cheesecake|tiramisu|mousse|pizzas?|quiches?|roast|baked|fried|grilled|poached|braised|glazed)\b/;

const MEALS: readonly (readonly [RegExp, Subcategory])[] = [
  [/\b(breakfasts?|brunch|desayunos?|petits? dejeuners?)\b/, 'Breakfast'],
  [/\b(lunch(es)?|almuerzos?|dejeuners?|midday)\b/, 'Lunch'],
  [
    /\b(dinners?|suppers?|main|mains|main (course|dish)(es)?|entrees?|cenas?|plato principal|diners?|plats? principal)\b/,
    'Dinner',
  ],
  [/\b(snacks?|appeti[sz]ers?|starters?|tapas|aperitivos?|meriendas?|gouters?|finger food|en cas)\b/, 'Snack'],
];

/** Verbs used for food and never for drinks. */
const COOKED =
  /\b(bak(e|ed|ing)|oven|fry|fried|frying|roast(ed|ing)?|grill(ed)?|saute\w*|knead\w*|doughs?|batter|skillet|preheat\w*|simmered until tender|horne\w*|horno|freir|freis?|freid\w*|frit[oa]s?|asar|asad\w*|amasa\w*|sarten|sofri\w*|au four|(le|du) four|prechauff\w*|enfourn\w*|cuire|cuis\w* (au|dans|a)|poele|petri\w*|rissol\w*|revenir|moule)\b/;
/** Verbs used for drinks. */
const POURED =
  /\b(glass(es)?|mugs?|cups? of|pitcher|jug|tumbler|flutes?|coupe|shak(e|en|er)|strain|ice( cubes?)?|blend(er|ed)?|liquidi[sz]e|steep|brew(ed)?|infuse|froth|pour|sip|muddle|vasos?|copas?|tazas?|jarra|hielo|coctelera|agit\w*|licua\w*|licu\w*|cuela|colar|infusion\w*|verres?|tasses?|carafe|glacons?|mixe\w*|filtr\w*|infuser|secou\w*|versez)\b/;

/** From this strength (% by volume) an ingredient suggests a cocktail rather than a stew. */
const SPIRIT_ABV = 15;
const COCKTAIL_INGREDIENTS_MAX = 8;
/** Parts of a dessert with rum, never of a drink. */
const SOLID = /(flour|butter|bread|biscuit|chocolate|cheese|mascarpone|rice|pasta|oat|onion|garlic|oil$)/;
/** Ingredients never used in drinks. */
const NEVER_DRUNK = /(flour|bread|pasta|rice$|baking-powder|bicarbonate|yeast|onion|garlic|potato|gelatine|oil$)/;

const alcoholOf = (id: string) => ingredientById(id)?.abv ?? 0;

const isCocktail = (ids: readonly string[]): boolean =>
  ids.length > 0 &&
  ids.length <= COCKTAIL_INGREDIENTS_MAX &&
  ids.some((id) => alcoholOf(id) >= SPIRIT_ABV) &&
  ids.every((id) => {
    const origin = ingredientById(id)?.origin;
    return (origin === 'plant' || id === 'egg-white' || id === 'honey' || /cream|milk/.test(id)) && !SOLID.test(id);
  });

const isNeverDrunk = (id: string) => {
  const origin = ingredientById(id)?.origin;
  return origin === 'meat' || origin === 'fish' || NEVER_DRUNK.test(id);
};

const plain = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Meal or drink, with its sub-type. A label that names a kind of drink is trusted unless the recipe is cooked like
 * food. Any other sign (a keyword "coffee", a title "apple juice", a spirit) needs confirmation: something is poured,
 * and nothing is baked.
 */
export const kindOfDish = ({ title, labels, ids, steps }: DishEvidence): KindOfDish => {
  const folded = labels.map(plain);
  const name = plain(title);
  const method = steps.map(plain).join(' ');
  const says = (pattern: RegExp) => folded.some((label) => pattern.test(label));
  const isFood = FOOD.test(name) || ids.some(isNeverDrunk);
  const isCooked = COOKED.test(method) || COOKED.test(name);
  const isPoured = POURED.test(method);
  const isLabelled = says(DRINK_LABEL);
  const isKeyword = folded.some((label) => (DRINK.test(label) || ALCOHOLIC.test(label)) && !FOOD.test(label));
  const meal = MEALS.find(([pattern]) => says(pattern))?.[1];
  const isDrink =
    (isLabelled && !(isFood && isCooked)) ||
    (!isFood &&
      !isCooked &&
      (DRINK.test(name) ? isPoured || isKeyword : isPoured && (isKeyword || (meal === undefined && isCocktail(ids)))));
  if (!isDrink) return { category: 'Meals', subcategory: meal ?? 'None' };
  const isSober = says(SOBER) || SOBER.test(name);
  const isAlcoholic = !isSober && (says(ALCOHOLIC) || ids.some((id) => alcoholOf(id) > 0));
  return { category: 'Drinks', subcategory: isAlcoholic ? 'Alcoholic' : 'Non-alcoholic' };
};
