import { useMemo } from 'react';
import type { RecipeCardActions } from '@/components/RecipeCard/RecipeCard';
import { changeRetried, heartPressed, recipeRemoved, selectSyncMarks, starsChosen } from '@/slices/savedRecipesSlice';
import { shoppingListRequested } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectMustSignIn } from '@/store/selectors';

/** What heart and stars of a card do, wherever the card is. */
export const useCardActions = (): RecipeCardActions => {
  const dispatch = useAppDispatch();
  const mustSignIn = useAppSelector(selectMustSignIn);
  const marks = useAppSelector(selectSyncMarks);
  return useMemo(
    () => ({
      mustSignIn,
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
    [dispatch, mustSignIn, marks],
  );
};
