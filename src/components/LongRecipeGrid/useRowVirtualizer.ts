import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { GRID_GAPS } from '../RecipeGrid/RecipeGrid';
import type { ListPlace } from './listPlace';
import type { Columns } from './useColumns';
import { useKeptRows } from './useKeptRows';
import { useRowsAhead } from './useRowsAhead';

/** A browser that refuses to scroll still shows the list; thrown from an effect, the refusal would remove the screen. */
const scrollWhereAllowed: typeof windowScroll = (offset, options, virtualizer) => {
  try {
    windowScroll(offset, options, virtualizer);
  } catch {
    // The list stays where it is.
  }
};

interface RowOptions {
  recipes: readonly Recipe[];
  columns: Columns;
  /** Distance of the list from the top of the page, in pixels. */
  top: number;
  /** Height of a card that has not been measured, in pixels. */
  cardHeight: number;
  place: ListPlace | undefined;
  standsAt: RecipeId | undefined;
}

/** Decides which rows are in the document. */
export const useRowVirtualizer = ({ recipes, columns, top, cardHeight, place, standsAt }: RowOptions) => {
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(recipes.length / columns),
    gap: GRID_GAPS[columns],
    overscan: useRowsAhead(recipes),
    scrollMargin: top,
    scrollToFn: scrollWhereAllowed,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(place && { initialOffset: place.top, initialMeasurementsCache: place.rows }),
    estimateSize: () => cardHeight,
    // Keyed by recipe rather than index, so that a row keeps its height when others come and go before it.
    getItemKey: useCallback((row: number) => recipes[row * columns]!.id, [recipes, columns]),
    rangeExtractor: useKeptRows(recipes, columns, standsAt),
    measureElement: (cell, entry, { measurementsCache, indexFromElement }) => {
      // Reading the height of a new cell would force a synchronous layout; the observer reports it with the next frame.
      // It reports 0 in tests and while this part of the page is hidden.
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      return height > 0 ? Math.round(height) : (measurementsCache[indexFromElement(cell)]?.size ?? cardHeight);
    },
  });

  const { measure } = virtualizer;
  const measuredColumns = useRef(columns);
  useLayoutEffect(() => {
    // The number of columns changes the heights.
    if (measuredColumns.current !== columns) measure();
    measuredColumns.current = columns;
  }, [columns, measure]);
  return virtualizer;
};
