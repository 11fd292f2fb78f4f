import type { ShoppingQuantity } from './listedThing';

/** A part that is bought as the whole it comes from. */
interface Part {
  whole: string;
  /** Parts of one kind add up; parts of different kinds come from the same whole. */
  role: 'juice' | 'zest' | 'yolk' | 'white';
  /** What one whole gives; undefined: the part is counted in wholes. */
  ml?: number;
  /** More wholes than this are no longer squeezed: the juice is bought. */
  most?: number;
}

/**
 * Juice of one fruit: USDA FoodData Central, "1 lemon yields" 47 ml, "1 lime yields" 43 ml, "1 fruit yields" (orange)
 * 83 ml. Zest: about a tablespoon from a lemon, two teaspoons from a lime, two tablespoons from an orange.
 */
const PARTS: Readonly<Record<string, Part>> = {
  'lemon-juice': { whole: 'lemon', role: 'juice', ml: 47, most: 6 },
  'lemon-zest': { whole: 'lemon', role: 'zest', ml: 15 },
  'lime-juice': { whole: 'lime', role: 'juice', ml: 43, most: 8 },
  'lime-zest': { whole: 'lime', role: 'zest', ml: 10 },
  'orange-juice': { whole: 'orange', role: 'juice', ml: 83, most: 3 },
  'orange-zest': { whole: 'orange', role: 'zest', ml: 30 },
  'egg-yolk': { whole: 'egg', role: 'yolk' },
  'egg-white': { whole: 'egg', role: 'white' },
};

export interface WholeOfPart {
  whole: string;
  role: Part['role'];
  /** How many wholes give this much; undefined when no amount is known. */
  pieces?: number;
}

/** The whole that has to be bought for a part; undefined for what is bought as it is. */
export const wholeOfPart = (id: string | undefined, quantity?: ShoppingQuantity): WholeOfPart | undefined => {
  const part = id === undefined ? undefined : PARTS[id];
  if (!part) return undefined;
  const { whole, role, ml, most = Infinity } = part;
  if (!quantity) return { whole, role };
  const isCounted = quantity.unit === 'piece' || quantity.unit === 'slice';
  // A strip of zest is little of a fruit, "zest of 2 lemons" is two.
  if (isCounted) return { whole, role, pieces: quantity.unit === 'slice' ? 1 : quantity.amount };
  const pieces = ml === undefined || quantity.ml === undefined ? undefined : quantity.ml / ml;
  if (pieces === undefined) return undefined;
  return pieces > most ? undefined : { whole, role, pieces };
};
