import type { Recipe } from '@contracts/recipe';
import type { SortOption } from '@contracts/vocabulary';
import { createAppStore } from '@/app/store/store';
import { NO_FILTERS } from '@/lib/search/searchFilters';
import { serverSort } from '@/lib/search/searchLimits';
import { sortRecipes } from '@/lib/search/sortRecipes';
import { searchSubmitted } from '@/slices/searchSlice';
import { anAnswer, recipes } from '@/testing/builders';
import { fakeApi, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

export const ANALYZE = 'POST /api/analyze';

/** How many recipes the server puts into one answer. */
export const CUT = 60;

/** The server's whole list: 130 meals, every tenth a breakfast, all with dairy but the last ten. */
export const ALL = recipes(130).map((recipe, i) => ({
  ...recipe,
  title: `Dish ${(i * 37) % 130}`,
  prepTime: (i * 53) % 90,
  // Makes every three recipes of the list rank equally.
  ingredients: Array.from({ length: (i * 7) % 44 }, () => 'egg'),
  subcategory: i % 10 === 0 ? ('Breakfast' as const) : ('Dinner' as const),
  allergens: i < 120 ? ['Dairy'] : [],
}));

/** Sorts as the server does. The server does not know the cook's ratings. */
export const inOrder = (list: readonly Recipe[], sort: SortOption) =>
  serverSort(sort) === undefined ? [...list] : sortRecipes(list, sort, 'en-GB');

/** Answers a search as the server does, one page at a time. */
export const serve = ({ body }: Sent) => {
  const { subcategory, offset = '0', preferences, sort = 'default' } = body as Record<string, string>;
  const { excludedAllergens } = JSON.parse(preferences!) as { excludedAllergens: string[] };
  const list = ALL.filter(
    (recipe) =>
      (!subcategory || recipe.subcategory === subcategory) &&
      !recipe.allergens.some((name) => excludedAllergens.includes(name)),
  );
  const sorted = inOrder(list, sort as SortOption);
  const page = sorted.slice(Number(offset), Number(offset) + CUT);
  return anAnswer({ recipes: page, ...(list.length > page.length && { total: list.length }) });
};

/** A store whose search has been answered. */
export const searched = async (reply: unknown = serve, sortOption: SortOption = 'default') => {
  const api = fakeApi({ [ANALYZE]: reply });
  const store = createAppStore(
    fakeEffects(),
    preloaded({ search: { category: 'Meals', subcategory: 'All', sortOption } }),
  );
  store.dispatch(searchSubmitted({ text: 'eggs' }));
  await settled();
  return { api, store };
};

/** Filters that hide nothing. */
export const filters = { ...NO_FILTERS, category: 'Meals' as const, subcategory: 'All' as const };
