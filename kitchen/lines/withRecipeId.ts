import { withThing, type LineList } from './lineList';

/** The content of a line that may name a recipe. */
interface AboutRecipe {
  recipe?: { id: number };
}

/**
 * A list after the server gave a recipe another id: the lines that name the recipe have the new one, and are to be
 * sent again.
 * @returns undefined if no line names the recipe
 */
const withRecipeId = <T extends object>(list: LineList<T>, from: number, to: number): LineList<T> | undefined => {
  const moved = Object.values(list.entries).flatMap((line) => {
    const thing = line.thing as (T & AboutRecipe) | undefined;
    // A change that the cook makes in the same millisecond is to win, so the line counts as hardly newer than it was.
    return thing?.recipe?.id === from ? [withThing<T>(line, { ...thing, recipe: { ...thing.recipe, id: to } }, 0)] : [];
  });
  if (moved.length === 0) return undefined;
  return { ...list, entries: { ...list.entries, ...Object.fromEntries(moved.map((line) => [line.id, line])) } };
};

/** Of all lists, by their keys, those that change when the server gives a recipe another id. */
export const withRecipeIdInAll = <T extends object>(
  lists: Readonly<Record<string, LineList<T>>>,
  from: number,
  to: number,
): Record<string, LineList<T>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([key, list]) => {
      const changed = withRecipeId(list, from, to);
      return changed ? [[key, changed]] : [];
    }),
  );
