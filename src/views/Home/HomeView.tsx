import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState } from 'react';
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
import { RecentSearches } from '@/components/RecentSearches/RecentSearches';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import { selectAuthError } from '@/slices/authErrorSlice';
import {
  homeOpened,
  modeChosen,
  recentSearchesCleared,
  resultsCleared,
  searchCancelled,
  searchSubmitted,
  selectImage,
  selectLastText,
  selectMode,
  selectRecentSearches,
  selectSearchStatus,
} from '@/slices/searchSlice';
import { textTyped } from '@/slices/suggestionsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { removePhoto } from '@/store/photoThunks';
import { selectActiveFilterCount, selectHasResults, selectShelfRecipes } from '@/store/homeSelectors';
import { laterPiece } from '@/components/preloadable/later';
import { canSearch } from '@/lib/search/canSearch';
import { messages } from './messages';
import { useEarlyVisit } from './useEarlyVisit';
import { useIsLive } from './useIsLive';
import { useSuggesting } from './useSuggesting';

/* There are no results before the first search, so their code loads while the cook types. */
const ResultsSection = preloadable(() =>
  import(/* webpackPrefetch: true */ './ResultsSection').then(({ ResultsSection }) => ResultsSection),
);
const OnThisDevice = laterPiece(() => import('./OnThisDevice').then(({ OnThisDevice }) => OnThisDevice));
/* The first paint reserves their space; their code loads after it. */
const PhotoCard = preloadable(() => import('./PhotoCard').then((module) => module.PhotoCard));
const LarderTools = preloadable(() => import('./LarderTools').then((module) => module.LarderTools));
const SignInTrouble = laterPiece(() => import('./SignInTrouble').then(({ SignInTrouble }) => SignInTrouble));
const HomeFilters = laterPiece(() => import('./HomeFilters').then(({ HomeFilters }) => HomeFilters));

const DebugPanel = laterPiece(() => import('@/devtools/DebugPanel/DebugPanel').then(({ DebugPanel }) => DebugPanel));

const Below = styled(Page)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingTop: 24,
  [theme.breakpoints.up('md')]: { gap: 56, paddingTop: 32 },
}));

/* Reserves the shelf's space while its code loads, so that nothing moves. */
const ShelfRoom = styled('div')({ minHeight: 440 });

const PhotoRoom = styled('div')(({ theme }) => ({
  ...UPLOAD_SHAPE,
  border: `1.5px dashed ${theme.vars.palette.edge}`,
}));

const ToolsRoom = styled('div')({ minHeight: 44 });

const Suggestions = styled('div')({ display: 'grid', gap: 16 });

/** Loads the chunks behind the prerendered page, so that it can be hydrated as a whole. */
export const preloadHome = async (): Promise<void> => {
  await Promise.all([PhotoCard.preload(), LarderTools.preload()]);
};

/** The home page: the search panel, and the results below it. */
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
  const filterCount = useAppSelector(selectActiveFilterCount);
  const recentSearches = useAppSelector(selectRecentSearches);
  // Each mode keeps its own draft, so that switching loses nothing.
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
  // The shelf stays mounted after its last recipe goes, to decide where the focus goes.
  const [hadShelf, setHadShelf] = useState(hasShelf);
  if (hasShelf && !hadShelf) setHadShelf(true);

  // Into both boxes: the visitor may have switched the mode before typing.
  useEarlyVisit(field, (text) => {
    setDrafts({ ingredients: text, name: text });
    if (document.activeElement === field.current) dispatch(textTyped({ mode, text }));
  });

  const isFirstVisit = status === 'idle' && !hasResults;
  const openFilters = (anchor: HTMLElement) => {
    setWereFiltersOpened(true);
    setFiltersAnchor(anchor);
  };
  const write = (text: string) => {
    // Without a network there is nothing to load ahead; the results say so themselves.
    ResultsSection.preload().catch(() => undefined);
    setDrafts({ ...drafts, [mode]: text });
  };
  /** Searches for a text that was not typed, in the current mode. */
  const searchFor = (text: string, isCorrected = false) => {
    write(text);
    dispatch(removePhoto());
    dispatch(searchSubmitted({ text, mode, isCorrected }));
  };
  const searchAgain = (text: string) => searchFor(text, true);
  /** If nothing is left of the text, there is nothing to search for: focus the empty box. */
  const searchWithoutWish = (text: string) => {
    if (text !== '') searchAgain(text);
    else {
      startAnew();
      dispatch(resultsCleared());
    }
  };
  const submit = () => dispatch(searchSubmitted({ text: drafts[mode], mode, withPhoto: true }));
  const suggesting = useSuggesting(mode, drafts[mode], { onList: write, onName: searchFor });
  const pick = () => setPicksAsked(picksAsked + 1);
  const startAnew = () => {
    write('');
    dispatch(removePhoto());
    field.current?.focus();
  };

  return (
    <>
      <Hero mode={mode} isCompact={!isFirstVisit}>
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
              <LarderTools
                text={drafts.ingredients}
                canAnalyze={canSearch({ text: drafts.ingredients, hasPhoto, isLoading: status === 'loading' })}
                onTextChange={write}
                onAnalyze={submit}
                picksAsked={picksAsked}
              />
            </Suspense>
          }
          filterCount={filterCount}
          areFiltersOpen={filtersAnchor !== null}
          fieldRef={field}
          suggesting={suggesting}
          onModeChange={(chosen) => dispatch(modeChosen(chosen))}
          onTextChange={write}
          onSubmit={submit}
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
            <ExampleSearches mode={mode} onChoose={(text) => searchFor(text)} />
            <RecentSearches
              searches={recentSearches.filter((search) => search.mode === mode)}
              onChoose={({ text }) => searchFor(text)}
              onClear={() => dispatch(recentSearchesCleared(mode))}
            />
          </Suggestions>
        )}
        {hadShelf && (
          <Suspense fallback={<ShelfRoom />}>
            <OnThisDevice />
          </Suspense>
        )}
        {isFirstVisit ? (
          <FirstSteps mode={mode} />
        ) : (
          <Suspense>
            <ResultsSection
              areFiltersOpen={filtersAnchor !== null}
              onFiltersOpen={openFilters}
              onNewSearch={startAnew}
              onSearch={searchAgain}
              onWishRemoved={searchWithoutWish}
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
          <HomeFilters anchor={filtersAnchor} onClose={() => setFiltersAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
