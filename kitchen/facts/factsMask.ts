import type { HiddenMatches, HiddenMatchReason } from '@contracts/analyze';
import {
  ALLERGENS,
  DIET_TYPES,
  RECIPE_CATEGORIES,
  SUBCATEGORIES,
  type Allergen,
  type Category,
  type DietType,
  type RecipeCategory,
  type Subcategory,
} from '@contracts/vocabulary';
import type { HiddenCounts } from '../search/hiddenTally';

const ANY: readonly Subcategory[] = ['All', 'None'];
const BITS_MAX = 32;

/** One bit for each fact a search filters by. */
export const FACT_BITS: ReadonlyMap<string, number> = new Map(
  [
    ...RECIPE_CATEGORIES.map((name) => `category ${name}`),
    ...SUBCATEGORIES.filter((name) => !ANY.includes(name)).map((name) => `subcategory ${name}`),
    ...ALLERGENS.map((name) => `allergen ${name}`),
    ...DIET_TYPES.map((name) => `diet ${name}`),
    'unread',
  ].map((fact, bit) => [fact, 1 << bit]),
);

/** Not a fact: marks recipes that contain an ingredient the cook rules out by name. */
export const RULED_OUT = 1 << (BITS_MAX - 1);

// Shifts wrap around at 32 bits, so one fact too many would silently share the bit of another.
if (FACT_BITS.size >= BITS_MAX)
  throw new Error(
    `${FACT_BITS.size} facts do not fit into ${BITS_MAX - 1} bits: move the allergens to a mask of their own`,
  );

const bitsOf = (kind: string, names: readonly string[]): number =>
  names.reduce((mask, name) => mask | (FACT_BITS.get(`${kind} ${name}`) ?? 0), 0);

const UNREAD = FACT_BITS.get('unread')!;
const DRINKS = FACT_BITS.get('category Drinks')!;

/** Whether a recipe with these facts is a drink. */
export const isDrink = (mask: number): boolean => (mask & DRINKS) !== 0;

export interface Facts {
  category: RecipeCategory;
  subcategory: Subcategory;
  allergens: readonly Allergen[];
  diets: readonly DietType[];
  /** Allergens that may be in it; absent in rows written before they were stored. */
  mayContain?: readonly Allergen[];
  /** Lines could not be read or the language is foreign, so allergens and diets are unknown. */
  isUnread?: boolean;
  /** Number of lines that name no known ingredient; absent in rows written before they were counted. */
  unread?: number;
}

/** The facts of a recipe as a bit set, without what it may contain. */
export const maskOf = ({ category, subcategory, allergens, diets, isUnread = false }: Facts): number =>
  bitsOf('category', [category]) |
  bitsOf('subcategory', [subcategory]) |
  bitsOf('allergen', allergens) |
  bitsOf('diet', diets) |
  (isUnread ? UNREAD : 0);

/** What a recipe may contain, as a second bit set; each allergen has the same bit as in `maskOf`. */
export const mayMaskOf = ({ mayContain = [] }: Pick<Facts, 'mayContain'>): number => bitsOf('allergen', mayContain);

export interface Filters {
  category: Category;
  subcategory?: Subcategory;
  /** A recipe must fit all of them. Meat is not a restriction. */
  diets: readonly DietType[];
  /** Normalised names; a name outside the fifteen excludes nothing. */
  excludedAllergens: readonly string[];
  /**
   * What the cook's words ask for and rule out. A recipe that violates it is not a match, so it is not counted as
   * hidden.
   */
  wished?: { diets: readonly DietType[]; allergens: readonly Allergen[] };
  /** Reasons that hide nothing in this search. */
  lifted?: readonly HiddenMatchReason[];
}

/** Bits that a recipe must have, bits that it must not have, and bits that its may-contain set must not have. */
export interface FilterMasks {
  required: number;
  forbidden: number;
  forbiddenMay: number;
  /** The requested kind of recipe. A recipe of this kind that fails the rest is a hidden match. */
  base: { required: number; forbidden: number };
}

/**
 * The masks of a search. While any allergen is excluded or any diet asked for, recipes with unread lines stay out too:
 * neither can be promised for them.
 */
export const filterMasks = ({
  category,
  subcategory,
  diets,
  excludedAllergens,
  wished = { diets: [], allergens: [] },
  lifted = [],
}: Filters): FilterMasks => {
  const isLifted = (kind: HiddenMatchReason['kind'], name?: string) =>
    lifted.some((reason) => reason.kind === kind && (!('name' in reason) || reason.name === name));
  const wantedDiets = diets.filter((diet) => diet !== 'Meat' && !isLifted('diet', diet));
  const excluded = excludedAllergens.filter((name) => !isLifted('allergen', name));
  const excludedMay = [...excludedAllergens, ...wished.allergens].filter((name) => !isLifted('mayContain', name));
  const isCareful =
    wantedDiets.length + excluded.length + excludedMay.length + wished.diets.length + wished.allergens.length > 0;
  const base = {
    required:
      bitsOf('category', [category]) |
      bitsOf('subcategory', subcategory === undefined ? [] : [subcategory]) |
      bitsOf('diet', wished.diets),
    forbidden: bitsOf('allergen', wished.allergens),
  };
  return {
    required: base.required | bitsOf('diet', wantedDiets),
    forbidden: base.forbidden | bitsOf('allergen', excluded) | (isCareful && !isLifted('unread') ? UNREAD : 0),
    forbiddenMay: bitsOf('allergen', excludedMay),
    base,
  };
};

/** Whether a search with these masks can hide a match at all. */
export const hidesMatches = ({ required, forbidden, forbiddenMay, base }: FilterMasks): boolean =>
  required !== base.required || forbidden !== base.forbidden || forbiddenMay !== 0;

export const isAllowed = (
  mask: number,
  mayMask: number,
  { required, forbidden, forbiddenMay }: Omit<FilterMasks, 'base'>,
): boolean => (mask & required) === required && (mask & forbidden) === 0 && (mayMask & forbiddenMay) === 0;

const countAt = (counts: readonly number[], fact: string) => counts[31 - Math.clz32(FACT_BITS.get(fact)!)] ?? 0;

/** Hidden matches by reason, largest count first; on a tie allergens before diets before unread lines. */
export const hiddenMatches = ({ facts, may }: HiddenCounts): HiddenMatches[] =>
  [
    ...ALLERGENS.map((name) => ({
      reason: { kind: 'allergen' as const, name },
      count: countAt(facts, `allergen ${name}`),
    })),
    ...ALLERGENS.map((name) => ({
      reason: { kind: 'mayContain' as const, name },
      count: countAt(may, `allergen ${name}`),
    })),
    ...DIET_TYPES.map((name) => ({ reason: { kind: 'diet' as const, name }, count: countAt(facts, `diet ${name}`) })),
    { reason: { kind: 'unread' as const }, count: countAt(facts, 'unread') },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
