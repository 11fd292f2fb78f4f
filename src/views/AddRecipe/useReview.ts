import { useEffect, useRef } from 'react';
import { draftStarted, recipesFound } from '@/slices/recipeDraftSlice';
import { useAppDispatch } from '@/store/hooks';
import type { Found } from './foundRecipes';

/**
 * Begins the review of the recipe that was found, or the choice between several. What arrives after the cook has left
 * the start, for an empty page or another view, is dropped: it would replace what they write there.
 */
export const useReview = () => {
  const dispatch = useAppDispatch();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (found: Found) => {
    if (!isShown.current) return;
    const [first, ...others] = found.recipes;
    if (others.length > 0) dispatch(recipesFound(found));
    else if (first) dispatch(draftStarted(first));
  };
};
