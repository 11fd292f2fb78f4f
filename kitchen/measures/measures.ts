import type { Unit } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';

const GRAMS_IN: Partial<Record<Unit, number>> = { g: 1, kg: 1000 };
const ML_IN: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 5, tbsp: 15 };

const HERB_DENSITY_MAX = 0.3;
const SLICE_GRAMS_MAX = 60;
const LEAF_GRAMS_MAX = 5;

/** Typical weight in grams per count unit (clove, slice, sprig); undefined when there is no sensible default. */
const countedGrams = (unit: Unit, row: Ingredient): number | undefined => {
  const { pieceGrams, density = 1, origin } = row;
  const isHerb = density <= HERB_DENSITY_MAX;
  switch (unit) {
    case 'piece':
    case 'clove':
    case 'stalk':
    case 'sheet':
    case 'cube':
    case 'scoop':
      return pieceGrams;
    case 'slice':
      return pieceGrams !== undefined && pieceGrams <= SLICE_GRAMS_MAX ? pieceGrams : undefined;
    case 'leaf':
      return isHerb ? 0.5 : pieceGrams !== undefined && pieceGrams <= LEAF_GRAMS_MAX ? pieceGrams : undefined;
    case 'can':
      return origin === 'fish' ? 120 : 400;
    case 'bunch':
      return isHerb ? 30 : 150;
    case 'handful':
      return isHerb ? 10 : 30;
    case 'sprig':
      return 2;
    case 'pinch':
      return 0.4;
    case 'dash':
      return 0.6;
    default:
      return undefined;
  }
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
  const each = countedGrams(unit, row);
  return each === undefined ? {} : { grams: amount * each };
};
