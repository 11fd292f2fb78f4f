import { Button } from '@/components/Button/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Unlocks } from '@/components/Unlocks/Unlocks';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { WritingNote } from '@/components/WritingNote/WritingNote';
import { SortSelect } from '@/components/SortSelect/SortSelect';
import {
  hiddenShown,
  moreRequested,
  selectCategory,
  selectIsFromDevice,
  selectIsWriting,
  selectProgress,
  selectSortOption,
  selectStage,
  selectUnlocks,
  sortChosen,
  writingStopped,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  selectHasMore,
  selectHiddenByFilters,
  selectMatchesCount,
  selectMatchingCount,
  selectVisibleRecipes,
  selectWrittenRecipes,
} from '@/store/selectors';
import { useCardActions } from '../useCardActions';
import { FoundIngredients } from './FoundIngredients';
import { messages } from './messages';
import { WrittenRecipes } from './WrittenRecipes';
import { writtenMessages } from './writtenMessages';

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
  const matches = useAppSelector(selectMatchesCount);
  const written = useAppSelector(selectWrittenRecipes);
  const isWriting = useAppSelector(selectIsWriting);
  const progress = useAppSelector(selectProgress);
  const stage = useAppSelector(selectStage);
  const hasMore = useAppSelector(selectHasMore);
  const hidden = useAppSelector(selectHiddenByFilters);
  const unlocks = useAppSelector(selectUnlocks);
  const isFromDevice = useAppSelector(selectIsFromDevice);
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const actions = useCardActions();
  const shown = recipes.length;
  const newest = written.at(-1);
  // An ask that no model was given says nothing of models.
  const isAsked = stage === 'writing' || stage === 'repairing';
  const hasWritten = written.length > 0 || (isWriting && isAsked);
  const writtenHeading = useRef<HTMLHeadingElement>(null);

  // The button may be gone with the last page: the keyboard goes on at the first new card.
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown]);

  const loadMore = hasMore && (
    <Button
      look="outlined"
      onClick={() => {
        firstNew.current = shown;
        dispatch(moreRequested());
      }}
    >
      {formatMessage(messages.loadMore)}
    </Button>
  );
  const newSearch = <Button onClick={onNewSearch}>{formatMessage(messages.newSearch)}</Button>;

  return (
    <>
      <Head>
        <Title id={headingId}>
          {formatMessage(HEADINGS[category])}
          {total > 0 && <Count>{formatMessage(messages.shownOf, { shown: shown + written.length, total })}</Count>}
        </Title>
        <SortSelect value={sortOption} onChange={(option) => dispatch(sortChosen(option))} />
      </Head>
      {(isAsked || hasWritten) && (
        <WritingNote
          isWriting={isWriting}
          progress={progress}
          count={written.length}
          onStop={() => dispatch(writingStopped())}
          onShow={() => writtenHeading.current?.focus()}
        />
      )}
      <LiveRegion
        text={
          isWriting && newest
            ? formatMessage(writtenMessages.arrived, { title: newest.title, count: written.length })
            : ''
        }
      />
      {isFromDevice && <DeviceSource>{formatMessage(messages.fromDevice)}</DeviceSource>}
      <FoundIngredients onSearch={onSearch} />
      <Unlocks unlocks={unlocks} />
      <HiddenResults reasons={hidden.reasons} onShow={(reason) => dispatch(hiddenShown(reason))} />
      {shown > 0 && (
        <>
          <div ref={list}>
            <RecipeGrid label={formatMessage(HEADINGS[category])} recipes={recipes} actions={actions} />
          </div>
          <LiveRegion text={formatMessage(messages.nowShown, { shown, total: matches })} />
        </>
      )}
      {hasWritten ? (
        <>
          {loadMore && <More>{loadMore}</More>}
          <WrittenRecipes headingRef={writtenHeading} />
          <More>{newSearch}</More>
        </>
      ) : (
        shown > 0 && (
          <More>
            {loadMore}
            {newSearch}
          </More>
        )
      )}
    </>
  );
};
