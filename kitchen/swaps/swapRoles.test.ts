import type { Unit } from '@contracts/vocabulary';
import { roleOf, type Role, type Use } from './swapRoles';

/** An ingredient of a meal, with the ids of its company in one string. */
const use = (id: string, company: string, more: Partial<Use> = {}): Use => ({
  id,
  category: 'Meals',
  subcategory: 'Dinner',
  recipeIds: [id, ...company.split(' ')],
  hasOven: false,
  ...more,
});
const OVEN = { hasOven: true };
const ONE = { amount: 1, unit: 'piece' } as const;

/** A kind of food, its members, a use of each member, and the role in it. */
type Kind = readonly [what: string, members: string, useOf: (member: string) => Use, role: Role];

const KINDS: readonly Kind[] = [
  [
    'wine and the like',
    'wine sherry port marsala cider beer vermouth-dry shaoxing-wine',
    (id) => use(id, 'onion pasta'),
    'sauce',
  ],
  ['milk', 'milk oat-milk soya-milk almond-milk', (id) => use(id, 'onion pasta'), 'sauce'],
  [
    'cream',
    'cream creme-fraiche soured-cream evaporated-milk coconut-milk coconut-cream',
    (id) => use(id, 'onion pasta'),
    'sauce',
  ],
  [
    'soft dairy',
    'yoghurt kefir buttermilk quark cream-cheese ricotta mascarpone',
    (id) => use(id, 'onion pasta'),
    'sauce',
  ],
  [
    'a thickener',
    'flour cornflour potato-starch rice-flour gluten-free-flour tapioca',
    (id) => use(id, 'stewing-beef beef-stock onion'),
    'sauce',
  ],
  ['cooked tomato', 'tomato tomato-puree tomato-sauce', (id) => use(id, 'onion lentil'), 'sauce'],
  ['cream beside stock', 'stock stock-cube fish-stock dashi', (id) => use('cream', `leek potato ${id}`), 'soup'],
  ['cream beside stock and pasta', 'rice pasta noodle', (id) => use('cream', `leek vegetable-stock ${id}`), 'sauce'],
  [
    'cream in a soup without pieces of meat',
    'gelatine jelly marshmallow lard duck-fat gravy worcestershire-sauce fish-sauce curry-paste caesar-dressing kimchi',
    (id) => use('cream', `leek vegetable-stock ${id}`),
    'soup',
  ],
  ['a baked cream with a liquid', 'stock tomato wine', (id) => use('cream', `potato chicken ${id}`, OVEN), 'sauce'],
  [
    'fat',
    'butter ghee lard duck-fat vegetable-margarine coconut-oil peanut-oil vegetable-oil',
    (id) => use(id, 'potato'),
    'frying',
  ],
  ['crumbs', 'breadcrumb stale-bread oat flour', (id) => use(id, 'minced-meat egg'), 'binding'],
  ['an egg among crumbs', 'breadcrumb stale-bread oat flour', (id) => use('egg', `minced-meat ${id}`, ONE), 'binding'],
  ['an egg among pulses', 'chickpea bean lentil split-pea', (id) => use('egg', `oat ${id}`, ONE), 'binding'],
  [
    'an egg in mince',
    'minced-meat beef-mince pork-mince lamb-mince chicken-mince turkey-mince soya-mince tinned-tuna',
    (id) => use('egg', `oat ${id}`, ONE),
    'binding',
  ],
  [
    'an egg among grated vegetables',
    'potato courgette sweet-potato',
    (id) => use('egg', `flour ${id}`, ONE),
    'binding',
  ],
  [
    'butter on bread',
    'bread burger-bun hot-dog-bun english-muffin bagel brioche croissant crackers',
    (id) => use('butter', `ham ${id}`),
    'spread',
  ],
  [
    'a spread',
    'butter vegetable-margarine mayonnaise cream-cheese jam marmalade lemon-curd hummus peanut-butter almond-butter chocolate-spread clotted-cream avocado tapenade pate honey',
    (id) => use(id, 'bread'),
    'spread',
  ],
  [
    'what is scattered on top',
    'parsley coriander basil mint chives dill tarragon chervil sesame-seed poppy-seed flaked-almond nigella-seed pine-nut pomegranate sprinkles',
    (id) => use(id, 'rice'),
    'garnish',
  ],
  [
    'the sour or soft part of a marinade',
    'lemon lime vinegar soy-sauce tamari mirin orange-juice yoghurt kefir buttermilk quark',
    (id) => use(id, 'chicken cumin paprika'),
    'marinade',
  ],
  [
    'yoghurt with two spices',
    'garam-masala paprika turmeric ground-coriander chilli-powder chipotle ginger oregano curry-powder tikka-paste ras-el-hanout cajun-seasoning five-spice',
    (id) => use('yoghurt', `chicken cumin ${id}`),
    'marinade',
  ],
  [
    'what is eaten raw',
    'onion spring-onion shallot garlic tomato bell-pepper cucumber celery fennel carrot cabbage chinese-cabbage spinach kale courgette radish daikon kohlrabi beetroot jicama avocado feta mozzarella queso-fresco goat-cheese ricotta mayonnaise tahini yoghurt soured-cream creme-fraiche quark lemon-juice lime-juice lemon lime vinegar chilli jalapeno apple mango sugar honey mustard herring silken-tofu tofu',
    (id) => use(id, 'lettuce rocket'),
    'raw',
  ],
  [
    'an onion in a small salad',
    'lettuce mixed-salad rocket watercress lambs-lettuce endive radicchio cucumber radish avocado red-onion mayonnaise vinegar vinaigrette lemon lime olive capers feta pickled-gherkin bread mozzarella',
    (id) => use('garlic', `chickpea ${id}`),
    'raw',
  ],
  [
    'butter in a sweet dough',
    'flour spelt-flour rye-flour buckwheat-flour gluten-free-flour rice-flour cornmeal',
    (id) => use('butter', `sugar ${id}`, OVEN),
    'baking',
  ],
  [
    'oil in a raised dough',
    'baking-powder bicarbonate-of-soda yeast sourdough-starter self-raising-flour chocolate cocoa-powder',
    (id) => use('vegetable-oil', `flour ${id}`),
    'baking',
  ],
  [
    'butter in sweet oat biscuits',
    'sugar honey maple-syrup golden-syrup agave-syrup panela molasses banana',
    (id) => use('butter', `oat ${id}`, OVEN),
    'baking',
  ],
  [
    'cream on sweet pastry',
    'puff-pastry shortcrust-pastry filo-pastry ground-almond',
    (id) => use('cream', `sugar ${id}`, OVEN),
    'baking',
  ],
  [
    'butter in a savoury dough',
    'stock fish-stock dashi onion shallot leek garlic celery tomato tomato-puree',
    (id) => use('butter', `flour sugar ${id}`, OVEN),
    'frying',
  ],
];

it.each(KINDS)('the role of %s', (_what, members, useOf, role) => {
  const roles = members.split(' ').map((id) => [id, roleOf(useOf(id))]);
  expect(roles).toEqual(members.split(' ').map((id) => [id, role]));
});

it.each<[number, Unit, Role]>([
  [2, 'tbsp', 'garnish'],
  [3, 'tbsp', 'cooking'],
  [6, 'tsp', 'garnish'],
  [7, 'tsp', 'cooking'],
  [30, 'ml', 'garnish'],
  [31, 'ml', 'cooking'],
  [9, 'leaf', 'garnish'],
  [9, 'sprig', 'garnish'],
  [9, 'pinch', 'garnish'],
  [9, 'handful', 'garnish'],
  [9, 'g', 'cooking'],
])('%d %s of basil on rice is %s', (amount, unit, role) => {
  expect(roleOf(use('basil', 'onion rice', { amount, unit }))).toBe(role);
});

describe('the limits of a role', () => {
  it.each<[string, Use, Role]>([
    ['two eggs bind mince', use('egg', 'beef-mince oat', { amount: 2, unit: 'piece' }), 'binding'],
    ['three eggs are the dish', use('egg', 'beef-mince oat', { amount: 3, unit: 'piece' }), 'cooking'],
    ['grams of egg are the dish', use('egg', 'beef-mince oat', { amount: 1, unit: 'g' }), 'cooking'],
    ['an egg in a raised dough of crumbs binds nothing', use('egg', 'oat chickpea baking-powder', ONE), 'cooking'],
    ['an egg in pancakes of grated potato with milk is the dish', use('egg', 'flour potato milk', ONE), 'cooking'],
    ['an egg in baked grated potato is the dish', use('egg', 'flour potato', { ...OVEN, ...ONE }), 'cooking'],
    ['three eggs rise in a cake', use('egg', 'flour yeast', { amount: 3, unit: 'piece' }), 'baking'],
    ['four eggs make a sponge of their own', use('egg', 'flour yeast', { amount: 4, unit: 'piece' }), 'cooking'],
    ['a salad with one sign has six ingredients', use('garlic', 'lettuce potato rice pea sweetcorn'), 'raw'],
    ['a dish of seven with one sign is cooked', use('garlic', 'lettuce potato rice pea sweetcorn chickpea'), 'cooking'],
    [
      'a salad with two signs has seven ingredients',
      use('garlic', 'lettuce rocket rice pea sweetcorn chickpea'),
      'raw',
    ],
    ['nothing is raw in the oven', use('garlic', 'lettuce rocket', OVEN), 'cooking'],
    ['nothing is raw in stock', use('garlic', 'lettuce rocket vegetable-stock'), 'cooking'],
    ['fish takes a marinade too', use('soy-sauce', 'salmon cumin paprika'), 'marinade'],
    ['an unknown food is no meat', use('soy-sauce', 'unobtainium cumin paprika'), 'cooking'],
    ['the garlic of a raised dough makes it no savoury one', use('garlic', 'flour yeast', OVEN), 'baking'],
    ['one spice makes no marinade', use('soy-sauce', 'chicken cumin'), 'cooking'],
    ['without meat there is no marinade', use('soy-sauce', 'potato cumin paprika'), 'cooking'],
    ['a dough that is neither sweet nor raised is cooked', use('vegetable-oil', 'flour', OVEN), 'frying'],
    ['a sweet dough outside the oven is not baked', use('butter', 'oat honey'), 'frying'],
    ['the fat of a white sauce', use('butter', 'flour milk'), 'sauce'],
    ['the margarine of a white sauce', use('vegetable-margarine', 'flour milk'), 'sauce'],
    ['butter with milk and nothing to thicken it', use('butter', 'milk potato'), 'frying'],
    ['butter with flour and milk around eggs and onion', use('butter', 'flour milk egg onion'), 'frying'],
    ['butter with flour in a stew that the oven cooks', use('butter', 'flour beef onion', OVEN), 'frying'],
    ['butter with flour in a meat pie', use('butter', 'flour beef', OVEN), 'baking'],
    ['flour with butter in a meat pie', use('flour', 'butter beef', OVEN), 'baking'],
    ['butter with flour beside meat in a pan', use('butter', 'flour beef'), 'frying'],
    ['milk in a batter', use('milk', 'flour egg'), 'baking'],
    ['milk in a batter with onion', use('milk', 'flour egg onion'), 'sauce'],
    ['an egg under a coat of breadcrumbs', use('egg', 'breadcrumb pork-loin', ONE), 'binding'],
    ['an egg with neither crumbs nor grated vegetables', use('egg', 'rice', ONE), 'cooking'],
    ['an egg with potatoes and no flour', use('egg', 'potato', ONE), 'cooking'],
    ['an egg with crumbs and nothing to hold together', use('egg', 'oat', ONE), 'cooking'],
    ['the onion of meatballs', use('onion', 'minced-meat egg breadcrumb'), 'cooking'],
    ['the oats of meatballs without an egg', use('oat', 'minced-meat'), 'cooking'],
    ['the oats of raised meatballs', use('oat', 'minced-meat egg yeast'), 'cooking'],
    ['butter in sweet rice that the oven cooks', use('butter', 'sugar rice', OVEN), 'frying'],
    ['oats with honey and no butter', use('oat', 'honey milk', OVEN), 'cooking'],
    ['oats with honey and butter', use('oat', 'honey butter', OVEN), 'baking'],
    ['a fruit with nothing to raise it', use('apple', 'sugar', OVEN), 'cooking'],
    ['an onion on bread with an egg', use('hummus', 'bread egg'), 'cooking'],
    ['a spread in a broth with bread', use('butter', 'bread vegetable-stock'), 'frying'],
    ['a spread on bread that is baked from flour', use('butter', 'bread flour'), 'frying'],
    ['a bun with butter', use('potato', 'bread'), 'cooking'],
    ['pasta beside stock and no meat', use('milk', 'vegetable-stock pasta'), 'sauce'],
    ['milk beside stock and meat', use('milk', 'vegetable-stock chicken'), 'sauce'],
    ['milk beside stock', use('milk', 'vegetable-stock leek'), 'soup'],
    ['a tomato without onion', use('tomato', 'lentil'), 'cooking'],
    ['cream cooked on a stove', use('cream', 'potato'), 'sauce'],
    ['cream baked with nothing to thin it', use('cream', 'potato', OVEN), 'cooking'],
  ])('%s', (_, one, role) => {
    expect(roleOf(one)).toBe(role);
  });
});
