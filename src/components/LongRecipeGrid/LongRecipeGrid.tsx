import { useEffect, useState, type ReactNode } from 'react';
import type { RecipeId } from '@contracts/recipe';
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
export const LongRecipeGrid = ({ children, ...list }: LongRecipeGridProps) => {
  const { recipes, place } = list;
  const [standsAt, setStandsAt] = useState<RecipeId>();
  const [wasEmpty, setWasEmpty] = useState(false);
  if (recipes.length === 0 && !wasEmpty) setWasEmpty(true);
  const frame = useKeptFocus(recipes, setStandsAt);

  // After the page's heading, which takes the focus when a screen opens.
  const { ref } = frame;
  const left = place?.recipeId;
  useEffect(() => {
    if (left !== undefined)
      ref.current?.querySelector<HTMLElement>(`[data-recipe="${left}"] a`)?.focus({ preventScroll: true });
  }, [ref, left]);

  return (
    <div {...frame}>{recipes.length > 0 ? <Rows {...list} standsAt={standsAt} isOpened={!wasEmpty} /> : children}</div>
  );
};
