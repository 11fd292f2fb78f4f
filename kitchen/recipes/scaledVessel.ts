import type { Recipe } from '@contracts/recipe';
import { isOvenHeat } from '../measures/ovenAndTin';

/** The pan or tin of a method, for another number of servings. */
export interface ScaledVessel {
  /** Diameter as written, in centimetres. */
  cm: number;
  /** How many of that size hold the new amount; at least two for more, one for less. */
  count: number;
  /** Diameter in whole centimetres of one vessel with the same depth of food. */
  widthCm: number;
}

/** What a changed number of servings means for the pan and the clock. */
export interface Scaling {
  /** Whether the dish is larger or smaller than written. */
  change: 'more' | 'less';
  /** The one pan or tin that the method names; undefined if it names none, or several. */
  vessel?: ScaledVessel;
}

/** From these shares of the written servings, the same pan no longer works. */
const MORE = 1.5;
const LESS = 0.6;

/** Smaller lengths are slices and knobs. */
export const SMALLEST_PAN_CM = 14;
/** The methods name no larger pan. */
const LARGEST_PAN_CM = 40;

/**
 * What changes in the kitchen when the servings do: the area of a pan grows with the amount, so its diameter grows with
 * the square root. Says something only of meals whose method names a pan, a tin or an oven.
 */
export const scalingOf = (recipe: Pick<Recipe, 'servings' | 'instructions'>, servings: number): Scaling | undefined => {
  const factor = servings / recipe.servings;
  if (factor < MORE && factor > LESS) return undefined;
  const change = factor >= MORE ? 'more' : 'less';
  const parts = recipe.instructions.flatMap((instruction) => instruction.parts ?? []);
  const sizes = new Set(
    parts
      .flatMap((part) => (typeof part === 'object' && part.kind === 'length' ? [part.cm] : []))
      .filter((cm) => cm >= SMALLEST_PAN_CM && cm <= LARGEST_PAN_CM),
  );
  const [cm] = sizes;
  if (cm !== undefined && sizes.size === 1) {
    const count = Math.max(change === 'more' ? 2 : 1, Math.round(factor));
    return { change, vessel: { cm, count, widthCm: Math.round(cm * Math.sqrt(factor)) } };
  }
  const hasOven = parts.some(isOvenHeat);
  return hasOven || sizes.size > 1 ? { change } : undefined;
};
