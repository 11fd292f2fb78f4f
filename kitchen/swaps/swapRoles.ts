import type { RecipeCategory, Subcategory, Unit } from '@contracts/vocabulary';
import type { Origin } from '../ingredients/ingredient';
import { ancestorsOf, ingredientById } from '../ingredients/ingredientTable';

/**
 * The function of an ingredient in a dish. `binding` holds a mixture or a coat of crumbs together; `frying` is the fat
 * in the pan; `raw` is eaten uncooked; `cooking` is every other use.
 */
export const ROLES = [
  'baking',
  'binding',
  'sauce',
  'soup',
  'raw',
  'frying',
  'spread',
  'garnish',
  'marinade',
  'drink',
  'cooking',
] as const;
export type Role = (typeof ROLES)[number];

/** One ingredient in one recipe. `recipeIds` are all ids of the recipe, including this one. */
export interface Use {
  id: string;
  /** Amount and unit are either both present or both absent: then it is to taste. */
  amount?: number;
  unit?: Unit;
  category: RecipeCategory;
  subcategory: Subcategory;
  recipeIds: readonly string[];
  hasOven: boolean;
}

const FLOURS = ['flour', 'spelt-flour', 'rye-flour', 'buckwheat-flour', 'gluten-free-flour', 'rice-flour', 'cornmeal'];
const PASTRIES = ['puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'ground-almond'];
const RAISING = ['baking-powder', 'bicarbonate-of-soda', 'yeast', 'sourdough-starter', 'self-raising-flour'];
const CHOCOLATE = ['chocolate', 'cocoa-powder'];
const SWEETENERS = ['sugar', 'honey', 'maple-syrup', 'golden-syrup', 'agave-syrup', 'panela', 'molasses', 'banana'];
const EGGS = ['egg'];
const MILKS = ['milk', 'oat-milk', 'soya-milk', 'almond-milk'];
const CREAMS = ['cream', 'creme-fraiche', 'soured-cream', 'evaporated-milk', 'coconut-milk', 'coconut-cream'];
const SOFT_DAIRY = ['yoghurt', 'kefir', 'buttermilk', 'quark', 'cream-cheese', 'ricotta', 'mascarpone'];
const STOCKS = ['stock', 'stock-cube', 'fish-stock', 'dashi'];
const TOMATOES = ['tomato', 'tomato-puree', 'tomato-sauce'];
const WINES = ['wine', 'sherry', 'port', 'marsala', 'cider', 'beer', 'vermouth-dry', 'shaoxing-wine'];
const THICKENERS = ['flour', 'cornflour', 'potato-starch', 'rice-flour', 'gluten-free-flour', 'tapioca'];
const SAVOURY = [...STOCKS, 'onion', 'shallot', 'leek', 'garlic', 'celery', 'tomato', 'tomato-puree'];
const FATS = [
  'butter',
  'ghee',
  'lard',
  'duck-fat',
  'vegetable-margarine',
  'coconut-oil',
  'peanut-oil',
  'vegetable-oil',
];
const CRUMBS = ['breadcrumb', 'stale-bread', 'oat', 'flour'];
const PULSES = ['chickpea', 'bean', 'lentil', 'split-pea'];
const MINCES = [
  'minced-meat',
  'beef-mince',
  'pork-mince',
  'lamb-mince',
  'chicken-mince',
  'turkey-mince',
  'soya-mince',
  'tinned-tuna',
];
const GRATED = ['potato', 'courgette', 'sweet-potato'];
const BREADS = ['bread', 'burger-bun', 'hot-dog-bun', 'english-muffin', 'bagel', 'brioche', 'croissant', 'crackers'];
const SPREADS = [
  ...['butter', 'vegetable-margarine', 'mayonnaise', 'cream-cheese', 'jam', 'marmalade', 'lemon-curd', 'hummus'],
  ...['peanut-butter', 'almond-butter', 'chocolate-spread', 'clotted-cream', 'avocado', 'tapenade', 'pate', 'honey'],
];
const TENDER_HERBS = ['parsley', 'coriander', 'basil', 'mint', 'chives', 'dill', 'tarragon', 'chervil'];
const SPRINKLED = [
  'sesame-seed',
  'poppy-seed',
  'flaked-almond',
  'nigella-seed',
  'pine-nut',
  'pomegranate',
  'sprinkles',
];
const SOURS = ['lemon', 'lime', 'vinegar', 'soy-sauce', 'tamari', 'mirin', 'orange-juice'];
const MARINADE_SPICES = [
  ...['garam-masala', 'cumin', 'paprika', 'turmeric', 'ground-coriander', 'chilli-powder', 'chipotle', 'ginger'],
  ...['oregano', 'curry-powder', 'tikka-paste', 'ras-el-hanout', 'cajun-seasoning', 'five-spice'],
];
const EATEN_RAW = [
  ...['onion', 'spring-onion', 'shallot', 'garlic', 'tomato', 'bell-pepper', 'cucumber', 'celery', 'fennel', 'carrot'],
  ...['cabbage', 'chinese-cabbage', 'spinach', 'kale', 'courgette', 'radish', 'daikon', 'kohlrabi', 'beetroot'],
  ...['jicama', 'avocado', 'feta', 'mozzarella', 'queso-fresco', 'goat-cheese', 'ricotta', 'mayonnaise', 'tahini'],
  ...['yoghurt', 'soured-cream', 'creme-fraiche', 'quark', 'lemon', 'lime', 'vinegar'],
  ...['chilli', 'jalapeno', 'apple', 'mango', 'sugar', 'honey', 'mustard', 'herring', 'tofu'],
];
const SIGNS_OF_SALAD = [
  ...['lettuce', 'mixed-salad', 'rocket', 'watercress', 'lambs-lettuce', 'endive', 'radicchio', 'cucumber', 'radish'],
  ...['avocado', 'red-onion', 'mayonnaise', 'vinegar', 'vinaigrette', 'lemon', 'lime', 'olive', 'capers', 'feta'],
  ...['pickled-gherkin', 'bread', 'mozzarella'],
];

/** Made from meat or fish, but not visible as a piece of either. */
const UNSEEN_MEAT = [
  ...[
    'gelatine',
    'jelly',
    'marshmallow',
    'lard',
    'duck-fat',
    'gravy',
    'worcestershire-sauce',
    'fish-sauce',
    'curry-paste',
  ],
  ...['caesar-dressing', 'kimchi', ...STOCKS],
];

const isOneOf = (id: string, group: readonly string[]) => [id, ...ancestorsOf(id)].some((one) => group.includes(one));

/** Scattered by hand or measured in at most two spoons. */
const LITTLE_MAX: Partial<Record<Unit, number>> = {
  tbsp: 2,
  tsp: 6,
  ml: 30,
  handful: Infinity,
  leaf: Infinity,
  sprig: Infinity,
  pinch: Infinity,
};

const isLittle = ({ amount = 0, unit }: Use): boolean => unit === undefined || amount <= (LITTLE_MAX[unit] ?? 0);

const FLESH: ReadonlySet<Origin | undefined> = new Set<Origin>(['meat', 'fish']);

/**
 * The role of an ingredient, inferred from its amount and the other ingredients, since no recipe states it. The first
 * rule that applies:
 *
 *
 * 1. in a drink: `drink`;
 * 2. tender herbs and seeds to taste, by the handful, leaf or sprig, or at most two spoons: `garnish`;
 * 3. eggs: `binding` if up to two of them go with crumbs or flour into mince, pulses, grated vegetables or a coat of
 * breadcrumbs; `baking` if up to three go into a dough or batter that something else raises; otherwise the egg is the
 * dish itself, which is `cooking`;
 * 4. crumbs beside an egg and mince, pulses or breadcrumbs: `binding`;
 * 5. spreads, with bread and without flour, egg and stock: `spread`;
 * 6. in a dough that is sweet or raised, goes into the oven or is raised, and has nothing savoury in it: `baking`; so
 * is a batter of flour and eggs, and pastry: butter and flour with an oven, unless milk makes a white sauce of them;
 * 7. yoghurt, citrus, vinegar or soy sauce beside meat or fish and two spices: `marinade`;
 * 8. what may be eaten raw, without an oven, with two signs of a salad (one, if there are at most six ingredients):
 * `raw`;
 * 9. milk, cream, soft cheese, wine, thickeners, the fat of a white sauce, and tomatoes cooked with onion: `soup`
 * beside stock and no meat, fish, rice or pasta, otherwise `sauce`; cream that bakes without any liquid to be a sauce
 * in is `cooking`;
 * 10. fats: `frying`;
 * 11. everything else: `cooking`.
 */
export const roleOf = (use: Use): Role => {
  const { id, amount, unit, recipeIds, hasOven } = use;
  const is = (group: readonly string[]) => isOneOf(id, group);
  const others = recipeIds.filter((other) => other !== id);
  const has = (group: readonly string[]) => others.some((other) => isOneOf(other, group));
  const count = (group: readonly string[]) => recipeIds.filter((other) => isOneOf(other, group)).length;
  const withOwn = (group: readonly string[]) => is(group) || has(group);
  const hasMeatOrFish = recipeIds.some(
    (other) => FLESH.has(ingredientById(other)?.origin) && !isOneOf(other, UNSEEN_MEAT),
  );

  if (use.category === 'Drinks') return 'drink';

  if (is([...TENDER_HERBS, ...SPRINKLED]) && isLittle(use)) return 'garnish';

  const isRaised = withOwn(RAISING) || withOwn(CHOCOLATE);
  const isSavoury = hasMeatOrFish || has(SAVOURY);
  const isWhiteSauce =
    withOwn(['butter', 'vegetable-margarine']) && withOwn(THICKENERS) && withOwn(MILKS) && !recipeIds.includes('egg');
  const holdsTogether = withOwn(CRUMBS) && (has(MINCES) || has(PULSES) || withOwn(['breadcrumb']));
  const holdsGrated = withOwn(CRUMBS) && has(GRATED) && !has(MILKS) && !hasOven;
  if (is(EGGS)) {
    const pieces = unit === 'piece' ? (amount ?? 0) : Infinity;
    if (pieces <= 2 && (holdsTogether || holdsGrated) && !has(RAISING)) return 'binding';
    return pieces <= 3 && withOwn(FLOURS) && isRaised && !isSavoury ? 'baking' : 'cooking';
  }
  if (is(CRUMBS) && has(EGGS) && holdsTogether && !isRaised && !isWhiteSauce) return 'binding';

  const hasFlour = withOwn(FLOURS);
  const isDough = hasFlour || withOwn(PASTRIES) || (withOwn(['oat']) && withOwn(['butter']));
  if (is(SPREADS) && has(BREADS) && !hasFlour && !has(EGGS) && !has(STOCKS)) return 'spread';

  const isSweet = withOwn(SWEETENERS);
  if (isDough && (isRaised || isSweet) && (hasOven || isRaised) && !isSavoury) return 'baking';
  if (hasFlour && recipeIds.includes('egg') && !isSavoury) return 'baking';
  if (hasFlour && hasOven && is(['butter', ...FLOURS]) && withOwn(['butter']) && !isWhiteSauce && !has(SAVOURY))
    return 'baking';

  if (is([...SOFT_DAIRY, ...SOURS]) && hasMeatOrFish && count(MARINADE_SPICES) >= 2) return 'marinade';

  const signs = count(SIGNS_OF_SALAD);
  if (is(EATEN_RAW) && !hasOven && !has(STOCKS) && (signs >= 2 || (signs === 1 && recipeIds.length <= 6))) return 'raw';

  const makesSauce = [...MILKS, ...CREAMS, ...SOFT_DAIRY, ...WINES, ...THICKENERS];
  if (is(makesSauce) || (is(FATS) && isWhiteSauce) || (is(TOMATOES) && has(['onion']))) {
    if (is([...CREAMS, ...SOFT_DAIRY]) && hasOven && !has([...STOCKS, ...TOMATOES, ...WINES])) return 'cooking';
    return has(STOCKS) && !hasMeatOrFish && !has(['rice', 'pasta', 'noodle']) ? 'soup' : 'sauce';
  }

  return is(FATS) ? 'frying' : 'cooking';
};
