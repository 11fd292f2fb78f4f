import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { RecipeCardActions } from '../RecipeCard/cardActions';
import { MovingItems } from '../MovingItems/MovingItems';
import { CardGrid, GRID_GAPS } from '../RecipeGrid/RecipeGrid';
import { Cell } from './Cell';
import type { ListPlace } from './listPlace';
import { useCardsInTurn } from './useCardsInTurn';
import { useColumns } from './useColumns';
import { useListBox, useMeasuredBox } from './useListBox';
import { useRowVirtualizer } from './useRowVirtualizer';

export interface RowsProps {
  /** Accessible name of the list. */
  label: string;
  recipes: readonly Recipe[];
  actions: RecipeCardActions;
  /** Where to restore a returning reader. */
  place?: ListPlace;
  onLeave?: (place: ListPlace) => void;
  /** The focused row stays rendered however far it scrolls away. */
  standsAt?: RecipeId;
  /** The cards were there when the page opened. */
  isOpened: boolean;
}

/** Calls `onLeave` with what `placeOf` returns when the list goes away. */
const useLeaving = (placeOf: () => ListPlace, onLeave: ((place: ListPlace) => void) | undefined) => {
  const leave = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    leave.current = () => onLeave?.(placeOf());
  });
  useLayoutEffect(() => () => leave.current?.(), []);
};

/** The list's element with the rows near the window, and empty space in place of the others. */
export const Rows = ({ label, recipes, actions, place, onLeave, standsAt, isOpened }: RowsProps) => {
  const columns = useColumns();
  const { list, top, cardHeight, measureBox } = useListBox(columns);
  const virtualizer = useRowVirtualizer({ recipes, columns, top, cardHeight, place, standsAt });
  useMeasuredBox(measureBox, recipes, columns);
  useLeaving(
    () => ({ top: window.scrollY, rows: virtualizer.takeSnapshot(), recipeId: standsAt ?? place?.recipeId }),
    onLeave,
  );

  const rows = virtualizer.getVirtualItems();
  const inRow = ({ index }: VirtualItem) => recipes.slice(index * columns, (index + 1) * columns);
  const drawn = useCardsInTurn(
    rows.flatMap((row) => inRow(row).map(({ id }) => id)),
    isOpened,
  );
  const cells = rows.flatMap((row, i) => {
    const before = rows[i - 1];
    const skipped = before ? row.start - before.end - GRID_GAPS[columns] : 0;
    return inRow(row).map((recipe, column) => (
      <Cell
        key={recipe.id}
        recipe={recipe}
        actions={actions}
        place={row.index * columns + column + 1}
        count={recipes.length}
        measure={column === 0 ? virtualizer.measureElement : undefined}
        row={row.index}
        marginTop={skipped > 0 ? skipped : undefined}
        minHeight={drawn.has(recipe.id) ? undefined : cardHeight}
      />
    ));
  });

  const firstRow = rows[0];
  const lastRow = rows.at(-1);
  return (
    <CardGrid
      ref={list}
      aria-label={label}
      style={{
        paddingTop: firstRow ? firstRow.start - top : 0,
        paddingBottom: lastRow ? virtualizer.getTotalSize() - (lastRow.end - top) : 0,
        // The virtualiser already keeps rows in place by their measured heights; the browser must not do so too.
        overflowAnchor: 'none',
      }}
    >
      {cells}
      <MovingItems list={list} order={recipes} />
    </CardGrid>
  );
};
