import type { Unit } from '@contracts/vocabulary';

/** A line of a list without its quantity: the food and what is said about it. */
export interface Named {
  name: string;
  note?: string;
}

/** A note that begins with this sign has the whole name in its first clause: "=bûche de chèvre" for goat’s cheese. */
export const NAME_IN_FULL = '=';

/**
 * Units without a noun that a French or Spanish note may agree with: "2 lonchas de jamón, finas" and "1 gousse d’ail,
 * écrasée" keep their comma.
 */
export const NAMELESS: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>([
  undefined,
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'piece',
]);

/** Units in which spices are ground. */
export const SPOONS: ReadonlySet<Unit | undefined> = new Set<Unit>(['tsp', 'tbsp', 'pinch']);
