import { Button } from '@/components/Button/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Unlocks } from '@/components/Unlocks/Unlocks';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { SortSelect } from '@/components/SortSelect/SortSelect';
import {
  hiddenShown,
  moreRequested,
  selectCategory,
  selectIsFromDevice,
  selectSortOption,
  selectUnlocks,
  sortChosen,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHasMore, selectHiddenByFilters, selectMatchingCount, selectVisibleRecipes } from '@/store/selectors';
import { useCardActions } from '../useCardActions';
import { FoundIngredients } from './FoundIngredients';
import { messages } from './messages';

interface RecipeResultsProps {
  onNewSearch: () => void;
  /** A corrected list of ingredients. */
  onSearch: (text: string) => void;
}

const HEADINGS = { None: messages.results, Meals: messages.mealResults, Drinks: messages.drinkResults } as const;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
});

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 14px',
  margin: 0,
  [theme.breakpoints.up('md')]: { fontSize: '2.375rem' },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const More = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 12 });

/** The recipes that were found: how they are sorted, what is hidden, and six more at a time. */
export const RecipeResults = ({ onNewSearch, onSearch }: RecipeResultsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const category = useAppSelector(selectCategory);
  const sortOption = useAppSelector(selectSortOption);
  const recipes = useAppSelector(selectVisibleRecipes);
  const total = useAppSelector(selectMatchingCount);
  const hasMore = useAppSelector(selectHasMore);
  const hidden = useAppSelector(selectHiddenByFilters);
  const unlocks = useAppSelector(selectUnlocks);
  const isFromDevice = useAppSelector(selectIsFromDevice);
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const actions = useCardActions();
  const shown = recipes.length;

  // The button may be gone with the last page: the keyboard goes on at the first new card.
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown]);

  return (
    <>
      <Head>
        <Title id={headingId}>
          {formatMessage(HEADINGS[category])}
          {shown > 0 && <Count>{formatMessage(messages.shownOf, { shown, total })}</Count>}
        </Title>
        <SortSelect value={sortOption} onChange={(option) => dispatch(sortChosen(option))} />
      </Head>
      {isFromDevice && <DeviceSource>{formatMessage(messages.fromDevice)}</DeviceSource>}
      <FoundIngredients onSearch={onSearch} />
      <Unlocks unlocks={unlocks} />
      <HiddenResults reasons={hidden.reasons} onShow={(reason) => dispatch(hiddenShown(reason))} />
      {shown > 0 && (
        <>
          <div ref={list}>
            <RecipeGrid label={formatMessage(HEADINGS[category])} recipes={recipes} actions={actions} />
          </div>
          <LiveRegion text={formatMessage(messages.nowShown, { shown, total })} />
          <More>
            {hasMore && (
              <Button
                look="outlined"
                onClick={() => {
                  firstNew.current = shown;
                  dispatch(moreRequested());
                }}
              >
                {formatMessage(messages.loadMore)}
              </Button>
            )}
            <Button onClick={onNewSearch}>{formatMessage(messages.newSearch)}</Button>
          </More>
        </>
      )}
    </>
  );
};
