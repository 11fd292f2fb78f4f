import type { PictureSpec } from '../pictureSpec';

const empty = (vessel: string, table: string, colours: readonly string[] = []): PictureSpec => ({
  vessel,
  table,
  fill: { kind: 'empty', colours },
  pieces: [],
  garnish: [],
  props: [],
});

/** Pictures for recipes that have none: empty plates and glasses. They show no food, so they cannot be wrong. */
export const FALLBACK_DISHES: ReadonlyMap<string, PictureSpec> = new Map([
  ['fallback-meals-1', empty('plate-rim', 'linen-butter')],
  ['fallback-meals-2', empty('plate', 'plaster-sea', ['#d9a45a', '#b9772e', '#e8c48a'])],
  ['fallback-meals-3', empty('bowl-terracotta', 'tile-celadon')],
  ['fallback-meals-4', empty('board', 'plaster-lilac', ['#d9a45a', '#a86a2a', '#efd3a0'])],
  ['fallback-meals-5', empty('bowl-cream', 'planks-walnut', ['#d9a45a', '#b9772e', '#e8c48a'])],
  ['fallback-drinks-1', empty('tumbler', 'tile-mint')],
  ['fallback-drinks-2', empty('wine-glass', 'plaster-apricot')],
  ['fallback-drinks-3', empty('highball', 'planks-ink')],
  ['fallback-drinks-4', empty('coupe', 'plaster-lilac')],
  ['fallback-drinks-5', empty('jug', 'linen-sand')],
]);
