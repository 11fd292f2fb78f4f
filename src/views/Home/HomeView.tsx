import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { selectAuthError } from '@/slices/authErrorSlice';
import { homeOpened, selectSearchStatus } from '@/slices/searchSlice';
import { selectHasResults } from '@/store/homeSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { HomeBelow } from './HomeBelow';
import { HomePanel } from './HomePanel';
import { HomeFilters, SignInTrouble } from './homeParts';
import { messages } from './messages';
import { TroubleStage } from './TroubleStage';
import { useHomeSearch } from './useHomeSearch';

/** The home page: what went wrong with signing in, the search panel, and the results below it. */
export const HomeView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isIdle = useAppSelector(selectSearchStatus) === 'idle';
  const hasResults = useAppSelector(selectHasResults);
  const hasAuthError = useAppSelector(selectAuthError) !== null;
  const [filtersAnchor, setFiltersAnchor] = useState<HTMLElement | null>(null);
  const [wereFiltersOpened, setWereFiltersOpened] = useState(false);
  const [picksAsked, setPicksAsked] = useState(0);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const search = useHomeSearch(field);
  useDocumentTitle(formatMessage(messages.documentTitle));

  useEffect(() => {
    dispatch(homeOpened());
  }, [dispatch]);

  const onFiltersOpen = useCallback((anchor: HTMLElement) => {
    setWereFiltersOpened(true);
    setFiltersAnchor(anchor);
  }, []);
  const onPick = useCallback(() => setPicksAsked((before) => before + 1), []);
  const onRetype = useCallback(() => field.current?.focus(), []);

  const shared = {
    isFirstVisit: isIdle && !hasResults,
    areFiltersOpen: filtersAnchor !== null,
    onFiltersOpen,
    onRetype,
  };
  return (
    <>
      {hasAuthError && (
        <Suspense fallback={<TroubleStage />}>
          <SignInTrouble />
        </Suspense>
      )}
      <HomePanel {...shared} search={search} fieldRef={field} picksAsked={picksAsked} />
      <HomeBelow {...shared} ways={search.ways} onPick={onPick} />
      {wereFiltersOpened && (
        <Suspense>
          <HomeFilters anchor={filtersAnchor} onClose={() => setFiltersAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
