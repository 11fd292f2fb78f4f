import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';

/**
 * The rows to render: those near the window, and the row of the card `standsAt` however far it scrolls away, with its
 * neighbours, so that Tab can leave it in either direction.
 */
export const useKeptRows = (recipes: readonly Recipe[], columns: number, standsAt: RecipeId | undefined) => {
  const index = standsAt === undefined ? -1 : recipes.findIndex(({ id }) => id === standsAt);
  const kept = index === -1 ? undefined : Math.floor(index / columns);
  return useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (kept === undefined) return rows;
      const around = [kept - 1, kept, kept + 1].filter((row) => row >= 0 && row < range.count);
      return [...new Set([...rows, ...around])].sort((a, b) => a - b);
    },
    [kept],
  );
};
