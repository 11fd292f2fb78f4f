import type { Ingredient } from '@kitchen/ingredients/ingredient';
import { descendantsOf, INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import type { WrittenLanguage } from '@kitchen/recipes/recipeFormat';

/** Ingredients that are ruled out together and have no common row in the table. */
export interface WishGroup {
  names: Readonly<Record<WrittenLanguage, string>>;
  has: (row: Ingredient) => boolean;
}

const ALCOHOL_MIN = 0.5;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** The rows of these ids and all their kinds. */
const rowsOf = (text: string): ReadonlySet<string> =>
  new Set([...words(text)].flatMap((id) => [id, ...descendantsOf(id)]));

const POULTRY = rowsOf('chicken turkey duck goose quail guinea-fowl duck-fat foie-gras chicken-liver chicken-stock');
/** Animal products that are not pieces of meat: "no red meat" does not rule them out. */
const NOT_RED = words('rabbit stock stock-cube gravy gelatine jelly marshmallow mincemeat');
const CHEESES = rowsOf(
  `grated-cheese blue-cheese ricotta mascarpone paneer pecorino provolone feta halloumi brie camembert reblochon cotija
  ricotta-salata tomme-fraiche sulguni queso-fresco bechamel
  pesto ravioli caesar-dressing ranch-dressing`,
);
const SWEETENERS = rowsOf(
  `sugar brown-sugar panela vanilla-sugar honey maple-syrup golden-syrup agave-syrup molasses corn-syrup sugar-syrup
  honey-syrup pear-and-apple-syrup mint-syrup strawberry-syrup raspberry-syrup passion-fruit-syrup cinnamon-syrup
  vanilla-syrup rose-syrup chamomile-syrup sugar-cane-juice orgeat elderflower-cordial lime-cordial jam caramel condensed-milk dulce-de-leche marshmallow
  meringue grenadine`,
);
const HOT = rowsOf(
  `chilli chilli-powder chilli-flakes dried-chilli chipotle cayenne-pepper jalapeno habanero chilli-oil chilli-paste
  hot-paprika aji-amarillo aji-panca poblano doubanjiang ancho-chilli pickled-jalapeno chilli-lime-seasoning gochujang harissa sriracha tabasco hot-sauce sweet-chilli-sauce thai-chilli-jam kimchi curry-paste`,
);

export const WISH_GROUPS: Readonly<Record<string, WishGroup>> = {
  meat: { names: { en: 'meat', es: 'carne', fr: 'viande' }, has: ({ origin }) => origin === 'meat' },
  'red-meat': {
    names: { en: 'red meat', es: 'carne roja', fr: 'viande rouge' },
    has: ({ id, origin }) => origin === 'meat' && !POULTRY.has(id) && !NOT_RED.has(id),
  },
  poultry: { names: { en: 'poultry', es: 'carne de ave', fr: 'volaille' }, has: ({ id }) => POULTRY.has(id) },
  seafood: {
    names: { en: 'seafood', es: 'pescado y marisco', fr: 'poisson et fruits de mer' },
    has: ({ origin }) => origin === 'fish',
  },
  cheese: {
    names: { en: 'cheese', es: 'queso', fr: 'fromage' },
    has: ({ id, allergens = [] }) => CHEESES.has(id) || (allergens.includes('Dairy') && id.includes('cheese')),
  },
  alcohol: {
    names: { en: 'alcohol', es: 'alcohol', fr: 'alcool' },
    has: ({ abv = 0 }) => abv >= ALCOHOL_MIN,
  },
  sugar: { names: { en: 'sugar', es: 'azúcar', fr: 'sucre' }, has: ({ id }) => SWEETENERS.has(id) },
  chilli: { names: { en: 'chilli', es: 'picante', fr: 'piment' }, has: ({ id }) => HOT.has(id) },
};

/** Other rows that contain an ingredient under a different name. */
const ALSO: Readonly<Record<string, string>> = {
  onion: 'shallot spring-onion onion-powder pickled-onion crispy-onion',
  garlic: 'garlic-powder',
  mushroom: 'cream-of-mushroom-soup truffle truffle-oil',
  tomato: 'tomato-puree tomato-sauce tomato-juice ketchup salsa baked-beans',
  potato: 'crisps gnocchi potato-starch potato-croquette dried-potato',
  sweetcorn:
    'corn-cob hominy polenta cornmeal cornflour corn-tortilla tortilla-chip purple-corn popcorn popcorn-kernel cornflakes',
  coconut: 'coconut-water coconut-milk coconut-cream coconut-oil',
  honey: 'honey-syrup',
  chicken: 'chicken-stock chicken-liver',
  beef: 'beef-stock beef-dripping minced-meat meatball suet veal beef-heart marrow-bone oxtail',
  pork: 'bacon ham chorizo sausage sausage-meat chinese-sausage salami black-pudding mortadella lard linguica lacon pate minced-meat gelatine jelly marshmallow',
  prawn: 'dried-shrimp shrimp-paste prawn-cracker mixed-seafood',
  milk: 'milk-powder evaporated-milk condensed-milk',
  butter: 'ghee',
  cream: 'clotted-cream',
  coriander: 'coriander-root',
};

/** Every row that a group or an ingredient rules out. */
export const rowsRuledOut = (id: string): readonly string[] => {
  const group = WISH_GROUPS[id];
  if (group) return INGREDIENTS.filter(group.has).map((row) => row.id);
  return [...rowsOf(`${id} ${ALSO[id] ?? ''}`.trim())];
};
