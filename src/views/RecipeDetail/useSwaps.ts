import { useState } from 'react';
import type { Adapted } from '@contracts/adapt';
import type { Need, Recipe } from '@contracts/recipe';
import type * as Swapping from '@kitchen/swaps/withSwap';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';

type Kitchen = Pick<typeof Swapping, 'withSwap' | 'withoutLine'>;

/** What an adaptation adds to the swaps: what is left out, and the changed steps in the words of a model. */
type Taken = Pick<Adapted, 'leftOut' | 'worded'>;

const NOTHING: Taken = { leftOut: [] };

/** The recipe with these steps in other words. Their values no longer follow the servings. */
const withWords = (recipe: Recipe, worded: NonNullable<Taken['worded']>): Recipe => {
  const texts = new Map(worded.steps.map(({ index, text }) => [index, text]));
  const instructions = recipe.instructions.map((instruction, index) => {
    const step = texts.get(index);
    return step === undefined ? instruction : { ...instruction, step, parts: undefined };
  });
  return { ...recipe, instructions };
};

/**
 * The recipe with the chosen swaps, a toggle for each, and all changes of an adaptation at once. The food data loads with
 * the first swap, because most readers never take one.
 */
export const useSwaps = (recipe: Recipe) => {
  const language = useAppSelector(selectLanguage);
  const [chosen, setChosen] = useState<readonly Need[]>([]);
  const [taken, setTaken] = useState(NOTHING);
  const [kitchen, setKitchen] = useState<Kitchen>();

  const load = async () => {
    const loaded = await import('@kitchen/swaps/withSwap');
    setKitchen(loaded);
  };

  /** The words hold for the swaps and servings that they were written for. */
  const dropWords = () => setTaken(({ leftOut }) => ({ leftOut }));

  const toggle = async (need: Need) => {
    await load();
    setChosen((before) =>
      before.some(({ id }) => id === need.id) ? before.filter(({ id }) => id !== need.id) : [...before, need],
    );
    dropWords();
  };

  const take = async ({ swaps, leftOut, worded }: Adapted) => {
    await load();
    setChosen(swaps);
    setTaken({ leftOut, ...(worded && { worded }) });
  };

  const shownWith = ({ withSwap, withoutLine }: Kitchen): Recipe => {
    const shownIn = recipe.language ?? language;
    const swapped = chosen.reduce((before, need) => withSwap(before, need, shownIn), recipe);
    const without = taken.leftOut.reduce((before, { id }) => withoutLine(before, id, shownIn), swapped);
    return taken.worded ? withWords(without, taken.worded) : without;
  };

  return {
    shown: kitchen ? shownWith(kitchen) : recipe,
    chosen,
    leftOut: taken.leftOut,
    wordedBy: taken.worded?.by,
    toggle,
    take,
    dropWords,
  };
};
