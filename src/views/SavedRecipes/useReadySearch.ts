import { useEffect } from 'react';
import type { Recipe } from '@contracts/recipe';
import { readySearchTexts } from '@/lib/savedSearch';

/** How long one go may take: a key that is pressed meanwhile must not be felt to wait. */
const GO_MS = 6;

/** Reads through the list in small goes as soon as it is on the page, so that the first key already finds it read. */
export const useReadySearch = (recipes: readonly Recipe[]) => {
  useEffect(() => {
    let timer: number;
    const go = (from: number) => {
      const end = performance.now() + GO_MS;
      const next = readySearchTexts(recipes, from, () => performance.now() > end);
      if (next !== undefined) timer = window.setTimeout(go, 0, next);
    };
    timer = window.setTimeout(go, 0, 0);
    return () => window.clearTimeout(timer);
  }, [recipes]);
};
