import { useEffect } from 'react';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { readyLongList } from '@/lib/search/longListOrder';
import { inSlices } from './inSlices';

/**
 * Indexes and sorts the list in short slices as soon as it is on the page, so that the first search and the first sort
 * by name are fast.
 */
export const useReadySearch = (recipes: readonly Recipe[], language: Language) => {
  useEffect(() => {
    const stop = inSlices(readyLongList(recipes, language));
    return stop;
  }, [recipes, language]);
};
