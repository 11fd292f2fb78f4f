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

const ANY: readonly Subcategory[] = ['All', 'None'];

/** Every yes-or-no fact that a search filters by has a bit of its own: 29 of the 31 that a small integer holds. */
const BITS = new Map(
  [
    ...RECIPE_CATEGORIES.map((name) => `category ${name}`),
    ...SUBCATEGORIES.filter((name) => !ANY.includes(name)).map((name) => `subcategory ${name}`),
    ...ALLERGENS.map((name) => `allergen ${name}`),
    ...DIET_TYPES.map((name) => `diet ${name}`),
  ].map((fact, bit) => [fact, 1 << bit]),
);

/** A bit that is no fact: a search marks with it what its cook rules out by name. */
export const RULED_OUT = 1 << 30;

const bitsOf = (kind: string, names: readonly string[]): number =>
  names.reduce((mask, name) => mask | (BITS.get(`${kind} ${name}`) ?? 0), 0);

export interface Facts {
  category: RecipeCategory;
  subcategory: Subcategory;
  allergens: readonly Allergen[];
  diets: readonly DietType[];
}

/** The facts of a recipe as a bit set. */
export const maskOf = ({ category, subcategory, allergens, diets }: Facts): number =>
  bitsOf('category', [category]) |
  bitsOf('subcategory', [subcategory]) |
  bitsOf('allergen', allergens) |
  bitsOf('diet', diets);

export interface Filters {
  category: Category;
  subcategory?: Subcategory;
  /** All of them have to fit; Meat is no restriction. */
  diets: readonly DietType[];
  /** Names in their normal form; one that is none of the fifteen excludes nothing. */
  excludedAllergens: readonly string[];
}

/** The bits that a recipe has to have, and those that it must not have. */
export const filterMasks = ({ category, subcategory, diets, excludedAllergens }: Filters) => ({
  required:
    bitsOf('category', [category]) |
    bitsOf('subcategory', subcategory === undefined ? [] : [subcategory]) |
    bitsOf(
      'diet',
      diets.filter((diet) => diet !== 'Meat'),
    ),
  forbidden: bitsOf('allergen', excludedAllergens),
});

export type FilterMasks = ReturnType<typeof filterMasks>;

export const isAllowed = (mask: number, { required, forbidden }: FilterMasks): boolean =>
  (mask & required) === required && (mask & forbidden) === 0;
