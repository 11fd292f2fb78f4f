import { useState } from 'react';
import type { Adapted, AdaptRequest } from '@contracts/adapt';
import { useAdaptRecipeMutation } from '@/api/recipePageApi';
import { selectDietTypes, selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { selectDetected } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { useHealth } from '@/store/useHealth';
import type { AdaptProps } from './servingsProps';

/** The changes, and the kitchen that they were asked for. */
interface Found {
  adapted: Adapted;
  asked: AdaptRequest;
  /** This device computed them: the server did not answer, or does not have the recipe. */
  isOnDevice: boolean;
}

/** Whether two adaptations swap and leave out the same. */
const isSame = (one: Adapted, other: Adapted): boolean => {
  const changesOf = ({ swaps, leftOut }: Adapted) =>
    JSON.stringify([swaps.map(({ id, swapId }) => [id, swapId]), leftOut.map(({ id }) => id)]);
  return changesOf(one) === changesOf(other);
};

/** Asks what changes in a recipe for the cook's kitchen, and shows the recipe with the changes. */
export const useAdaptation = ({ original, swaps, servings }: AdaptProps) => {
  const [ask] = useAdaptRecipeMutation();
  const [word, { isLoading: isWording }] = useAdaptRecipeMutation();
  // A recipe that a search found begins with what was searched with; its panel says how much of it is there.
  const kitchen = useAppSelector(selectDetected);
  const [typed, setTyped] = useState(() => (original.matchedIngredients === undefined ? '' : kitchen.join(', ')));
  const [found, setFound] = useState<Found>();
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | 'used'>('idle');
  const isWorded = useHealth(({ generation }) => generation) === true;
  const excludedAllergens = useAppSelector(selectEffectiveAllergens);
  const dietTypes = useAppSelector(selectDietTypes);
  const measurementSystem = useAppSelector(selectMeasurementSystem);
  const language = useAppSelector(selectLanguage);
  const { id } = original;

  const find = async (asked: AdaptRequest): Promise<Found> => {
    const { data } = await ask({ ...asked, id, servings, measurementSystem });
    if (data) return { adapted: data, asked, isOnDevice: false };
    const { adaptOnDevice } = await import(/* webpackChunkName: "offline" */ '@/offline/adaptOnDevice');
    return { adapted: adaptOnDevice(original, asked, language), asked, isOnDevice: true };
  };

  const begin = async () => {
    setState('asking');
    setFound(undefined);
    try {
      setFound(await find({ ingredients: typed, excludedAllergens: [...excludedAllergens], dietTypes }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  /** The computed changes at once; the words of a model for the same kitchen follow, if they are good enough. */
  const use = async () => {
    if (!found) return;
    const { adapted, asked, isOnDevice } = found;
    setState('used');
    await swaps.take(adapted);
    if (!isWorded || isOnDevice) return;
    const { data } = await word({ ...asked, id, servings, measurementSystem, words: true });
    if (data?.worded?.servings === servings && isSame(data, adapted)) swaps.takeWords(adapted, data.worded);
  };

  return { typed, setTyped, adapted: found?.adapted, state, isWording, begin, use };
};
