import type { Unit } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { GRAMS_IN, ML_IN } from './unitSizes';

/** Herbs and leaves are lighter than this, in grams per ml; ground spices are heavier. */
export const HERB_DENSITY_MAX = 0.3;
const SLICE_GRAMS_MAX = 60;
const LEAF_GRAMS_MAX = 5;

type PerUnit = (row: Ingredient) => number | undefined;

const isHerb = ({ density = 1 }: Ingredient): boolean => density <= HERB_DENSITY_MAX;
const pieceOf: PerUnit = ({ pieceGrams }) => pieceGrams;
/** A piece of what weighs no more than this. */
const smallPiece = ({ pieceGrams }: Ingredient, max: number): number | undefined =>
  (pieceGrams ?? Infinity) <= max ? pieceGrams : undefined;

/** Typical weight in grams per count unit (clove, slice, sprig); undefined when there is no sensible default. */
const COUNTED_GRAMS: Partial<Record<Unit, PerUnit>> = {
  piece: pieceOf,
  clove: pieceOf,
  stalk: pieceOf,
  sheet: pieceOf,
  cube: pieceOf,
  scoop: pieceOf,
  slice: (row) => smallPiece(row, SLICE_GRAMS_MAX),
  leaf: (row) => (isHerb(row) ? 0.5 : smallPiece(row, LEAF_GRAMS_MAX)),
  can: ({ origin }) => (origin === 'fish' ? 120 : 400),
  bunch: (row) => (isHerb(row) ? 30 : 150),
  handful: (row) => (isHerb(row) ? 10 : 30),
  sprig: () => 2,
  pinch: () => 0.4,
  dash: () => 0.6,
};

/**
 * Weight in grams and volume in millilitres of an amount, as far as the ingredient's row allows. Metric spoons: 5 ml
 * and 15 ml.
 */
export const measuresOf = (row: Ingredient, amount: number, unit: Unit): { grams?: number; ml?: number } => {
  const { density } = row;
  const ml = ML_IN[unit];
  if (ml !== undefined) return { ml: amount * ml, ...(density !== undefined && { grams: amount * ml * density }) };
  const grams = GRAMS_IN[unit];
  if (grams !== undefined)
    return { grams: amount * grams, ...(density !== undefined && { ml: (amount * grams) / density }) };
  const each = COUNTED_GRAMS[unit]?.(row);
  return each === undefined ? {} : { grams: amount * each };
};
