import { useState } from 'react';
import { useAdaptRecipeMutation } from '@/api/recipePageApi';
import { selectDietTypes, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { useHealth } from '@/store/useHealth';
import type { ServingsProps } from './servingsProps';

/** Asks what changes in a recipe for the cook's kitchen, and shows the recipe with the changes. */
export const useAdaptation = ({ recipe, swaps, servings }: Pick<ServingsProps, 'recipe' | 'swaps' | 'servings'>) => {
  const [adapt, { data: adapted, isLoading, isError }] = useAdaptRecipeMutation();
  const [word, { isLoading: isWording }] = useAdaptRecipeMutation();
  const [typed, setTyped] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const isWorded = useHealth(({ generation }) => generation) === true;
  const excludedAllergens = useAppSelector(selectEffectiveAllergens);
  const dietTypes = useAppSelector(selectDietTypes);
  const measurementSystem = useAppSelector(selectMeasurementSystem);
  const asked = {
    id: recipe.id,
    ingredients: typed,
    excludedAllergens: [...excludedAllergens],
    dietTypes,
    servings,
    measurementSystem,
  };

  const begin = () => {
    setIsUsed(false);
    void adapt(asked);
  };

  /** The computed changes at once; the words of a model follow, if it has any that are good enough. */
  const use = async () => {
    if (!adapted) return;
    swaps.take(adapted);
    setIsUsed(true);
    if (!isWorded) return;
    const { data: inWords } = await word({ ...asked, words: true });
    if (inWords?.worded) swaps.take(inWords);
  };

  return { typed, setTyped, adapted, isLoading, isError, isUsed, isWording, begin, use };
};
