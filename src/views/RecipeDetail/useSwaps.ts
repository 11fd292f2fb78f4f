import { useState } from 'react';
import type { Adapted } from '@contracts/adapt';
import type { Need, Recipe } from '@contracts/recipe';
import type * as Swapping from '@kitchen/swaps/withSwap';
import { untilFetched } from '@/lib/browser/untilFetched';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';

type Kitchen = Pick<typeof Swapping, 'withSwap' | 'withoutLine'>;

/** What an adaptation adds to the swaps: what is left out, and the changed steps in the words of a model. */
interface Taken extends Pick<Adapted, 'leftOut' | 'worded'> {
  /** The adaptation that is shown as it was taken, so that words for it may still come. */
  whole?: Adapted;
  /** The language and the measures that the words are in. */
  wording?: string;
}

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
  const wording = `${language} ${useAppSelector(selectMeasurementSystem)}`;
  const [chosen, setChosen] = useState<readonly Need[]>([]);
  const [taken, setTaken] = useState(NOTHING);
  const [kitchen, setKitchen] = useState<Kitchen>();

  const load = async () => {
    // A press on a lost connection takes effect when it is back.
    setKitchen(await untilFetched(() => import('@kitchen/swaps/withSwap'), { givesUp: false }));
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

  const take = async (adapted: Adapted) => {
    await load();
    setChosen(adapted.swaps);
    setTaken({ leftOut: adapted.leftOut, whole: adapted, wording });
  };

  const takeWords = (adapted: Adapted, worded: NonNullable<Taken['worded']>) =>
    setTaken((before) => (before.whole === adapted ? { ...before, worded } : before));

  const worded = taken.wording === wording ? taken.worded : undefined;

  const shownWith = ({ withSwap, withoutLine }: Kitchen): Recipe => {
    const shownIn = recipe.language ?? language;
    const swapped = chosen.reduce((before, need) => withSwap(before, need, shownIn), recipe);
    const without = taken.leftOut.reduce((before, { id }) => withoutLine(before, id, shownIn), swapped);
    return worded ? withWords(without, worded) : without;
  };

  return {
    shown: kitchen ? shownWith(kitchen) : recipe,
    chosen,
    leftOut: taken.leftOut,
    wordedBy: worded?.by,
    toggle,
    take,
    takeWords,
    dropWords,
  };
};
