import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { SearchMode } from '@contracts/vocabulary';
import { ExampleSearches } from '@/components/ExampleSearches/ExampleSearches';
import { FirstSteps } from '@/components/FirstSteps/FirstSteps';
import { Hero } from '@/components/Hero/Hero';
import { UPLOAD_SHAPE } from '@/components/ImageUploadCard/uploadShape';
import { Page } from '@/components/Page/Page';
import { preloadable } from '@/components/preloadable/preloadable';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { RecentSearches, type RecentSearch } from '@/components/RecentSearches/RecentSearches';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import { selectAuthError } from '@/slices/authErrorSlice';
import {
  filtersApplied,
  homeOpened,
  modeChosen,
  recentSearchesCleared,
  searchCancelled,
  searchSubmitted,
  selectImage,
  selectLastText,
  selectMode,
  selectRecentSearches,
  selectSearchFilters,
  selectSearchStatus,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { removePhoto } from '@/store/photoThunks';
import { selectActiveFilterCount, selectHasResults, selectShelfRecipes } from '@/store/homeSelectors';
import { messages } from './messages';
import { useEarlyVisit } from './useEarlyVisit';
import { useIsLive } from './useIsLive';

/* Nobody has results before the first search: their code comes while the cook types. */
const ResultsSection = lazy(() =>
  import(/* webpackPrefetch: true */ './ResultsSection').then((module) => ({ default: module.ResultsSection })),
);
const OnThisDevice = lazy(() => import('./OnThisDevice').then((module) => ({ default: module.OnThisDevice })));
/* The first paint has their room; their code comes after it. */
const PhotoCard = preloadable(() => import('./PhotoCard').then((module) => module.PhotoCard));
const LarderTools = preloadable(() => import('./LarderTools').then((module) => module.LarderTools));
const SignInTrouble = lazy(() => import('./SignInTrouble').then((module) => ({ default: module.SignInTrouble })));
const FilterPanel = lazy(() =>
  import('@/components/FilterPanel/FilterPanel').then((module) => ({ default: module.FilterPanel })),
);

const DebugPanel = lazy(() => import('./DebugPanel').then((module) => ({ default: module.DebugPanel })));

const Below = styled(Page)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingTop: 24,
  [theme.breakpoints.up('md')]: { gap: 56, paddingTop: 32 },
}));

/* The shelf's room while its code is on the way, so that nothing moves when it is there. */
const ShelfRoom = styled('div')({ minHeight: 440 });

const PhotoRoom = styled('div')(({ theme }) => ({
  ...UPLOAD_SHAPE,
  border: `1.5px dashed ${theme.vars.palette.edge}`,
}));

const ToolsRoom = styled('div')({ minHeight: 44 });

const Suggestions = styled('div')({ display: 'grid', gap: 16 });

/** Fetches what the page drawn at build time has on it, so that it can be taken over as a whole. */
export const preloadHome = async (): Promise<void> => {
  await Promise.all([PhotoCard.preload(), LarderTools.preload()]);
};

/** The home page: the question, and the answer under it. */
export const HomeView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  const isLive = useIsLive();
  const hasPhoto = useAppSelector(selectImage)?.isSelected === true;
  const hasAuthError = useAppSelector(selectAuthError) !== null;
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
  const [picksAsked, setPicksAsked] = useState(0);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const { search } = useLocation();
  const wantsDevTools = isLive && new URLSearchParams(search).get('showDevTools') === 'true';
  useDocumentTitle(formatMessage(messages.documentTitle));

  useEffect(() => {
    dispatch(homeOpened());
  }, [dispatch]);

  const hasShelf = useAppSelector(selectShelfRecipes).length > 0;
  // It stays when its last recipe goes, to say where the focus goes on.
  const [hadShelf, setHadShelf] = useState(hasShelf);
  if (hasShelf && !hadShelf) setHadShelf(true);

  // Into both boxes: the other mode may have been pressed before it was typed.
  useEarlyVisit(field, (text) => setDrafts({ ingredients: text, name: text }));

  const isFirstVisit = status === 'idle' && !hasResults;
  const openFilters = (anchor: HTMLElement) => {
    setWereFiltersOpened(true);
    setFiltersAnchor(anchor);
  };
  const searchFor = (search: RecentSearch) => {
    if (search.mode !== mode) dispatch(modeChosen(search.mode));
    setDrafts({ ...drafts, [search.mode]: search.text });
    dispatch(removePhoto());
    dispatch(searchSubmitted(search));
  };
  const write = (text: string) => setDrafts({ ...drafts, [mode]: text });
  const pick = () => setPicksAsked(picksAsked + 1);
  const startAnew = () => {
    write('');
    dispatch(removePhoto());
    field.current?.focus();
  };

  return (
    <>
      <Hero isCompact={!isFirstVisit}>
        <SearchPanel
          mode={mode}
          text={drafts[mode]}
          isLoading={status === 'loading'}
          hasPhoto={hasPhoto}
          photo={
            <Suspense fallback={<PhotoRoom />}>
              <PhotoCard onNewSearch={startAnew} onPick={pick} />
            </Suspense>
          }
          tools={
            <Suspense fallback={<ToolsRoom />}>
              <LarderTools text={drafts.ingredients} onTextChange={write} picksAsked={picksAsked} />
            </Suspense>
          }
          filterCount={filterCount}
          areFiltersOpen={filtersAnchor !== null}
          fieldRef={field}
          onModeChange={(chosen) => dispatch(modeChosen(chosen))}
          onTextChange={write}
          onSubmit={() => dispatch(searchSubmitted({ text: drafts[mode], mode, withPhoto: true }))}
          onCancel={() => dispatch(searchCancelled())}
          onFiltersOpen={openFilters}
        />
      </Hero>
      <Below>
        {hasAuthError && (
          <Suspense>
            <SignInTrouble />
          </Suspense>
        )}
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
              onSearch={(text) => searchFor({ mode: 'ingredients', text })}
              onRetype={() => field.current?.focus()}
              onPick={pick}
            />
          </Suspense>
        )}
        {wantsDevTools && (
          <Suspense>
            <DebugPanel />
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
