import type { SoldUnit } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { measuresOf } from '../measures/measures';
import { aisleOf } from './aisleOf';
import { BUNCHES } from './freshHerbs';

/** How a shop sells something that recipes measure otherwise. */
export interface Sold {
  unit: SoldUnit;
  /** Weight of one, in grams. */
  grams: number;
  /** Even if no recipe says this unit: 15 g of parsley are a bunch. */
  isAlways: boolean;
}

const TINNED = /^tinned-|^(?:coconut-milk|baked-beans|refried-beans|evaporated-milk|condensed-milk)$/;

/** Ten cloves of 5 g. */
const GARLIC_HEAD_GRAMS = 50;

/** Fruit and vegetables below this weight are not bought one by one: berries, peas, cherry tomatoes. */
const PIECE_GRAMS_MIN = 25;

const BY_THE_PIECE: ReadonlySet<string> = new Set(['produce', 'dairy', 'bakery']);

/** How a shop sells an ingredient; undefined if it is weighed, measured or counted as recipes do. */
export const soldAs = (row: Ingredient): Sold | undefined => {
  const { id, pieceGrams } = row;
  if (id === 'garlic') return { unit: 'piece', grams: GARLIC_HEAD_GRAMS, isAlways: true };
  if (BUNCHES.has(id)) return { unit: 'bunch', grams: measuresOf(row, 1, 'bunch').grams!, isAlways: true };
  if (TINNED.test(id)) return { unit: 'can', grams: measuresOf(row, 1, 'can').grams!, isAlways: true };
  if (pieceGrams === undefined || pieceGrams < PIECE_GRAMS_MIN || !BY_THE_PIECE.has(aisleOf(id))) return undefined;
  return { unit: 'piece', grams: pieceGrams, isAlways: false };
};
