import type { LineUnit } from './lineWords';

type Sizes = Partial<Record<LineUnit, number>>;

/**
 * Units that may be added, by their size within one family. Pints, quarts and gallons are separate from fluid ounces:
 * an American pint has sixteen of them, a British one twenty.
 */
const FAMILIES: readonly Sizes[] = [
  { tsp: 1, dsp: 2, tbsp: 3, cup: 48 },
  { floz: 1, cup: 8 },
  { floz: 2, tbsp: 1, tsp: 1 / 3 },
  { cup: 1, pint: 2, quart: 4, gallon: 16 },
  { ml: 1, cl: 10, dl: 100, l: 1000, tsp: 5, dsp: 10, tbsp: 15 },
  { mg: 0.001, g: 1, kg: 1000 },
  { oz: 1, lb: 16 },
];

/** How many of one unit another one is: 1/16 cup for a tablespoon. Undefined when they cannot be added. */
export const ratioOf = (unit: LineUnit, to: LineUnit): number | undefined => {
  for (const sizes of FAMILIES) {
    const [own, other] = [sizes[unit], sizes[to]];
    if (own !== undefined && other !== undefined) return own / other;
  }
  return undefined;
};
