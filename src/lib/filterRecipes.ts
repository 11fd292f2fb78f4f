import type { Recipe } from '@contracts/recipe';
import type { Category, Subcategory } from '@contracts/vocabulary';

/** What the browser filters by itself (SPEC §5). `All` and `None` let every sub-type through. */
export interface LocalFilters {
  subcategory: Subcategory;
  /** 0 to 5; 0 lets everything through. */
  minimumRating: number;
  excludedAllergens: readonly string[];
}

/** Why recipes are hidden, and how many have this reason; a recipe may have several. */
export type HiddenReason =
  | { kind: 'allergen'; name: string; count: number }
  | { kind: 'rating'; count: number }
  | { kind: 'subcategory'; count: number };

const contains = (allergens: readonly string[], name: string) =>
  allergens.some((one) => one.toLowerCase() === name.toLowerCase());

const hasSubcategory = (recipe: Recipe, subcategory: Subcategory) =>
  subcategory === 'All' || subcategory === 'None' || recipe.subcategory === subcategory;

/** Whether the filters let a recipe through. */
export const isLetThrough = (
  recipe: Recipe,
  { subcategory, minimumRating, excludedAllergens }: LocalFilters,
): boolean =>
  hasSubcategory(recipe, subcategory) &&
  recipe.userRating >= minimumRating &&
  !excludedAllergens.some((name) => contains(recipe.allergens, name));

export const filterRecipes = (recipes: readonly Recipe[], filters: LocalFilters): Recipe[] =>
  recipes.filter((recipe) => isLetThrough(recipe, filters));

/** What the filters hide and why, the allergens first: a cook must see at once that a filter is at work. */
export const hiddenByFilters = (
  recipes: readonly Recipe[],
  filters: LocalFilters,
): { count: number; reasons: HiddenReason[] } => {
  const hidden = recipes.filter((recipe) => !isLetThrough(recipe, filters));
  const countOf = (has: (recipe: Recipe) => boolean) => hidden.filter(has).length;
  const reasons: HiddenReason[] = [
    ...filters.excludedAllergens.map((name) => ({
      kind: 'allergen' as const,
      name,
      count: countOf(({ allergens }) => contains(allergens, name)),
    })),
    { kind: 'rating', count: countOf(({ userRating }) => userRating < filters.minimumRating) },
    { kind: 'subcategory', count: countOf((recipe) => !hasSubcategory(recipe, filters.subcategory)) },
  ];
  return { count: hidden.length, reasons: reasons.filter(({ count }) => count > 0) };
};

/** How many dimensions filter: category, sub-type, rating, allergens (DECISIONS 13). 0 to 4. */
export const activeFilterCount = ({
  category,
  subcategory,
  minimumRating,
  excludedAllergens,
}: LocalFilters & { category: Category }): number =>
  [
    category !== 'None',
    subcategory !== 'All' && subcategory !== 'None',
    minimumRating > 0,
    excludedAllergens.length > 0,
  ].filter(Boolean).length;
