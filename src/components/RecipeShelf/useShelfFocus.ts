import { useEffect, useRef } from 'react';
import { scrollIntoSight } from '@/lib/browser/scrollIntoSight';
import type { Recipe } from '@contracts/recipe';

interface Shelf {
  recipes: readonly Recipe[];
  /** Changes with each visit to the shelf, which moves the focus to it. */
  visit: string | undefined;
}

/** Keeps focus and scroll position where the cook expects them as recipes come and go. */
export const useShelfFocus = ({ recipes, visit }: Shelf) => {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removed = useRef<number>(undefined);
  const count = recipes.length;

  // The pressed heart disappeared with its card, so focus the next one.
  useEffect(() => {
    if (removed.current === undefined) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    (hearts[Math.min(removed.current, hearts.length - 1)] ?? document.querySelector('main'))?.focus();
    removed.current = undefined;
  }, [count]);

  // A new recipe is added at the front; scroll there to show it.
  const newest = recipes[0]?.id;
  useEffect(() => {
    if (removed.current === undefined && list.current) list.current.scrollLeft = 0;
  }, [newest]);

  useEffect(() => {
    if (visit === undefined) return;
    title.current?.focus({ preventScroll: true });
    scrollIntoSight(title.current, { block: 'start' });
  }, [visit]);

  return {
    list,
    title,
    /** Call it before the recipe at this place is removed. */
    noteRemoval: (index: number) => {
      removed.current = index;
    },
  };
};
