import { useCallback, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ListPlace } from '@/components/LongRecipeGrid/LongRecipeGrid';

/** Where each visit of the list was left, by its entry in the history. A reload forgets: the browser scrolls by itself then. */
const places = new Map<string, ListPlace>();

/** As many visits as anybody goes back through. */
const PLACES_KEPT = 20;

/** Brings a reader who comes back from a recipe to the place in the list where they left it. */
export const useListPlace = () => {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [place] = useState(() => (navigation === 'POP' ? places.get(key) : undefined));
  const keep = useCallback(
    (left: ListPlace) => {
      places.delete(key);
      places.set(key, left);
      const [oldest] = places.keys();
      if (places.size > PLACES_KEPT && oldest !== undefined) places.delete(oldest);
    },
    [key],
  );
  return { place, keep };
};
