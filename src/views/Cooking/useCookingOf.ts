import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Recipe } from '@contracts/recipe';
import { untilIdle } from '@/lib/browser/untilIdle';
import { cookingStarted, selectSession } from '@/slices/cookingTimerSlice';
import { cookingAtHand } from '@/slices/cookingViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cookedRecipeOf } from './cookedRecipe';
import { COOKING_HASH, OVER_PAGE } from './cookingAddress';

/** On a page that is never idle. */
const AT_HAND_WITHIN_MS = 2_000;

/** The running timer of a recipe, and an action that starts it. */
export const useCookingOf = (recipe: Recipe, servings: number, isSwapped: boolean) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useAppSelector((state) => selectSession(state, recipe.id));
  const isOn = session !== undefined && session.status !== 'stopped' && session.status !== 'complete';

  // Prepares the sound ahead of time, so that the press on Start can unlock it. What is seen comes first.
  useEffect(() => void untilIdle(AT_HAND_WITHIN_MS).then(() => dispatch(cookingAtHand())), [dispatch]);

  const open = () => navigate({ hash: COOKING_HASH }, { state: OVER_PAGE, preventScrollReset: true });
  const start = () => {
    if (!isOn) dispatch(cookingStarted(cookedRecipeOf(recipe, servings, isSwapped)));
    void open();
  };
  return { session, isOn, open: () => void open(), start };
};
