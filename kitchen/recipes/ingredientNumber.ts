import type { Unit } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { measuresOf } from '../measures/measures';

/** Parts of a whole: three cloves of garlic, two slices of ham. */
const PARTS: ReadonlySet<Unit> = new Set(['clove', 'slice', 'sprig', 'leaf', 'stalk', 'sheet', 'cube', 'scoop']);

const LIQUID_DENSITY_MIN = 0.9;
const HANDY_GRAMS = 60;

/** Small things that are plural in a spoon too, whatever they are made of. */
const MANY_IN_A_SPOON: ReadonlySet<string> = new Set([
  'chocolate-chip',
  'dried-shrimp',
  'egg-noodle',
  'tinned-tomato',
  'mixed-seafood',
  'biscuit',
]);

/** Mass nouns, always singular: cheese, wine, jam, meat off the bone, bread, dough and zest. */
const isMass = ({ id, origin, density = 0, pieceGrams, allergens = [], abv }: Ingredient): boolean =>
  !MANY_IN_A_SPOON.has(id) &&
  (allergens.includes('Dairy') ||
    abv !== undefined ||
    /(^|-)(bread|dough|pastry|zest)$/.test(id) ||
    (pieceGrams === undefined && (origin !== 'plant' || density >= LIQUID_DENSITY_MIN)));

/** Bought by weight, not by number: "600 g salmon", "400 g chorizo". Includes whole fish of this size. */
const BY_WEIGHT: ReadonlySet<string> = new Set([
  ...['white-fish', 'cod', 'haddock', 'smoked-haddock', 'hake', 'pollock', 'sea-bass', 'sea-bream', 'sole', 'halibut'],
  ...['tilapia', 'salmon', 'trout', 'mackerel', 'herring', 'tuna', 'swordfish', 'scorpion-fish', 'lobster'],
  ...[
    'chicken',
    'duck',
    'goose',
    'rabbit',
    'chorizo',
    'black-pudding',
    'linguica',
    'salami',
    'andouille',
    'pork-tenderloin',
  ],
  ...['beef-shank', 'veal-shin', 'flank-steak', 'skirt-steak', 'ham-hock'],
  ...['espresso', 'lettuce', 'romaine-lettuce', 'iceberg-lettuce'],
]);

/**
 * Whether a line says "onions" or "onion". Pieces are plural above one; a weighed amount is plural when it is more than
 * one piece: "700 g potatoes", but "150 g onion".
 */
export const isSeveral = (row: Ingredient, amount: number | undefined, unit: Unit | undefined): boolean => {
  if (amount === undefined || unit === undefined) return false;
  if (unit === 'piece') return amount > 1;
  if (PARTS.has(unit) || unit === 'ml' || unit === 'l' || isMass(row) || BY_WEIGHT.has(row.id)) return false;
  const { pieceGrams } = row;
  if (pieceGrams === undefined) return true;
  if (unit === 'handful' || unit === 'bunch' || unit === 'can') return pieceGrams < HANDY_GRAMS;
  const { grams } = measuresOf(row, amount, unit);
  return grams === undefined ? pieceGrams < HANDY_GRAMS : grams > pieceGrams * 1.2;
};
