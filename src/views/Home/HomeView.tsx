import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SearchMode } from '@contracts/vocabulary';
import { ExampleSearches } from '@/components/ExampleSearches/ExampleSearches';
import { FirstSteps } from '@/components/FirstSteps/FirstSteps';
import { Hero } from '@/components/Hero/Hero';
import { Page } from '@/components/Page/Page';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { RecentSearches, type RecentSearch } from '@/components/RecentSearches/RecentSearches';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import {
  filtersApplied,
  homeOpened,
  modeChosen,
  recentSearchesCleared,
  searchCancelled,
  searchSubmitted,
  selectLastText,
  selectMode,
  selectRecentSearches,
  selectSearchFilters,
  selectSearchStatus,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectActiveFilterCount, selectHasResults, selectShelfRecipes } from '@/store/selectors';
import { messages } from './messages';
import { useTypedEarly } from './useTypedEarly';

/* Nobody has results before the first search: their code comes while the cook types. */
const ResultsSection = lazy(() =>
  import(/* webpackPrefetch: true */ './ResultsSection').then((module) => ({ default: module.ResultsSection })),
);
const OnThisDevice = lazy(() => import('./OnThisDevice').then((module) => ({ default: module.OnThisDevice })));
const FilterPanel = lazy(() =>
  import('@/components/FilterPanel/FilterPanel').then((module) => ({ default: module.FilterPanel })),
);

const Below = styled(Page)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingTop: 24,
  [theme.breakpoints.up('md')]: { gap: 56, paddingTop: 32 },
}));

/* The shelf's room while its code is on the way, so that nothing moves when it is there. */
const ShelfRoom = styled('div')({ minHeight: 440 });

const Suggestions = styled('div')({ display: 'grid', gap: 16 });

/** The home page: the question, and the answer under it. */
export const HomeView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  const lastText = useAppSelector(selectLastText);
  const status = useAppSelector(selectSearchStatus);
  const hasResults = useAppSelector(selectHasResults);
  const filters = useAppSelector(selectSearchFilters);
  const filterCount = useAppSelector(selectActiveFilterCount);
  const recentSearches = useAppSelector(selectRecentSearches);
  // Each mode keeps its own draft, so that a look at the other one loses nothing.
  const [drafts, setDrafts] = useState<Record<SearchMode, string>>({ ingredients: '', name: '', [mode]: lastText });
  const [filtersAnchor, setFiltersAnchor] = useState<HTMLElement | null>(null);
  const [wereFiltersOpened, setWereFiltersOpened] = useState(false);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useDocumentTitle(formatMessage(messages.documentTitle));

  useEffect(() => {
    dispatch(homeOpened());
  }, [dispatch]);

  const hasShelf = useAppSelector(selectShelfRecipes).length > 0;
  // It stays when its last recipe goes, to say where the focus goes on.
  const [hadShelf, setHadShelf] = useState(hasShelf);
  if (hasShelf && !hadShelf) setHadShelf(true);

  useTypedEarly(field, (text) => setDrafts((before) => ({ ...before, [mode]: text })));

  const isFirstVisit = status === 'idle' && !hasResults;
  const openFilters = (anchor: HTMLElement) => {
    setWereFiltersOpened(true);
    setFiltersAnchor(anchor);
  };
  const searchFor = (search: RecentSearch) => {
    if (search.mode !== mode) dispatch(modeChosen(search.mode));
    setDrafts({ ...drafts, [search.mode]: search.text });
    dispatch(searchSubmitted(search));
  };
  const startAnew = () => {
    setDrafts({ ...drafts, [mode]: '' });
    field.current?.focus();
  };

  return (
    <>
      <Hero isCompact={!isFirstVisit}>
        <SearchPanel
          mode={mode}
          text={drafts[mode]}
          isLoading={status === 'loading'}
          filterCount={filterCount}
          areFiltersOpen={filtersAnchor !== null}
          fieldRef={field}
          onModeChange={(chosen) => dispatch(modeChosen(chosen))}
          onTextChange={(text) => setDrafts({ ...drafts, [mode]: text })}
          onSubmit={() => dispatch(searchSubmitted({ text: drafts[mode], mode }))}
          onCancel={() => dispatch(searchCancelled())}
          onFiltersOpen={openFilters}
        />
      </Hero>
      <Below>
        {isFirstVisit && (
          <Suggestions>
            <ExampleSearches onChoose={(text) => searchFor({ mode: 'ingredients', text })} />
            <RecentSearches
              searches={recentSearches}
              onChoose={searchFor}
              onClear={() => dispatch(recentSearchesCleared())}
            />
          </Suggestions>
        )}
        {hadShelf && (
          <Suspense fallback={<ShelfRoom />}>
            <OnThisDevice />
          </Suspense>
        )}
        {isFirstVisit ? (
          <FirstSteps />
        ) : (
          <Suspense>
            <ResultsSection
              onFiltersOpen={openFilters}
              onNewSearch={startAnew}
              onRetype={() => field.current?.focus()}
            />
          </Suspense>
        )}
      </Below>
      {wereFiltersOpened && (
        <Suspense>
          <FilterPanel
            anchor={filtersAnchor}
            filters={filters}
            onApply={(applied) => {
              dispatch(filtersApplied(applied));
              setFiltersAnchor(null);
            }}
            onClose={() => setFiltersAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
