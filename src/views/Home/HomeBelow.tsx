import { styled } from '@mui/material/styles';
import { memo, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ExampleSearches } from '@/components/ExampleSearches/ExampleSearches';
import { FirstSteps } from '@/components/FirstSteps/FirstSteps';
import { Page } from '@/components/Page/Page';
import { RecentSearches } from '@/components/RecentSearches/RecentSearches';
import { selectAuthError } from '@/slices/authErrorSlice';
import { recentSearchesCleared, selectRecentSearches } from '@/slices/searchSlice';
import { selectShelfRecipes } from '@/store/homeSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DebugPanel, OnThisDevice, ResultsSection } from './homeParts';
import type { HomeWays } from './useHomeSearch';
import { useBelowShown } from './useBelowShown';
import { useIsLive } from '@/components/preloadable/useIsLive';

interface HomeBelowProps {
  ways: HomeWays;
  isFirstVisit: boolean;
  areFiltersOpen: boolean;
  onFiltersOpen: (anchor: HTMLElement) => void;
  onPick: () => void;
  /** Focuses the box, keeping its text. */
  onRetype: () => void;
}

const Below = styled(Page)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingTop: 24,
  [theme.breakpoints.up('md')]: { gap: 56, paddingTop: 32 },
}));

/* Reserves the shelf's space while its code loads, so that nothing moves. */
const ShelfRoom = styled('div')({ minHeight: 440 });

const Suggestions = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Shortcuts of a first visit: examples, and what was searched for before. */
const Shortcuts = ({ mode, searchFor }: Pick<HomeWays, 'mode' | 'searchFor'>) => {
  const dispatch = useAppDispatch();
  const recentSearches = useAppSelector(selectRecentSearches);
  return (
    <Suggestions>
      <ExampleSearches mode={mode} onChoose={(text) => searchFor(text)} />
      <RecentSearches
        searches={recentSearches.filter((search) => search.mode === mode)}
        onChoose={({ text }) => searchFor(text)}
        onClear={() => dispatch(recentSearchesCleared(mode))}
      />
    </Suggestions>
  );
};

/**
 * Below the search panel: shortcuts, the shelf, and the results. Memoised, so that a key in the box does not render all
 * of it again.
 */
export const HomeBelow = memo(
  ({ ways, isFirstVisit, areFiltersOpen, onFiltersOpen, onPick, onRetype }: HomeBelowProps) => {
    const { mode, searchFor, searchAgain, searchWithoutWish, startAnew } = ways;
    const hasAuthError = useAppSelector(selectAuthError) !== null;
    const isLive = useIsLive();
    useBelowShown(isLive, hasAuthError);
    const address = useLocation().search;
    const wantsDevTools = isLive && new URLSearchParams(address).get('showDevTools') === 'true';
    const hasShelf = useAppSelector(selectShelfRecipes).length > 0;
    // The shelf stays mounted after its last recipe goes, to decide where the focus goes.
    const [hadShelf, setHadShelf] = useState(hasShelf);
    if (hasShelf && !hadShelf) setHadShelf(true);

    return (
      <Below>
        {isFirstVisit && <Shortcuts mode={mode} searchFor={searchFor} />}
        {hadShelf && (
          <Suspense fallback={<ShelfRoom />}>
            <OnThisDevice />
          </Suspense>
        )}
        {isFirstVisit ? (
          <div data-below="">
            <FirstSteps mode={mode} />
          </div>
        ) : (
          <Suspense>
            <ResultsSection
              areFiltersOpen={areFiltersOpen}
              onFiltersOpen={onFiltersOpen}
              onNewSearch={startAnew}
              onSearch={searchAgain}
              onWishRemoved={searchWithoutWish}
              onRetype={onRetype}
              onPick={onPick}
            />
          </Suspense>
        )}
        {wantsDevTools && (
          <Suspense>
            <DebugPanel />
          </Suspense>
        )}
      </Below>
    );
  },
);
HomeBelow.displayName = 'HomeBelow';
