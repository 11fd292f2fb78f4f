import { memo, Suspense, useCallback, useState } from 'react';
import { laterPiece } from '@/components/preloadable/later';
import type { SearchFilters } from '@/lib/search/searchFilters';
import { selectExcludedAllergens } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { selectCustomSavedAllergens, selectSavedCuisineCounts } from '@/store/savedSelectors';
import { useLayout } from '../Layout/layoutContext';

/* Memoised, so that typing in the search box does not re-render it. */
const FilterPanel = memo(
  laterPiece(() => import('@/components/FilterPanel/FilterPanel').then(({ FilterPanel }) => FilterPanel)),
);

interface SavedFilterPanelProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  /** With the allergens of the profile that this page shows. */
  filters: SearchFilters;
  onApply: (applied: SearchFilters) => void;
  onClose: () => void;
}

/** The panel with what it shows of the whole list, which is counted only for a reader who has opened it. */
const OpenedPanel = ({ anchor, filters, onApply, onClose }: SavedFilterPanelProps) => {
  const { openPreferences } = useLayout();
  const profileAllergens = useAppSelector(selectExcludedAllergens);
  const customAllergens = useAppSelector(selectCustomSavedAllergens);
  const cuisineCounts = useAppSelector(selectSavedCuisineCounts);

  const apply = useCallback(
    (applied: SearchFilters) => {
      onApply(applied);
      onClose();
    },
    [onApply, onClose],
  );
  const openProfile = useCallback(() => {
    onClose();
    openPreferences();
  }, [onClose, openPreferences]);

  return (
    <FilterPanel
      anchor={anchor}
      filters={filters}
      profileAllergens={profileAllergens}
      onPreferencesOpen={openProfile}
      customAllergens={customAllergens}
      cuisineCounts={cuisineCounts}
      onApply={apply}
      onClose={onClose}
    />
  );
};

/** The filters of the saved recipes. Their code is loaded when they are opened for the first time. */
export const SavedFilterPanel = (props: SavedFilterPanelProps) => {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.anchor !== null && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <OpenedPanel {...props} />
      </Suspense>
    )
  );
};
