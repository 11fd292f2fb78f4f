import { lineText } from '@kitchen/shopping/lineText';
import { readShopping } from '@kitchen/shopping/readShopping';
import { pantryItemToggled, selectPantry } from '@/slices/pantrySlice';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { lineRewritten, linesRemoved, linesTicked, thingsAdded, type ListKey } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ShownShoppingLine } from '@/store/shoppingLines';

/** The line that was just written may be in another aisle. */
const focusLine = (entryId: string | undefined) => {
  if (entryId !== undefined) document.querySelector<HTMLElement>(`[data-entries~="${entryId}"] [data-edits]`)?.focus();
};

/** What a cook does to the lines of a list. */
export const useListChanges = (list: ListKey) => {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const system = useAppSelector(selectMeasurementSystem);
  const pantry = useAppSelector(selectPantry);

  const remove = (lines: readonly ShownShoppingLine[]) =>
    dispatch(
      linesRemoved(
        list,
        lines.flatMap(({ entryIds }) => entryIds),
      ),
    );

  return {
    textOf: (line: ShownShoppingLine) => lineText(line, { language, system }),

    /** Adds what a text names, and returns how many things that are. */
    add(text: string): number {
      const things = readShopping(text, language);
      dispatch(thingsAdded(list, things));
      return things.length;
    },

    tick: ({ entryIds, isTicked }: ShownShoppingLine) => dispatch(linesTicked(list, entryIds, !isTicked)),

    remove,

    rewrite({ entryIds, recipes: [recipe, ...others] }: ShownShoppingLine, text: string) {
      // A line of one recipe is still for that recipe.
      const things = readShopping(text, language).map((thing) => (recipe && others.length === 0 ? { ...thing, recipe } : thing)); // prettier-ignore
      const { payload } = dispatch(lineRewritten(list, entryIds, things));
      requestAnimationFrame(() => focusLine(payload.added[0]?.id));
    },

    /** Takes a line off the list because the cook always has the thing. */
    haveAlways(line: ShownShoppingLine) {
      const { id: food, name } = line;
      const isThere = pantry.some((thing) => (food !== undefined && thing.id === food) || thing.name === name);
      if (!isThere) dispatch(pantryItemToggled({ ...(food !== undefined && { id: food }), name }));
      remove([line]);
    },
  };
};
