import { startTransition, useEffect, useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { readyMatches } from '@/lib/search/savedSearch';
import { inSlices } from './inSlices';

/** As many recipes are searched in the task that shows them. */
const AT_ONCE = 1_000;

/**
 * The text whose matches are to be shown: the one that was typed, once a long list has been searched for it in short
 * slices. Until then it is the one before.
 */
export const useSoughtText = (recipes: readonly Recipe[], typed: string): string => {
  const [sought, setSought] = useState(typed);
  const isLong = recipes.length > AT_ONCE;
  if (!isLong && sought !== typed) setSought(typed);
  useEffect(() => {
    if (typed === sought) return undefined;
    const stop = inSlices(readyMatches(recipes, typed), () => startTransition(() => setSought(typed)));
    return stop;
  }, [recipes, typed, sought]);
  return isLong ? sought : typed;
};
