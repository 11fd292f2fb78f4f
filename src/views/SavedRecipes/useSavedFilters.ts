import { useCallback, useMemo } from 'react';
import type { Category } from '@contracts/vocabulary';
import { activeFilterCount, type HiddenReason } from '@/lib/search/filterRecipes';
import { NO_FILTERS, tickedAllergens, type SearchFilters } from '@/lib/search/searchFilters';
import { selectExcludedAllergens } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { changeThatShows, type SavedAddress } from './savedAddress';

interface SavedFilters extends Pick<SavedAddress, 'filters' | 'lifted' | 'alsoShown'> {
  change: (part: Partial<SavedAddress>) => void;
}

/** The filters as the panel shows them, their number, and the callbacks that change them in the URL. */
export const useSavedFilters = ({ filters, lifted, alsoShown, change }: SavedFilters) => {
  const profile = useAppSelector(selectExcludedAllergens);
  const panelFilters = useMemo(() => ({ ...filters, liftedAllergens: [...lifted] }), [filters, lifted]);
  const count = activeFilterCount({ ...filters, excludedAllergens: tickedAllergens(panelFilters, profile) });

  const apply = useCallback(
    ({ liftedAllergens = [], ...own }: SearchFilters) => change({ filters: own, lifted: liftedAllergens }),
    [change],
  );
  const chooseCategory = useCallback(
    (category: Category) =>
      change({ filters: { ...filters, category, subcategory: category === 'None' ? 'None' : 'All' } }),
    [change, filters],
  );
  const show = useCallback(
    (reason: HiddenReason) => change(changeThatShows(reason, { filters, lifted, alsoShown })),
    [change, filters, lifted, alsoShown],
  );
  const showAll = useCallback(
    () => change({ text: '', filters: NO_FILTERS, lifted: profile, collection: null }),
    [change, profile],
  );
  return { panelFilters, count, apply, chooseCategory, show, showAll };
};
