import { useEffect } from 'react';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { readyLongList } from '@/lib/savedSearch';

/** How long one go may take: a key that is pressed meanwhile must not be felt to wait. */
const GO_MS = 6;

/**
 * Reads through the list in small goes as soon as it is on the page, and puts its names in order, so that the first key
 * already finds it read and the first sorting sorted.
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
