import type { Unit } from '@contracts/vocabulary';

/**
 * Typical weight in grams of one slice or leaf of a larger piece, which kitchen/measures/measures.ts does not give:
 * good enough for a sum of energy, too rough to be shown as a weight.
 */
export const CUT_GRAMS: Readonly<Record<string, Partial<Record<Unit, number>>>> = {
  baguette: { slice: 25 },
  ginger: { slice: 3 },
  galangal: { slice: 3 },
  lemon: { slice: 10 },
  lime: { slice: 7 },
  orange: { slice: 20 },
  grapefruit: { slice: 25 },
  apple: { slice: 12 },
  pineapple: { slice: 80 },
  melon: { slice: 100 },
  watermelon: { slice: 250 },
  'orange-zest': { slice: 1 },
  'lemon-zest': { slice: 1 },
  'lime-zest': { slice: 1 },
  tomato: { slice: 20 },
  onion: { slice: 15 },
  'red-onion': { slice: 15 },
  cucumber: { slice: 7 },
  aubergine: { slice: 25 },
  courgette: { slice: 10 },
  beetroot: { slice: 15 },
  lettuce: { leaf: 10 },
  'romaine-lettuce': { leaf: 10 },
  'iceberg-lettuce': { leaf: 15 },
  cabbage: { leaf: 35 },
  'savoy-cabbage': { leaf: 35 },
  'chinese-cabbage': { leaf: 25 },
  mozzarella: { slice: 20 },
  cheddar: { slice: 20 },
  emmental: { slice: 20 },
  gouda: { slice: 20 },
  gruyere: { slice: 20 },
  provolone: { slice: 20 },
  manchego: { slice: 15 },
  'goat-cheese': { slice: 15 },
  'monterey-jack': { slice: 20 },
};
