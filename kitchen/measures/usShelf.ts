import { isWithin } from './shownNumbers';
import type { Precision } from './usVolumes';

/** What American shops sell: which foods come in cans, in sticks, or by weight. Keyed by ids of the ingredient table. */

/** A size of can: its name on the shelf, and what a cook takes out of it. */
interface Can {
  ounces: string;
  /** Grams of food; without the liquid where the can is drained. */
  grams?: number;
  /** Millilitres, for liquids. */
  ml?: number;
}

/** Sizes of a food's can, largest first. `isShared` when half a can is a measure too: the rest keeps, or is eaten. */
interface Cans {
  sizes: readonly Can[];
  isShared?: true;
}

const BEANS: Cans = { sizes: [{ ounces: '15', grams: 250 }], isShared: true };
const COCONUT_MILK: Cans = { sizes: [{ ounces: '13.5', ml: 400 }] };

const CANS: Readonly<Record<string, Cans>> = {
  'tinned-tomato': {
    sizes: [
      { ounces: '28', grams: 794 },
      { ounces: '14.5', grams: 411 },
    ],
    isShared: true,
  },
  'tinned-chickpea': BEANS,
  'tinned-black-bean': BEANS,
  'tinned-broad-bean': BEANS,
  'white-bean': BEANS,
  'kidney-bean': BEANS,
  'black-bean': BEANS,
  'pinto-bean': BEANS,
  'borlotti-bean': BEANS,
  bean: BEANS,
  hominy: BEANS,
  'tinned-tuna': { sizes: [{ ounces: '5', grams: 113 }] },
  'tinned-sardine': { sizes: [{ ounces: '3.75', grams: 90 }] },
  'corned-beef': { sizes: [{ ounces: '12', grams: 340 }] },
  'baked-beans': { sizes: [{ ounces: '16', grams: 430 }] },
  'refried-beans': { sizes: [{ ounces: '16', grams: 430 }] },
  'cream-of-mushroom-soup': { sizes: [{ ounces: '10.5', grams: 298 }] },
  'coconut-milk': COCONUT_MILK,
  'condensed-milk': { sizes: [{ ounces: '14', grams: 397, ml: 305 }] },
  'evaporated-milk': { sizes: [{ ounces: '12', grams: 379, ml: 354 }] },
  beer: { sizes: [{ ounces: '12', ml: 355 }] },
  'dulce-de-leche': { sizes: [{ ounces: '13.4', grams: 380 }] },
};

/** Cans that hold an amount. */
export interface CansOf {
  /** To the half. */
  count: number;
  ounces: string;
}

const CAN_TOLERANCE = 0.13;

/** The cans an American cook opens for an amount; undefined if the food comes in none, or the rest would spoil. */
export const cansOf = (id: string, amount: number, unit: 'grams' | 'ml'): CansOf | undefined => {
  const cans = CANS[id];
  if (!cans) return undefined;
  // An unknown number of cans is close to no number.
  const counts = cans.sizes.map(({ ounces, ...can }) => ({ ounces, exact: amount / (can[unit] ?? NaN) }));
  const whole = counts.find(({ exact }) => isWithin(CAN_TOLERANCE, exact, Math.round(exact)));
  if (whole) return { count: Math.round(whole.exact), ounces: whole.ounces };
  if (!cans.isShared) return undefined;
  const smallest = counts.at(-1)!;
  const halves = Math.round(smallest.exact * 2) / 2;
  return isWithin(CAN_TOLERANCE, smallest.exact, halves) ? { count: halves, ounces: smallest.ounces } : undefined;
};

const WEIGHED: ReadonlySet<string> = new Set(
  [
    'pasta ditalini fusilli macaroni orecchiette penne rigatoni vermicelli',
    // Cheese, and quince paste, sold as a block that the cook grates or cuts.
    'beaufort-cheese cheddar comte cotija cream-cheese emmental farmer-cheese gouda gruyere kefalotyri manchego',
    'monterey-jack mozzarella quince-paste red-leicester',
    'tofu silken-tofu',
  ].flatMap((ids) => ids.split(' ')),
);

/** Whether Americans weigh a food that would fit a cup: pasta, cheese in a block, tofu. */
export const isWeighed = (id: string): boolean => WEIGHED.has(id);

/** Whether it comes in sticks with the tablespoons printed on the wrapper. */
export const isInSticks = (id: string): boolean => id === 'butter' || id === 'vegetable-margarine';

/** What goes over or into a dish by the handful, and what boils down in it. Doughs and batters contain none of these. */
const LOOSE =
  /(?:almond|breadcrumb|cashew|cheese|cotija|blackberry|blueberry|cranberry|currant|hazelnut|macadamia|mayonnaise|nuts?|olive|parmesan|pea|peanut|pecan|pecorino|pistachio|pumpkin-seed|raisin|raspberry|salsa|seeds?|split-pea|stock|walnut|wine|yoghurt)$/;

/** Close to the names above, but measured with care: pastes, and flours that end like a nut. */
const NOT_LOOSE = /^(?:ground-almond|chestnut|coconut|desiccated-coconut|fennel-seed|cumin-seed|mustard-seed)/;

/** How closely a dish depends on the amount of a food. A packet of dried yeast has 2¼ teaspoons. */
export const precisionOf = (id: string): Precision =>
  id === 'yeast' ? 'exact' : LOOSE.test(id) && !NOT_LOOSE.test(id) ? 'loose' : 'usual';
