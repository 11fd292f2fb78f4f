import { takenLines } from '@kitchen/giving/takenLines';
import { recipeNumberOf } from '@/lib/recipe/recipeLines';
import { cookbookImported, selectCookbook } from '@/slices/cookbookSlice';
import type { LinesOutcome, RecipeImport } from '@/slices/recipeImportSlice';
import { listImported, selectShoppingList } from '@/slices/shoppingSlice';
import type { ImportEffects } from '@/store/importEffects';
import type { AppListenerApi } from '@/store/listening';

/**
 * Puts the other lines of the file on the cookbook and the shopping list, those that are there already only once.
 * @returns how many were left out, and why
 */
export const takeLines = async (
  { dispatch, getState }: AppListenerApi,
  effects: ImportEffects,
  now: RecipeImport,
): Promise<LinesOutcome> => {
  const unwanted = new Set(now.unwanted);
  const all = await effects.lines();
  const lines = all.filter((line) => !unwanted.has(recipeNumberOf(line) ?? Number.NaN));
  const unwantedLines = all.length - lines.length;
  if (lines.length === 0) return { orphans: 0, unlisted: 0, unwantedLines };
  const owner = now.owner!;
  const { entries } = selectShoppingList(getState(), owner);
  const taken = takenLines(lines, {
    ids: new Map(Object.entries(now.ids).map(([number, id]) => [Number(number), id])),
    known: {
      cookbook: Object.values(selectCookbook(getState(), owner).entries),
      shopping: Object.values(entries),
    },
    newId: (place) => `import-${now.startedAt.toString(36)}-${place}`,
    now: Date.now(),
  });
  dispatch(cookbookImported({ owner, lines: taken.cookbook }));
  dispatch(listImported({ list: owner, lines: taken.shopping, ...(taken.order && { order: taken.order }) }));
  const listed = selectShoppingList(getState(), owner).entries;
  return {
    orphans: taken.orphans,
    unlisted: taken.shopping.filter(({ id }) => !listed[id]).length,
    unwantedLines,
  };
};
