import { draftStarted, recipesFound } from '@/slices/recipeDraftSlice';
import { useAppDispatch } from '@/store/hooks';
import type { Found } from './foundRecipes';

/** Begins the review of the recipe that was found, or the choice between several. */
export const useReview = () => {
  const dispatch = useAppDispatch();
  return (found: Found) => {
    const [first, ...others] = found.recipes;
    if (others.length > 0) dispatch(recipesFound(found));
    else if (first) dispatch(draftStarted(first));
  };
};
