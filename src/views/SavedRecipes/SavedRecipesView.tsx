import { styled } from '@mui/material/styles';
import { lazy, memo, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SAVED_LIST_READ, useGetSavedRecipesQuery } from '@/api/savedApi';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { NO_FILTERS, type SearchFilters } from '@/components/FilterPanel/searchFilters';
import { FiltersButton } from '@/components/FiltersButton/FiltersButton';
import { ArrowBackIcon } from '@/components/icons/ArrowBackIcon';
import { RefreshIcon } from '@/components/icons/RefreshIcon';
import { SearchIcon } from '@/components/icons/SearchIcon';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { RecipeCardSkeleton } from '@/components/RecipeCardSkeleton/RecipeCardSkeleton';
import { CardGrid } from '@/components/RecipeGrid/RecipeGrid';
import { SortSelect } from '@/components/SortSelect/SortSelect';
import { TextLink } from '@/components/TextLink/TextLink';
import type { Category, SortOption } from '@contracts/vocabulary';
import { activeFilterCount, type HiddenReason } from '@/lib/filterRecipes';
import { selectExcludedAllergens } from '@/slices/preferencesSlice';
import { selectSavedCount, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectSortOption, sortChosen } from '@/slices/searchSlice';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCustomSavedAllergens, selectIsListUnread } from '@/store/savedSelectors';
import { messages as layoutMessages } from '../Layout/messages';
import { CategoryChips } from './CategoryChips';
import { messages } from './messages';
import { SavedMatches } from './SavedMatches';
import { SavedSearch } from './SavedSearch';
import { useRested } from './useRested';
import { useSavedAddress } from './useSavedAddress';

const FilterPanel = lazy(() =>
  import('@/components/FilterPanel/FilterPanel').then((module) => ({ default: memo(module.FilterPanel) })),
);

const Column = styled(Page)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 20,
  paddingTop: 8,
  paddingBottom: 64,
  '& > *': { minWidth: 0 },
  '& > :not(a)': { justifySelf: 'stretch' },
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 18px',
  marginTop: -12,
  '& > span': { ...theme.typography.body1, color: theme.vars.palette.text.secondary },
}));

/* One row on a desktop; on a phone the box, and under it what orders and filters. */
const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '& > form': { gridColumn: '1 / -1' },
  '& > div > span': { flexGrow: 1 },
  '& :is(select, button)': { minHeight: 52 },
  '& form button': { minHeight: 44 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '& > form': { gridColumn: 'auto' },
  },
}));

const Loading = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: '8px 0 24px' }));

/* What stands round the search box is not drawn anew with every key. */
const Filters = memo(FiltersButton);
const Sort = memo(SortSelect);

const Top = memo(({ count }: { count: number }) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <>
      <TextLink to="/">
        <ArrowBackIcon size={22} />
        {formatMessage(messages.back)}
      </TextLink>
      <Heading>
        <PageHeading>{formatMessage(messages.title)}</PageHeading>
        {count > 0 && <span aria-hidden="true">{formatNumber(count)}</span>}
      </Heading>
    </>
  );
});
Top.displayName = 'Top';

/** A list of more recipes is looked through when the typing rests, not with every key: longer than most keys are apart. */
const LONG_LIST = 1_000;
const REST_MS = 240;

const without = (names: readonly string[], gone: string) =>
  names.filter((name) => name.toLowerCase() !== gone.toLowerCase());

/** The saved recipes of an account: looked through, filtered and sorted on the device, with or without a connection. */
export const SavedRecipesView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { isFetching, isError, refetch } = useGetSavedRecipesQuery(undefined, {
    ...SAVED_LIST_READ,
    skip: !isSignedIn,
  });
  const known = useAppSelector(selectSavedRecipes).length;
  const count = useAppSelector(selectSavedCount);
  const isUnread = useAppSelector(selectIsListUnread);
  const isLoading = known === 0 && (isFetching || (isUnread && !isError));
  const customAllergens = useAppSelector(selectCustomSavedAllergens);
  const profileAllergens = useAppSelector(selectExcludedAllergens);
  const sortOption = useAppSelector(selectSortOption);
  const { typed, filters, lifted, type, settle, change } = useSavedAddress();
  const soughtText = useRested(typed, known > LONG_LIST ? REST_MS : 0);
  const [filtersAnchor, setFiltersAnchor] = useState<HTMLElement | null>(null);
  const [wereFiltersOpened, setWereFiltersOpened] = useState(false);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: formatMessage(messages.title) }));

  // The last card has gone with the heart that was pressed.
  const column = useRef<HTMLDivElement>(null);
  const hadRecipes = useRef(known > 0);
  useLayoutEffect(() => {
    if (hadRecipes.current && known === 0 && document.activeElement === document.body)
      column.current?.querySelector<HTMLElement>('h2 ~ div a')?.focus();
    hadRecipes.current = known > 0;
  }, [known]);

  const closeFilters = useCallback(() => setFiltersAnchor(null), []);
  const apply = useCallback(
    (applied: SearchFilters) => {
      change({ filters: applied, lifted: [] });
      closeFilters();
    },
    [change, closeFilters],
  );
  const chooseCategory = useCallback(
    (category: Category) =>
      change({ filters: { ...filters, category, subcategory: category === 'None' ? 'None' : 'All' } }),
    [change, filters],
  );
  const chooseOrder = useCallback((option: SortOption) => dispatch(sortChosen(option)), [dispatch]);
  const openFilters = useCallback((anchor: HTMLElement) => {
    setWereFiltersOpened(true);
    setFiltersAnchor(anchor);
  }, []);
  const show = useCallback(
    (reason: HiddenReason) => {
      if (reason.kind === 'rating') change({ filters: { ...filters, minimumRating: 0 } });
      else if (reason.kind === 'subcategory') change({ filters: { ...filters, subcategory: 'All' } });
      else
        change({
          filters: { ...filters, excludedAllergens: without(filters.excludedAllergens, reason.name) },
          lifted: [...lifted, reason.name],
        });
    },
    [change, filters, lifted],
  );
  const showAll = useCallback(
    () => change({ text: '', filters: NO_FILTERS, lifted: profileAllergens }),
    [change, profileAllergens],
  );

  const tryAgain = (
    <Button look={known > 0 ? 'text' : 'filled'} disabled={isFetching} onClick={() => void refetch()}>
      <RefreshIcon size={22} />
      {formatMessage(messages.tryAgain)}
    </Button>
  );

  return (
    // Before a link is followed, the address must say what is to be found again.
    <Column ref={column} onClickCapture={settle}>
      <Top count={count} />
      {known > 0 && (
        <>
          {isError && <DeviceSource action={tryAgain}>{formatMessage(messages.localOnly)}</DeviceSource>}
          <Tools>
            <SavedSearch typed={typed} onType={type} onSettle={settle} />
            <Filters count={activeFilterCount(filters)} isOpen={filtersAnchor !== null} onOpen={openFilters} />
            <Sort value={sortOption} onChange={chooseOrder} />
          </Tools>
          <CategoryChips value={filters.category} onChoose={chooseCategory} />
          <SavedMatches text={soughtText} filters={filters} lifted={lifted} onShow={show} onShowAll={showAll} />
        </>
      )}
      {isLoading && (
        <div>
          <Loading role="status">{formatMessage(messages.loading)}</Loading>
          <CardGrid aria-hidden="true">
            {[1, 2, 3].map((place) => (
              <li key={place}>
                <RecipeCardSkeleton />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
      {known === 0 && !isLoading && isError && (
        <EmptyState isPart title={formatMessage(messages.failed)}>
          {tryAgain}
        </EmptyState>
      )}
      {known === 0 && !isLoading && !isError && (
        <EmptyState isPart title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)}>
          <ButtonLink to="/" look="filled">
            <SearchIcon size={22} />
            {formatMessage(messages.find)}
          </ButtonLink>
        </EmptyState>
      )}
      {wereFiltersOpened && (
        <Suspense>
          <FilterPanel
            anchor={filtersAnchor}
            filters={filters}
            customAllergens={customAllergens}
            onApply={apply}
            onClose={closeFilters}
          />
        </Suspense>
      )}
    </Column>
  );
};
