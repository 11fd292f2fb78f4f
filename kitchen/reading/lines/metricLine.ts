import { UNITS, type Language, type Unit } from '@contracts/vocabulary';
import type { IngredientLine } from './ingredientLine';
import type { LineUnit } from './lineWords';

/** Conversion to the wire's units. US customary measures from NIST Handbook 44. */
const METRIC: Partial<Record<LineUnit, readonly [factor: number, unit: Unit]>> = {
  mg: [0.001, 'g'],
  cl: [10, 'ml'],
  dl: [100, 'ml'],
  dsp: [2, 'tsp'],
  cup: [236.6, 'ml'],
  floz: [29.57, 'ml'],
  gill: [118.3, 'ml'],
  pint: [473.2, 'ml'],
  quart: [946.4, 'ml'],
  gallon: [3785, 'ml'],
  peck: [8810, 'ml'],
  bushel: [35_240, 'ml'],
  shot: [44, 'ml'],
  oz: [28.35, 'g'],
  lb: [453.6, 'g'],
  glass: [200, 'ml'],
  stick: [113, 'g'],
  knob: [15, 'g'],
  jar: [1, 'can'],
};

/**
 * Units that differ in Britain: imperial measures from the Weights and Measures Act 1985, and a shot as pubs pour it.
 */
const BRITISH_ML: Partial<Record<LineUnit, number>> = {
  floz: 28.41,
  gill: 142.1,
  pint: 568.3,
  quart: 1136.5,
  gallon: 4546,
  peck: 9092,
  bushel: 36_370,
  shot: 25,
};

/** Lengths in centimetres. */
const CENTIMETRES: Partial<Record<LineUnit, number>> = { cm: 1, inch: 2.54 };

/** Roots that recipes measure by their length. */
const ROOTS: ReadonlySet<string | undefined> = new Set(['ginger', 'galangal', 'fresh-turmeric']);
/** What a centimetre of a root weighs in grams: an inch of ginger, as thick as a thumb, has about 14 g. */
const ROOT_GRAMS_PER_CM = 5.5;

/** Units that stay as they are. A piece is written as a number alone. */
const SAME: ReadonlySet<string> = new Set(UNITS.filter((unit) => unit !== 'piece'));

/** Whether a recipe can store an amount in this unit, or in a metric one; the others become pieces or tins. */
export const isOnTheWire = (unit: LineUnit): boolean =>
  SAME.has(unit) || (unit !== 'jar' && METRIC[unit] !== undefined);

/** Bags and sticks are pieces on the wire, so the name must say what is counted. */
export const isCountedByName = ({ unit }: Pick<IngredientLine, 'unit'>): boolean =>
  unit === 'packet' || unit === 'stick';

/** A stick has a weight only if it is wrapped fat: a stick of cinnamon is a piece. */
const isWrappedFat = ([id = 'butter']: readonly string[]) => /butter|margarine/.test(id);

/** The length of a root has a weight; that of a baguette or a stick of cinnamon only says how large one piece is. */
const metricLength = (cm: number, [id]: readonly string[]): { amount: number; unit: Unit } =>
  ROOTS.has(id) ? { amount: Math.round(cm * ROOT_GRAMS_PER_CM), unit: 'g' } : { amount: 1, unit: 'piece' };

/** Amount and unit of a line as on the wire: the middle of a range; a plain number means pieces. */
export const metricOf = (
  {
    amount,
    amountMax,
    unit = 'piece',
    ids = [],
  }: Partial<Pick<IngredientLine, 'amount' | 'amountMax' | 'unit' | 'ids'>>,
  language?: Language,
): { amount?: number; unit?: Unit } => {
  if (amount === undefined) return {};
  const middle = amountMax === undefined ? amount : (amount + amountMax) / 2;
  const length = CENTIMETRES[unit];
  if (length !== undefined) return metricLength(middle * length, ids);
  const british = language === 'en-GB' ? BRITISH_ML[unit] : undefined;
  if (british !== undefined) return { amount: Math.round(middle * british * 10) / 10, unit: 'ml' };
  const known = unit === 'stick' && !isWrappedFat(ids) ? undefined : METRIC[unit];
  if (known) return { amount: Math.round(middle * known[0] * 10) / 10, unit: known[1] };
  return { amount: middle, unit: SAME.has(unit) ? (unit as Unit) : 'piece' };
};
