import type { PictureItem } from '../../pictureSpec';

/** How pieces of one kind lie together on a composed plate: a single one, a row, a few, or a heap that fills its zone. */
interface Group {
  how: 'one' | 'row' | 'few' | 'heap';
  count: number;
  /** Half length on a full plate. */
  size: number;
}

const GROUPS: Readonly<Record<string, Group>> = {
  steak: { how: 'one', count: 1, size: 176 },
  patty: { how: 'one', count: 1, size: 122 },
  'battered-fish': { how: 'one', count: 1, size: 204 },
  'fish-fillet': { how: 'one', count: 1, size: 190 },
  'whole-bird': { how: 'one', count: 1, size: 184 },
  'jacket-potato': { how: 'one', count: 1, size: 172 },
  mash: { how: 'one', count: 1, size: 138 },
  dip: { how: 'one', count: 1, size: 74 },
  dollop: { how: 'one', count: 1, size: 46 },
  'egg-fried': { how: 'one', count: 1, size: 88 },
  sausage: { how: 'row', count: 2, size: 116 },
  bacon: { how: 'row', count: 2, size: 86 },
  drumstick: { how: 'row', count: 2, size: 104 },
  spear: { how: 'row', count: 5, size: 106 },
  'bread-slice': { how: 'few', count: 2, size: 98 },
  'tomato-half': { how: 'few', count: 2, size: 44 },
  mushroom: { how: 'few', count: 4, size: 27 },
  wedge: { how: 'few', count: 2, size: 48 },
  leaf: { how: 'heap', count: 18, size: 32 },
  wheel: { how: 'few', count: 4, size: 34 },
  cube: { how: 'few', count: 1, size: 26 },
  'meat-ball': { how: 'heap', count: 10, size: 52 },
  'fried-potato': { how: 'heap', count: 30, size: 54 },
  'fried-roll': { how: 'heap', count: 7, size: 104 },
  croissant: { how: 'few', count: 2, size: 84 },
  eclair: { how: 'row', count: 3, size: 96 },
  macaron: { how: 'few', count: 3, size: 52 },
  'stuffed-half': { how: 'row', count: 2, size: 120 },
  'layered-slice': { how: 'one', count: 1, size: 130 },
  'steamed-pudding': { how: 'one', count: 1, size: 140 },
  'scotch-egg': { how: 'few', count: 3, size: 82 },
  ball: { how: 'heap', count: 11, size: 44 },
  dumpling: { how: 'heap', count: 9, size: 50 },
  ingot: { how: 'row', count: 4, size: 66 },
  parcel: { how: 'row', count: 3, size: 124 },
  scone: { how: 'few', count: 3, size: 74 },
  'scone-half': { how: 'few', count: 3, size: 84 },
  bun: { how: 'few', count: 3, size: 74 },
  'egg-cup': { how: 'few', count: 2, size: 104 },
  pear: { how: 'few', count: 2, size: 104 },
  boule: { how: 'one', count: 1, size: 156 },
  braid: { how: 'one', count: 1, size: 190 },
  flatbread: { how: 'few', count: 2, size: 96 },
  waffle: { how: 'few', count: 2, size: 112 },
  samosa: { how: 'few', count: 4, size: 78 },
  souffle: { how: 'one', count: 1, size: 150 },
  fritter: { how: 'heap', count: 8, size: 60 },
  'rice-roll': { how: 'row', count: 4, size: 112 },
  meringue: { how: 'few', count: 3, size: 62 },
  scoop: { how: 'few', count: 2, size: 62 },
  'chicken-breast': { how: 'one', count: 1, size: 192 },
  'cut-open': { how: 'one', count: 1, size: 170 },
  torpedo: { how: 'heap', count: 8, size: 88 },
  cutlet: { how: 'one', count: 1, size: 184 },
  'cutlet-sliced': { how: 'one', count: 1, size: 180 },
  'rib-rack': { how: 'one', count: 1, size: 205 },
  'roast-leg': { how: 'one', count: 1, size: 178 },
  'roast-joint': { how: 'one', count: 1, size: 180 },
  'meat-slices': { how: 'one', count: 1, size: 160 },
  'suckling-pig': { how: 'one', count: 1, size: 215 },
  'whole-fish': { how: 'one', count: 1, size: 220 },
  'lasagne-slice': { how: 'one', count: 1, size: 170 },
  'long-pepper': { how: 'row', count: 3, size: 136 },
  shank: { how: 'row', count: 2, size: 118 },
  chop: { how: 'row', count: 2, size: 128 },
  'marrow-bone': { how: 'few', count: 3, size: 88 },
  'stuffed-pepper': { how: 'few', count: 3, size: 84 },
  'cabbage-wedge': { how: 'few', count: 2, size: 78 },
  'tortilla-chip': { how: 'heap', count: 14, size: 48 },
  'squid-ring': { how: 'heap', count: 20, size: 56 },
  gnocco: { how: 'heap', count: 34, size: 34 },
  raviolo: { how: 'heap', count: 13, size: 58 },
  'pasta-tube': { how: 'heap', count: 30, size: 42 },
  chunk: { how: 'heap', count: 11, size: 44 },
  biscotto: { how: 'row', count: 5, size: 132 },
  wonton: { how: 'heap', count: 9, size: 72 },
  quenelle: { how: 'row', count: 3, size: 120 },
  'puffed-bread': { how: 'few', count: 2, size: 122 },
  'tofu-block': { how: 'few', count: 3, size: 78 },
  tartare: { how: 'one', count: 1, size: 140 },
  ham: { how: 'heap', count: 6, size: 66 },
  shred: { how: 'heap', count: 26, size: 46 },
  churro: { how: 'heap', count: 9, size: 138 },
  ramekin: { how: 'few', count: 3, size: 92 },
  'long-kebab': { how: 'row', count: 3, size: 156 },
  'crumbed-slab': { how: 'few', count: 2, size: 108 },
  'cut-sausage': { how: 'row', count: 2, size: 138 },
  'fried-chicken': { how: 'few', count: 4, size: 96 },
  strip: { how: 'heap', count: 16, size: 52 },
  'bean-cake': { how: 'one', count: 1, size: 150 },
  'filled-biscuit': { how: 'few', count: 3, size: 84 },
  'torn-pancake': { how: 'heap', count: 12, size: 56 },
  'wrinkled-potato': { how: 'heap', count: 11, size: 52 },
  'hollow-pudding': { how: 'few', count: 3, size: 84 },
  muffin: { how: 'few', count: 3, size: 74 },
  curd: { how: 'heap', count: 9, size: 44 },
  prawn: { how: 'heap', count: 9, size: 48 },
  bean: { how: 'heap', count: 46, size: 14 },
  pea: { how: 'heap', count: 70, size: 9 },
};

const SOME: Group = { how: 'heap', count: 12, size: 30 };

/** How this piece lies on a composed plate. */
export const groupOf = (item: PictureItem): Group =>
  (Object.hasOwn(GROUPS, item.kind) ? GROUPS[item.kind] : undefined) ?? SOME;

/** Whether the pieces swim in a sauce of their own colour. */
export const isSauced = (item: PictureItem) => item.kind === 'bean';

/** Whether it is large enough to be what the dish is about. */
export const isGreat = (item: PictureItem) => groupOf(item).how === 'one' && groupOf(item).size >= 100;
