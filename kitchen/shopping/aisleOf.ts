import type { Aisle } from '@contracts/vocabulary';
import { INGREDIENTS_BY_KIND, type IngredientKind } from '../ingredients/ingredientTable';
import { BUNCHES } from './freshHerbs';

const AISLE_OF_KIND: Readonly<Record<IngredientKind, Aisle>> = {
  vegetables: 'produce',
  seasonings: 'spices',
  fruit: 'produce',
  nutsAndPulses: 'dry',
  meat: 'meat',
  fish: 'fish',
  dairyAndEggs: 'dairy',
  grains: 'dry',
  baking: 'baking',
  condiments: 'condiments',
  drinks: 'drinks',
};

/** Ids that a shop keeps elsewhere than the rest of their kind; the first rule that fits counts. */
const ELSEWHERE: readonly (readonly [ids: RegExp, aisle: Aisle])[] = [
  [/^tinned-|^(?:baked|refried)-beans$|^coconut-(?:milk|cream)$|^cream-of-coconut$|^evaporated-milk$/, 'tins'],
  [/^frozen-|^(?:ice|ice-cream|sorbet|fish-finger)$/, 'frozen'],
  [
    /(?:^|-)(?:bread|baguette|brioche|bun|bagel|pitta|naan|croissant|bolillo|bread-roll|english-muffin|chapati|injera)$/,
    'bakery',
  ],
  [/flour$|^(?:cornflour|potato-starch|tapioca|breadcrumb|panko|condensed-milk)$/, 'baking'],
  [/^(?:puff|shortcrust|filo|brick)-pastry$|^pizza-dough$|^fresh-pasta$|tofu$|^tempeh$|^hummus$|^guacamole$/, 'dairy'],
  [/^(?:almond|soya|oat)-milk$/, 'dairy'],
  [/^(?:salsa|stock-cube)|stock$/, 'condiments'],
  [/^(?:crisps|tortilla-chip|popcorn|prawn-cracker|rice-cake|crackers)$/, 'dry'],
  [/-juice$/, 'drinks'],
  [/^(?:honey|jam|marmalade|golden-syrup|maple-syrup|chocolate-spread)$|-jam$/, 'condiments'],
  [/^(?:sugar-syrup|grenadine|orgeat)$/, 'drinks'],
  [/^fish-sauce$|^oyster-sauce$|^shrimp-paste$|^dashi$/, 'condiments'],
  [/^dried-(?:fruit|apricot|fig|date|cranberry)|^(?:raisin|sultana|prune|currant)$/, 'baking'],
  [/^(?:bay-leaf|mixed-herbs|herbes-de-provence)$/, 'spices'],
  [/^(?:lime-leaf|curry-leaf|pandan-leaf)$/, 'produce'],
];

const byId = new Map<string, Aisle>(
  (Object.keys(INGREDIENTS_BY_KIND) as IngredientKind[]).flatMap((kind) =>
    INGREDIENTS_BY_KIND[kind].map(({ id }): [string, Aisle] => [
      id,
      ELSEWHERE.find(([ids]) => ids.test(id))?.[1] ?? (BUNCHES.has(id) ? 'produce' : AISLE_OF_KIND[kind]),
    ]),
  ),
);

/** Where a shop has an ingredient; "other" for an unknown id. */
export const aisleOf = (id: string): Aisle => byId.get(id) ?? 'other';
