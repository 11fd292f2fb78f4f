import { useCallback, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ListPlace } from '@/components/LongRecipeGrid/listPlace';

/**
 * Where the list was left, by history entry. Lost on a reload, when the browser restores the scroll position itself.
 */
const places = new Map<string, ListPlace>();

/** More visits than anyone goes back through. */
const PLACES_KEPT = 20;

/** Returns a reader who comes back from a recipe to the place where they left the list. */
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
