import { FilterPanel } from '@/components/FilterPanel/FilterPanel';
import { selectExcludedAllergens } from '@/slices/preferencesSlice';
import { filtersApplied, selectSearchFilters } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCuisineCounts } from '@/store/search/selectHidden';
import { useLayout } from '../Layout/layoutContext';

interface HomeFiltersProps {
  /** The button that the panel hangs from; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The filters of the search, with what the answer on the screen has of each cuisine. */
export const HomeFilters = ({ anchor, onClose }: HomeFiltersProps) => {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectSearchFilters);
  const profileAllergens = useAppSelector(selectExcludedAllergens);
  const cuisineCounts = useAppSelector(selectCuisineCounts);
  const { openPreferences } = useLayout();
  return (
    <FilterPanel
      anchor={anchor}
      filters={filters}
      profileAllergens={profileAllergens}
      cuisineCounts={cuisineCounts}
      onPreferencesOpen={() => {
        onClose();
        openPreferences();
      }}
      onApply={(applied) => {
        dispatch(filtersApplied(applied));
        onClose();
      }}
      onClose={onClose}
    />
  );
};
