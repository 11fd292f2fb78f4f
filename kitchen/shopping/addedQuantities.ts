import type { SoldUnit, Unit } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { measuresOf } from '../measures/measures';
import { aisleOf } from './aisleOf';
import type { ShoppingQuantity } from './listedThing';
import { soldAs, type Sold } from './soldAs';
import { GRAMS_IN, ML_IN } from '../measures/unitSizes';

/** What is sold whole: a shop does not sell half an onion, or a tin and a quarter. */
const WHOLE_ONLY: ReadonlySet<SoldUnit> = new Set([
  ...(['piece', 'can', 'bunch', 'packet', 'bottle', 'jar', 'clove', 'slice', 'sprig', 'leaf', 'stalk'] as const),
  ...(['sheet', 'cube', 'scoop'] as const),
]);

/** A little more than a whole tin or fruit is still that one. */
const SPARE = 0.1;

const whole = (amount: number): number => Math.max(1, Math.ceil(amount - SPARE));

const isVolume = ({ unit }: ShoppingQuantity) => ML_IN[unit] !== undefined;
const isWeight = ({ unit }: ShoppingQuantity) => GRAMS_IN[unit] !== undefined;
const isSpoon = ({ unit }: ShoppingQuantity) => unit === 'tsp' || unit === 'tbsp';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const WEIGHED: ReadonlySet<string> = new Set(['meat', 'fish']);

const PACKED: ReadonlySet<SoldUnit> = new Set(['packet', 'bottle', 'jar']);

/** A quantity with the weight and the volume that follow from the ingredient. */
const measured = (quantity: ShoppingQuantity, row: Ingredient | undefined): ShoppingQuantity => {
  const { amount, unit } = quantity;
  const own = {
    ...(ML_IN[unit] !== undefined && { ml: amount * ML_IN[unit] }),
    ...(GRAMS_IN[unit] !== undefined && { grams: amount * GRAMS_IN[unit] }),
  };
  const found = row === undefined || PACKED.has(unit) ? {} : measuresOf(row, amount, unit as Unit);
  return { ...quantity, ...found, ...own };
};

const totalOf = (parts: readonly ShoppingQuantity[], of: 'grams' | 'ml'): number | undefined => {
  const values = parts.map((part) => part[of]);
  return values.includes(undefined) ? undefined : sum(values as number[]);
};

const withMeasures = (parts: readonly ShoppingQuantity[], amount: number, unit: SoldUnit): ShoppingQuantity => {
  const [grams, ml] = [totalOf(parts, 'grams'), totalOf(parts, 'ml')];
  return { amount, unit, ...(grams !== undefined && { grams }), ...(ml !== undefined && { ml }) };
};

/** Weights and volumes as one quantity; undefined if a volume has no weight. */
const measuredSum = (parts: readonly ShoppingQuantity[]): ShoppingQuantity | undefined => {
  const [grams, ml] = [totalOf(parts, 'grams'), totalOf(parts, 'ml')];
  if (parts.every(isVolume)) {
    if (!parts.every(isSpoon)) return withMeasures(parts, ml!, 'ml');
    const unit = parts.every((part) => part.unit === 'tsp') ? 'tsp' : 'tbsp';
    return withMeasures(parts, ml! / ML_IN[unit]!, unit);
  }
  return grams === undefined ? undefined : withMeasures(parts, grams, 'g');
};

/** One quantity for each unit that cannot be added to the others. */
const bySeparateUnits = (parts: readonly ShoppingQuantity[]): ShoppingQuantity[] => {
  const groups = new Map<string, ShoppingQuantity[]>();
  for (const part of parts) {
    const family = isWeight(part) ? 'weight' : isVolume(part) ? 'volume' : part.unit;
    groups.set(family, [...(groups.get(family) ?? []), part]);
  }
  return [...groups.values()].map((group) => {
    const { unit } = group[0]!;
    if (isWeight(group[0]!) || isVolume(group[0]!)) return measuredSum(group)!;
    const amount = sum(group.map((part) => part.amount));
    return withMeasures(group, WHOLE_ONLY.has(unit) ? whole(amount) : amount, unit);
  });
};

/** As the shop sells it: 3 onions for two and 150 g, a tin for 240 g of chickpeas; the rest stays as it is. */
const asSold = (parts: readonly ShoppingQuantity[], { unit, grams }: Sold): ShoppingQuantity[] => {
  const amountIn = (part: ShoppingQuantity) =>
    part.unit === unit ? part.amount : part.grams === undefined ? undefined : part.grams / grams;
  const fitting = parts.filter((part) => amountIn(part) !== undefined && !PACKED.has(part.unit));
  const others = parts.filter((part) => !fitting.includes(part));
  if (fitting.length === 0) return bySeparateUnits(others);
  const amount = whole(sum(fitting.map((part) => amountIn(part)!)));
  return [withMeasures(fitting, amount, unit), ...bySeparateUnits(others)];
};

/** Many pieces of which some are weighed are weighed: 640 g of carrots for two and 500 g. */
const PIECES_MAX = 6;

const isSoldSo = (parts: readonly ShoppingQuantity[], sold: Sold): boolean => {
  if (sold.isAlways) return true;
  if (!parts.some(({ unit }) => unit === sold.unit)) return false;
  const grams = totalOf(parts, 'grams');
  return !parts.some(isWeight) || grams === undefined || grams / sold.grams <= PIECES_MAX;
};

/**
 * Several amounts of one thing as it is bought: one quantity where they can be added, in the unit in which it is sold;
 * otherwise one for each unit.
 */
export const addedQuantities = (
  quantities: readonly ShoppingQuantity[],
  row: Ingredient | undefined,
  isDried = false,
): ShoppingQuantity[] => {
  if (quantities.length === 0) return [];
  const parts = quantities.map((quantity) => measured(quantity, row));
  const sold = row === undefined || isDried ? undefined : soldAs(row);
  if (sold && isSoldSo(parts, sold)) return asSold(parts, sold);
  const counted = parts.filter((part) => !isWeight(part) && !isVolume(part));
  // Meat and fish are weighed as soon as one recipe weighs them.
  const isWeighed = row !== undefined && parts.some(isWeight) && (sold !== undefined || WEIGHED.has(aisleOf(row.id)));
  if (counted.length === 0 || isWeighed) {
    const all = measuredSum(parts);
    if (all) return [all];
  }
  return bySeparateUnits(parts);
};
