import { startTransition, useEffect, useState } from 'react';
import type { Recipe } from '@contracts/recipe';

/** Rows rendered beyond the window, above and below, ready for the next scroll or key press. */
const ROWS_AHEAD = 1;

/**
 * How long a list must stay unchanged before those rows are rendered: while the cook types, each key makes a new list.
 */
const SETTLED_MS = 800;

/** A card added or removed, or a changed rating, does not make it a different list. */
const isOtherList = (before: readonly Recipe[] | undefined, now: readonly Recipe[]) =>
  before === undefined ||
  (before !== now && (Math.abs(before.length - now.length) > 1 || before[0]?.id !== now[0]?.id));

/** For a new or different list, renders the visible rows first and those ahead once it has been still for a moment. */
export const useRowsAhead = (recipes: readonly Recipe[]): number => {
  const [settled, setSettled] = useState<readonly Recipe[]>();
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setSettled(recipes)), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [recipes]);
  return isOtherList(settled, recipes) ? 0 : ROWS_AHEAD;
};
