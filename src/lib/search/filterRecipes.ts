import type { CuisineCount, HiddenMatchReason } from '@contracts/analyze';
import { cuisineOf, type Cuisine } from '@contracts/cuisines';
import type { Recipe } from '@contracts/recipe';
import type { Category, Subcategory, TimeLimit } from '@contracts/vocabulary';
import { activeReasons, isHiddenBy, type Exclusions } from './exclusions';
import { prepMinutes } from './prepMinutes';

/**
 * Filters applied in the browser (row 5.filters.local of docs/spec-coverage.md). `All` and `None` accept every
 * sub-type.
 */
export interface LocalFilters extends Exclusions {
  subcategory: Subcategory;
  /** Empty accepts every cuisine. */
  cuisines: readonly Cuisine[];
  /** 0 to 5; 0 accepts everything. */
  minimumRating: number;
  /** Null accepts every duration, also an unknown one. */
  maxMinutes?: TimeLimit | null;
}

/** Reasons that the browser counts; the server names none of them in `hidden`. */
type LocalReason = { kind: 'rating' } | { kind: 'subcategory' } | { kind: 'cuisine' } | { kind: 'time' };

/** Why recipes are hidden, and how many. A recipe may have several reasons. */
export type HiddenReason = (HiddenMatchReason | LocalReason) & { count: number };

export const isLocalReason = (reason: HiddenMatchReason | LocalReason): reason is LocalReason =>
  reason.kind === 'rating' || reason.kind === 'subcategory' || reason.kind === 'cuisine' || reason.kind === 'time';

const hasSubcategory = (recipe: Recipe, subcategory: Subcategory) =>
  subcategory === 'All' || subcategory === 'None' || recipe.subcategory === subcategory;

const hasCuisine = (recipe: Recipe, cuisines: readonly Cuisine[]) => {
  if (cuisines.length === 0) return true;
  const cuisine = cuisineOf(recipe);
  return cuisine !== undefined && cuisines.includes(cuisine);
};

const isQuick = ({ prepTime }: Recipe, maxMinutes: TimeLimit | null = null) =>
  maxMinutes === null || (prepMinutes(prepTime) ?? Number.POSITIVE_INFINITY) <= maxMinutes;

/** Returns a predicate for recipes that pass the filters. */
export const letsThrough = (filters: LocalFilters) => {
  const reasons = activeReasons(filters);
  return (recipe: Recipe): boolean =>
    hasSubcategory(recipe, filters.subcategory) &&
    hasCuisine(recipe, filters.cuisines) &&
    isQuick(recipe, filters.maxMinutes) &&
    recipe.userRating >= filters.minimumRating &&
    !reasons.some((reason) => isHiddenBy(recipe, reason));
};

export const filterRecipes = (recipes: readonly Recipe[], filters: LocalFilters): Recipe[] =>
  recipes.filter(letsThrough(filters));

/** How many recipes the filters hide and why, allergens first: a cook must notice at once that a filter is active. */
export const hiddenByFilters = (
  recipes: readonly Recipe[],
  filters: LocalFilters,
): { count: number; reasons: HiddenReason[] } => {
  const isLetThrough = letsThrough(filters);
  const hidden = recipes.filter((recipe) => !isLetThrough(recipe));
  const isOfAnyDuration = letsThrough({ ...filters, maxMinutes: null });
  const isOfAnyCuisine = letsThrough({ ...filters, cuisines: [] });
  const countOf = (has: (recipe: Recipe) => boolean) => hidden.filter(has).length;
  const reasons: HiddenReason[] = [
    ...activeReasons(filters).map((reason) => ({ ...reason, count: countOf((recipe) => isHiddenBy(recipe, reason)) })),
    { kind: 'rating', count: countOf(({ userRating }) => userRating < filters.minimumRating) },
    { kind: 'subcategory', count: countOf((recipe) => !hasSubcategory(recipe, filters.subcategory)) },
    // Only what lifting this filter shows, which is what the server counts too.
    { kind: 'cuisine', count: countOf(isOfAnyCuisine) },
    { kind: 'time', count: countOf(isOfAnyDuration) },
  ];
  return { count: hidden.length, reasons: reasons.filter(({ count }) => count > 0) };
};

/** Number of recipes per cuisine, largest first; those without a known cuisine are counted together. */
export const countCuisines = (recipes: readonly Recipe[]): CuisineCount[] => {
  const counts = new Map<Cuisine | undefined, number>();
  for (const recipe of recipes) {
    const cuisine = cuisineOf(recipe);
    counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
  }
  return [...counts]
    .map(([cuisine, count]): CuisineCount => ({ ...(cuisine && { cuisine }), count }))
    .sort((a, b) => b.count - a.count);
};

/** Number of active filter dimensions (category, sub-type, cuisine, rating, time, allergens), 0 to 6. */
export const activeFilterCount = ({
  category,
  subcategory,
  cuisines,
  minimumRating,
  maxMinutes = null,
  excludedAllergens,
}: Pick<LocalFilters, 'subcategory' | 'cuisines' | 'minimumRating' | 'maxMinutes' | 'excludedAllergens'> & {
  category: Category;
}): number =>
  [
    category !== 'None',
    subcategory !== 'All' && subcategory !== 'None',
    cuisines.length > 0,
    minimumRating > 0,
    maxMinutes !== null,
    excludedAllergens.length > 0,
  ].filter(Boolean).length;
