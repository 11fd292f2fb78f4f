import type { PictureSpec } from './pictureSpec';

const TABLES = ['linen-oat', 'tile-celadon', 'plaster-apricot', 'planks-walnut', 'plaster-sea'];
const PLATES = ['plate', 'plate-rim', 'bowl-cream', 'bowl-slate', 'plate'];
const GLASSES = ['tumbler', 'highball', 'wine-glass', 'coupe', 'tumbler'];

const empty = (vessel: string, table: string): PictureSpec => ({
  vessel,
  table,
  fill: { kind: 'empty', colours: [] },
  pieces: [],
  garnish: [],
  props: [],
});

/** Pictures for recipes that have none of their own: five for meals and five for drinks, by the names that URLs use. */
export const FALLBACK_DISHES: ReadonlyMap<string, PictureSpec> = new Map([
  ...PLATES.map((vessel, i) => [`fallback-meals-${i + 1}`, empty(vessel, TABLES[i]!)] as const),
  ...GLASSES.map((vessel, i) => [`fallback-drinks-${i + 1}`, empty(vessel, TABLES[i]!)] as const),
]);
