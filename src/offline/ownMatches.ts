import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import { MAX_RECIPES_PER_ANSWER } from '@contracts/limits';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { searchByName } from '@kitchen/search/nameSearch';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import type { SearchShelf } from '@kitchen/search/searchShelf';

/** So many own recipes join one list at most; the best ones. */
const OWN_MAX = MAX_RECIPES_PER_ANSWER;

/** What an answer counts. */
export type Counts = Pick<AnalyzeResponse, 'found' | 'hidden' | 'cuisines'>;

/** Own recipes in the order of a search over the collection on this device, and the order of the collection's. */
export interface OwnList {
  recipes: readonly { recipe: Recipe; rank: number }[];
  /** Ranks of the recipes of the collection, by id, as far as they were looked at. */
  ranks: ReadonlyMap<RecipeId, number>;
}

/** What the own recipes of this device add to the answer of a server that does not have them. */
export interface OwnMatches {
  strong: OwnList;
  weaker: OwnList;
  /** How many of each are among the counted matches. */
  counts: Counts;
}

interface Stock {
  language: Language;
  /** The collection, and the same with the own recipes behind it. */
  shelf: SearchShelf;
  whole: SearchShelf;
  idAt: (position: number) => RecipeId;
  recipeAt: (position: number) => Recipe;
}

interface Page extends Required<Counts> {
  positions: readonly number[];
  total: number;
  strong: number;
  recipeOf: (place: number) => Recipe;
}

const pageReader =
  (request: AnalyzeRequest, { language, recipeAt }: Stock) =>
  (shelf: SearchShelf, offset: number): Page => {
    const fields = { ...request, offset };
    const name = request.recipeName?.trim();
    if (name) {
      const found = searchByName(shelf, fields, name, language);
      const { positions, total, hidden, cuisines } = found;
      // What is only near the dish is not what the cook asked for.
      const isNear = found.isNear ?? false;
      return {
        positions: isNear ? [] : positions,
        total: isNear ? 0 : total,
        strong: isNear ? 0 : total,
        found: [],
        hidden,
        cuisines,
        recipeOf: (place) => recipeAt(positions[place]!),
      };
    }
    const result = searchByIngredients(shelf, fields, request.ingredients?.trim() ?? '', language);
    const { hits, total, strong, found, hidden, cuisines, isBrowsed } = result;
    return {
      positions: hits.map(({ entry }) => entry),
      total,
      strong,
      found,
      hidden,
      cuisines,
      recipeOf(place) {
        const hit = hits[place]!;
        const recipe = recipeAt(hit.entry);
        return isBrowsed ? recipe : { ...recipe, ...result.matchOf(hit, recipe) };
      },
    };
  };

const rest = (whole: number, part: number | undefined) => Math.max(0, whole - (part ?? 0));

const addedCounts = (whole: Page, base: Page): Counts => ({
  found: whole.found.map((one) => ({
    ...one,
    recipes: rest(one.recipes, base.found.find(({ id }) => id === one.id)?.recipes),
  })),
  hidden: whole.hidden
    .map(({ reason, count }) => ({
      reason,
      count: rest(count, base.hidden.find((other) => JSON.stringify(other.reason) === JSON.stringify(reason))?.count),
    }))
    .filter(({ count }) => count > 0),
  cuisines: whole.cuisines
    .map(({ cuisine, count }) => ({
      cuisine,
      count: rest(count, base.cuisines.find((other) => other.cuisine === cuisine)?.count),
    }))
    .filter(({ count }) => count > 0),
});

/** The own recipes that match a request, in both modes, under its limits and in its order. */
export const ownMatches = (request: AnalyzeRequest, stock: Stock): OwnMatches => {
  const { shelf, whole, idAt } = stock;
  const read = pageReader(request, stock);
  const first = read(whole, 0);
  const base = read(shelf, 0);
  let wanted = Math.max(0, first.total - base.total);

  /** Goes through a part of the list until all own recipes in it were met. */
  const listOf = (from: number, until: number): OwnList => {
    const recipes: OwnList['recipes'][number][] = [];
    const ranks = new Map<RecipeId, number>();
    for (let offset = from; offset < until && wanted > 0 && recipes.length < OWN_MAX;) {
      const { positions, recipeOf } = offset === 0 ? first : read(whole, offset);
      if (positions.length === 0) break;
      positions.forEach((position, place) => {
        const rank = offset + place;
        if (position < shelf.size) ranks.set(idAt(position), rank);
        else if (recipes.length < OWN_MAX) {
          recipes.push({ recipe: recipeOf(place), rank });
          wanted -= 1;
        }
      });
      offset += positions.length;
    }
    return { recipes, ranks };
  };

  const strong = listOf(0, first.strong);
  return { strong, weaker: listOf(first.strong, first.total), counts: addedCounts(first, base) };
};
