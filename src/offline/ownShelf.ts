import type { Recipe } from '@contracts/recipe';
import { createSearchShelfBuilder, type SearchShelf } from '@kitchen/search/searchShelf';
import { shelvedFromOwn } from '@kitchen/search/shelvedOwn';
import type { ShelvedRecipe } from '@kitchen/search/shelvedRecipe';
import { nextTask } from '@/lib/browser/nextTask';

/** Recipes read at once: a few milliseconds of work on a phone. */
const BATCH = 20;

const read = new WeakMap<Recipe, ShelvedRecipe>();

const shelvedOf = (recipe: Recipe): ShelvedRecipe => {
  const known = read.get(recipe) ?? shelvedFromOwn(recipe);
  read.set(recipe, known);
  return known;
};

/** The recipes of the collection, then the cook's own. The page can respond while many are read for the first time. */
export const shelfWithOwn = async (shelf: SearchShelf, own: readonly Recipe[]): Promise<SearchShelf> => {
  for (let at = 0; at < own.length; at += BATCH) {
    const unread = own.slice(at, at + BATCH).filter((recipe) => !read.has(recipe));
    if (unread.length === 0) continue;
    unread.forEach(shelvedOf);
    await nextTask();
  }
  const builder = createSearchShelfBuilder(shelf);
  for (const recipe of own) builder.put(shelvedOf(recipe));
  return builder.finish((position, language) => own[position - shelf.size]?.title ?? shelf.titleAt(position, language));
};
