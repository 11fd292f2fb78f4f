import { useMemo } from 'react';
import type { RecipeCardActions } from '@/components/RecipeCard/cardActions';
import {
  changeRetried,
  heartPressed,
  recipeRemoved,
  selectListOwner,
  selectSyncMarks,
  starsChosen,
} from '@/slices/savedRecipesSlice';
import { recipeListed } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectNeededThings } from '@/store/shoppingSelectors';
import { selectEffectiveAllergens, selectMustSignIn } from '@/store/selectors';

/** Actions of a card's heart and stars, and the allergens it marks, on every screen. */
export const useCardActions = (): RecipeCardActions => {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const mustSignIn = useAppSelector(selectMustSignIn);
  const marks = useAppSelector(selectSyncMarks);
  const excluded = useAppSelector(selectEffectiveAllergens);
  return useMemo(
    () => ({
      mustSignIn,
      excluded,
      onHeartPress: (recipe) => dispatch(heartPressed(recipe)),
      onRate: (recipe, rating) => dispatch(starsChosen(recipe, rating)),
      onListNeeds: (recipe) => {
        const state = getState();
        const things = selectNeededThings(state, recipe);
        dispatch(recipeListed({ list: selectListOwner(state), things, title: recipe.title }));
      },
      sync: {
        marks,
        onRetry: ({ id }) => dispatch(changeRetried(id)),
        onRemove: (recipe) => dispatch(recipeRemoved(recipe)),
      },
    }),
    [dispatch, getState, mustSignIn, marks, excluded],
  );
};
