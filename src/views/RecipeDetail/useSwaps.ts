import { useState } from 'react';
import type { Need, Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';

type WithSwap = (recipe: Recipe, need: Need, language: Language) => Recipe;

/**
 * The recipe with the chosen swaps, and a toggle for each. The food data loads with the first swap, because most
 * readers never take one.
 */
export const useSwaps = (recipe: Recipe) => {
  const language = useAppSelector(selectLanguage);
  const [chosen, setChosen] = useState<readonly Need[]>([]);
  const [withSwap, setWithSwap] = useState<WithSwap>();

  const toggle = async (need: Need) => {
    const kitchen = await import('@kitchen/swaps/withSwap');
    setWithSwap(() => kitchen.withSwap);
    setChosen((before) =>
      before.some(({ id }) => id === need.id) ? before.filter(({ id }) => id !== need.id) : [...before, need],
    );
  };

  const shown = withSwap
    ? chosen.reduce((swapped, need) => withSwap(swapped, need, recipe.language ?? language), recipe)
    : recipe;
  return { shown, chosen, toggle };
};
