import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the link of the empty state when the last card disappears together with its pressed heart.
 * @param count number of recipes on this device
 * @returns ref for the element around the list
 */
export const useFocusWhenEmptied = (count: number) => {
  const column = useRef<HTMLDivElement>(null);
  const hadRecipes = useRef(count > 0);
  useLayoutEffect(() => {
    if (hadRecipes.current && count === 0 && document.activeElement === document.body)
      column.current?.querySelector<HTMLElement>('h2 ~ div a')?.focus();
    hadRecipes.current = count > 0;
  }, [count]);
  return column;
};
