import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { cookedRecipeChanged, selectSession } from '@/slices/cookingTimerSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cookedRecipeOf } from './cookedRecipe';

/**
 * The servings of a recipe page. While the dish is cooking they start with those of its timer, and changes on the page
 * (servings, swaps, language) apply to the timer too.
 */
export const useCookedServings = (recipe: Recipe, isSwapped: boolean) => {
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => selectSession(state, recipe.id));
  const [servings, setServings] = useState(session?.servings ?? recipe.servings);
  const first = useRef({ servings, isSwapped, recipe });

  useEffect(() => {
    if (!session) return;
    const hasSwapChanged = first.current.isSwapped !== isSwapped || (isSwapped && first.current.recipe !== recipe);
    first.current = { servings, isSwapped, recipe };
    // After a reload the timer still has the swaps, and the page does not.
    const keepsWords = session.isSwapped && !isSwapped && !hasSwapChanged;
    const hasNewWords = hasSwapChanged || (!keepsWords && session.language !== recipe.language);
    if (hasNewWords) dispatch(cookedRecipeChanged(cookedRecipeOf(recipe, servings, isSwapped)));
    else if (session.servings !== servings) dispatch(cookedRecipeChanged({ ...session, servings }));
  }, [dispatch, session, recipe, servings, isSwapped]);

  return [servings, setServings] as const;
};
