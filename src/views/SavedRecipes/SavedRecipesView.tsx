import { styled } from '@mui/material/styles';
import { memo, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { FiltersButton } from '@/components/FiltersButton/FiltersButton';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { SortSelect } from '@/components/SortSelect/SortSelect';
import { SAVED_ORDERS, USUAL_SAVED_ORDER, type SavedOrder } from '@/lib/search/savedOrders';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { savedOrderChosen, selectSavedOrder } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsListUnread } from '@/store/savedSelectors';
import { messages as layoutMessages } from '../Layout/messages';
import { CollectionBar } from '../Cookbook/CollectionBar';
import { CategoryChips } from './CategoryChips';
import { messages } from './messages';
import { NoSavedRecipes, TryAgain } from './NoSavedRecipes';
import { SavedFilterPanel } from './SavedFilterPanel';
import { SavedMatches } from './SavedMatches';
import { Column, Tools } from './SavedRecipesView.styles';
import { SavedSearch } from './SavedSearch';
import { SavedTop } from './SavedTop';
import { useFocusWhenEmptied } from './useFocusWhenEmptied';
import { useRested } from './useRested';
import { useSavedAddress } from './useSavedAddress';
import { useSavedFilters } from './useSavedFilters';
import { useSavedListRead } from './useSavedListRead';

/* Memoised, so that typing in the search box does not re-render it. */
const Filters = memo(FiltersButton);
const Sort = memo(SortSelect<SavedOrder>);
const Collections = memo(CollectionBar);

/** Categories and collections in a row, and below them the box for a name. */
const Narrowing = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** Beyond this many recipes the search waits for a pause in typing, longer than the gap between most key presses. */
const LONG_LIST = 1_000;
const REST_MS = 240;

/** The saved recipes of an account: searched, filtered and sorted on the device, with or without a connection. */
export const SavedRecipesView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { isFetching, isError, readAgain } = useSavedListRead();
  const known = useAppSelector(selectSavedRecipes).length;
  const isUnread = useAppSelector(selectIsListUnread);
  const order = useAppSelector(selectSavedOrder);
  const { typed, type, settle, change, ...limits } = useSavedAddress();
  const {
    panelFilters,
    count: filterCount,
    apply,
    chooseCategory,
    show,
    showAll,
  } = useSavedFilters({ ...limits, change });
  const soughtText = useRested(typed, known > LONG_LIST ? REST_MS : 0);
  const [filtersAnchor, setFiltersAnchor] = useState<HTMLElement | null>(null);
  const closeFilters = useCallback(() => setFiltersAnchor(null), []);
  const chooseOrder = useCallback((chosen: SavedOrder) => dispatch(savedOrderChosen(chosen)), [dispatch]);
  const chooseCollection = useCallback((collection: string | null) => change({ collection }), [change]);
  const { category } = limits.filters;
  const categories = useMemo(
    () => <CategoryChips value={category} onChoose={chooseCategory} />,
    [category, chooseCategory],
  );
  const column = useFocusWhenEmptied(known);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: formatMessage(messages.title) }));

  const reading = { isFetching, onTry: readAgain };
  return (
    // Before a link is followed, the URL must hold the current search, so that Back restores it.
    <Column ref={column} onClickCapture={settle}>
      <SavedTop />
      {known > 0 ? (
        <>
          {isError && (
            <DeviceSource action={<TryAgain look="text" {...reading} />}>
              {formatMessage(messages.localOnly)}
            </DeviceSource>
          )}
          <Tools>
            <SavedSearch typed={typed} onType={type} onSettle={settle} />
            <Filters count={filterCount} isOpen={filtersAnchor !== null} onOpen={setFiltersAnchor} />
            <Sort isTight orders={SAVED_ORDERS} usual={USUAL_SAVED_ORDER} value={order} onChange={chooseOrder} />
          </Tools>
          <Narrowing>
            <Collections value={limits.collection} onChoose={chooseCollection} before={categories} />
          </Narrowing>
          <SavedMatches text={soughtText} {...limits} onShow={show} onShowAll={showAll} />
        </>
      ) : (
        <NoSavedRecipes isLoading={isFetching || (isUnread && !isError)} isError={isError} {...reading} />
      )}
      <SavedFilterPanel anchor={filtersAnchor} filters={panelFilters} onApply={apply} onClose={closeFilters} />
    </Column>
  );
};
