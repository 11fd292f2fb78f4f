import { useMemo } from 'react';
import type { RecipeCardActions } from '@/components/RecipeCard/RecipeCard';
import { heartPressed, starsChosen } from '@/slices/savedRecipesSlice';
import { shoppingListRequested } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectMustSignIn } from '@/store/selectors';

/** What heart and stars of a card do, wherever the card is. */
export const useCardActions = (): RecipeCardActions => {
  const dispatch = useAppDispatch();
  const mustSignIn = useAppSelector(selectMustSignIn);
  return useMemo(
    () => ({
      mustSignIn,
      onHeartPress: (recipe) => dispatch(heartPressed(recipe)),
      onRate: (recipe, rating) => dispatch(starsChosen(recipe, rating)),
      onCopyNeeds: ({ title, needs = [] }) =>
        dispatch(shoppingListRequested({ title, names: needs.map(({ name }) => name) })),
    }),
    [dispatch, mustSignIn],
  );
};
