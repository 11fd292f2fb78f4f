import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { RecipeId } from '@contracts/recipe';
import type { ListPlace } from './listPlace';
import { Rows, type RowsProps } from './Rows';
import { useKeptFocus } from './useKeptFocus';

interface LongRecipeGridProps extends Omit<RowsProps, 'standsAt' | 'isOpened'> {
  /** Shown instead of the cards when there are none. */
  children?: ReactNode;
}

/**
 * Thousands of recipes as cards, with only those near the window in the document. Each reports its position in the
 * whole list, the keyboard can reach every one, and a returning reader finds their place.
 */
export const LongRecipeGrid = ({ children, onLeave, ...list }: LongRecipeGridProps) => {
  const { recipes, place } = list;
  const [standsAt, setStandsAt] = useState<RecipeId>();
  const [wasEmpty, setWasEmpty] = useState(false);
  if (recipes.length === 0 && !wasEmpty) setWasEmpty(true);
  const frame = useKeptFocus(recipes, setStandsAt);

  const left = useRef(place?.recipeId);
  const leave = useCallback(
    (now: ListPlace) => {
      left.current = now.recipeId;
      onLeave?.(now);
    },
    [onLeave],
  );
  // After the page's heading, which takes the focus when a screen opens, or is shown again.
  const { ref } = frame;
  useEffect(() => {
    if (left.current !== undefined)
      ref.current?.querySelector<HTMLElement>(`[data-recipe="${left.current}"] a`)?.focus({ preventScroll: true });
  }, [ref]);

  return (
    <div {...frame}>
      {recipes.length > 0 ? <Rows {...list} onLeave={leave} standsAt={standsAt} isOpened={!wasEmpty} /> : children}
    </div>
  );
};
