import { useEffect } from 'react';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { readyLongList } from '@/lib/search/savedSearch';

/** Time slice in ms: a key pressed meanwhile must not feel slow. */
const GO_MS = 6;

/**
 * Indexes and sorts the list in short slices as soon as it is on the page, so that the first search and the first sort
 * by name are fast.
 */
export const useReadySearch = (recipes: readonly Recipe[], language: Language) => {
  useEffect(() => {
    const steps = readyLongList(recipes, language);
    let timer: number;
    const go = () => {
      const end = performance.now() + GO_MS;
      while (!steps.next().done)
        if (performance.now() > end) {
          timer = window.setTimeout(go, 0);
          return;
        }
    };
    timer = window.setTimeout(go, 0);
    return () => window.clearTimeout(timer);
  }, [recipes, language]);
};
