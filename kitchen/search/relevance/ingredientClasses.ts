import { BAKING_SWEET } from '../../ingredients/bakingSweet';
import { CONDIMENTS_OILS } from '../../ingredients/condimentsOils';
import { DAIRY_EGGS } from '../../ingredients/dairyEggs';
import { DRINKS } from '../../ingredients/drinks';
import { FISH_SEAFOOD } from '../../ingredients/fishSeafood';
import { FRUIT } from '../../ingredients/fruit';
import { GRAINS } from '../../ingredients/grains';
import { HERBS_SPICES } from '../../ingredients/herbsSpices';
import type { Ingredient } from '../../ingredients/ingredient';
import { INGREDIENTS } from '../../ingredients/ingredientTable';
import { MEAT } from '../../ingredients/meat';
import { NUTS_SEEDS_LEGUMES } from '../../ingredients/nutsSeedsLegumes';
import { VEGETABLES } from '../../ingredients/vegetables';

/**
 * What an ingredient is to a meal: what the meal is about, what fills the plate, what cooks it, what seasons it.
 */
export type IngredientClass =
  | 'main'
  | 'vegetable'
  | 'cheese'
  | 'starch'
  | 'egg'
  | 'fruit'
  | 'nut'
  | 'sweet'
  | 'dairy'
  | 'base'
  | 'seasoning'
  | 'drink';

const of = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));

/** Rows whose class differs from that of their table. */
const SEASONINGS = of(
  'stock chicken-stock beef-stock vegetable-stock gelatine lard suet duck-fat beef-dripping rennet fish-stock dashi bonito-flakes fish-sauce oyster-sauce shrimp-paste squid-ink dried-shrimp anchovy caviar prawn-cracker garlic chilli birds-eye-chilli serrano-chilli jalapeno habanero ginger galangal lemongrass fresh-turmeric truffle pickled-gherkin sesame-seed poppy-seed tahini sunflower-seed pumpkin-seed chia-seed flaxseed mixed-seeds lemon lemon-juice lemon-zest lime lime-juice lime-zest orange-zest bitter-orange-juice corn-husk banana-leaf dried-porcini raisin candied-peel tomato-puree sun-dried-tomato seaweed nori wakame kombu aonori parmesan pecorino cornflour potato-starch tapioca gelatine breadcrumb panko crouton',
);
const BASES = of(
  'onion red-onion spring-onion shallot celery carrot tomato tomato-passata tinned-tomato cherry-tomato bell-pepper red-pepper green-pepper yellow-pepper flour self-raising-flour bread-flour butter',
);
const MAIN_PLANTS = of(
  'chickpea tinned-chickpea dried-white-bean dried-kidney-bean dried-black-bean dried-pinto-bean dried-black-eyed-bean bean black-bean kidney-bean white-bean pinto-bean borlotti-bean butter-bean black-eyed-bean baked-beans refried-beans pigeon-pea lentil red-lentil green-lentil split-pea mung-bean edamame tofu firm-tofu silken-tofu tempeh seitan soya-mince tinned-black-bean dried-broad-bean tinned-broad-bean broad-bean urad-dal chana-dal moong-dal toor-dal fried-tofu halloumi paneer puff-pastry shortcrust-pastry filo-pastry pizza-dough',
);
const STARCHES = of('potato new-potato sweet-potato plantain cassava taro papa-criolla');
const CHEESES = of(
  'cream-cheese ricotta mascarpone cottage-cheese queso-fresco grated-cheese cheddar gruyere emmental comte gouda monterey-jack manchego mozzarella provolone feta goat-cheese brie protected-cheese camembert blue-cheese gorgonzola roquefort raclette-cheese reblochon red-leicester oaxaca-cheese cheese-curds beaufort-cheese kefalotyri ricotta-salata farmer-cheese cotija stilton tomme-fraiche sulguni',
);
const EGGS = of('egg egg-yolk egg-white quail-egg');
const DRINKABLE = of(
  'orange-juice grapefruit-juice pineapple-juice apple-juice grape-juice cranberry-juice tomato-juice coconut-water sugar-cane-juice almond-milk soya-milk oat-milk',
);
const COOKING_MILKS = of('coconut-milk coconut-cream cream-of-coconut');

const CLASS_OF_TABLE: readonly (readonly [readonly Ingredient[], IngredientClass])[] = [
  [VEGETABLES, 'vegetable'],
  [HERBS_SPICES, 'seasoning'],
  [FRUIT, 'fruit'],
  [NUTS_SEEDS_LEGUMES, 'nut'],
  [MEAT, 'main'],
  [FISH_SEAFOOD, 'main'],
  [DAIRY_EGGS, 'dairy'],
  [GRAINS, 'starch'],
  [BAKING_SWEET, 'sweet'],
  [CONDIMENTS_OILS, 'seasoning'],
  [DRINKS, 'drink'],
];
const OVERRIDES: readonly (readonly [ReadonlySet<string>, IngredientClass])[] = [
  [SEASONINGS, 'seasoning'],
  [BASES, 'base'],
  [MAIN_PLANTS, 'main'],
  [STARCHES, 'starch'],
  [CHEESES, 'cheese'],
  [EGGS, 'egg'],
  [DRINKABLE, 'drink'],
  [COOKING_MILKS, 'dairy'],
];

const classes = new Map<string, IngredientClass>();
for (const [table, name] of CLASS_OF_TABLE) for (const { id } of table) classes.set(id, name);
for (const [ids, name] of OVERRIDES) for (const id of ids) classes.set(id, name);

export const classOf = (id: string): IngredientClass => classes.get(id)!;

/** Class by ingredient number. */
export const CLASS_AT: readonly IngredientClass[] = INGREDIENTS.map(({ id }) => classOf(id));
