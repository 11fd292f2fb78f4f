import { useMemo } from 'react';
import type { RecipeCardActions } from '@/components/RecipeCard/RecipeCard';
import { changeRetried, heartPressed, recipeRemoved, selectSyncMarks, starsChosen } from '@/slices/savedRecipesSlice';
import { shoppingListRequested } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens, selectMustSignIn } from '@/store/selectors';

/** Actions of a card's heart and stars, and the allergens it marks, on every screen. */
export const useCardActions = (): RecipeCardActions => {
  const dispatch = useAppDispatch();
  const mustSignIn = useAppSelector(selectMustSignIn);
  const marks = useAppSelector(selectSyncMarks);
  const excluded = useAppSelector(selectEffectiveAllergens);
  return useMemo(
    () => ({
      mustSignIn,
      excluded,
      onHeartPress: (recipe) => dispatch(heartPressed(recipe)),
      onRate: (recipe, rating) => dispatch(starsChosen(recipe, rating)),
      onCopyNeeds: ({ title, needs = [] }) =>
        dispatch(shoppingListRequested({ title, names: needs.map(({ name }) => name) })),
      sync: {
        marks,
        onRetry: ({ id }) => dispatch(changeRetried(id)),
        onRemove: (recipe) => dispatch(recipeRemoved(recipe)),
      },
    }),
    [dispatch, mustSignIn, marks, excluded],
  );
};
