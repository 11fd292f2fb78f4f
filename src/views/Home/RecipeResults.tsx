import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import { useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { Unlocks } from '@/components/Unlocks/Unlocks';
import {
  moreRequested,
  selectCategory,
  selectIsFromDevice,
  selectIsNear,
  selectIsWriting,
  selectLastText,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHasMore } from '@/store/search/selectFurtherMatches';
import { selectIsModelInvolved, selectWorthBuying } from '@/store/search/selectOutcome';
import {
  selectMatchesCount,
  selectMatchesTotal,
  selectVisibleRecipes,
  selectWrittenRecipes,
} from '@/store/search/selectShownRecipes';
import { selectWeakerCount } from '@/store/search/selectWeaker';
import { useCardActions } from '../useCardActions';
import { FoundIngredients } from './FoundIngredients';
import { HiddenMatches } from './HiddenMatches';
import { messages, RESULT_HEADINGS } from './messages';
import { ResultsHead } from './ResultsHead';
import { useNewCardFocus } from './useNewCardFocus';
import { WeakerMatches } from './WeakerMatches';
import { WritingStatus } from './WritingStatus';
import { WrittenRecipes } from './WrittenRecipes';

interface RecipeResultsProps {
  /** What the text rules out, before the ingredients. */
  wishes: ReactNode;
  areFiltersOpen: boolean;
  onFiltersOpen: (anchor: HTMLElement) => void;
  onNewSearch: () => void;
  /** Called with a corrected list of ingredients. */
  onSearch: (text: string) => void;
}

const Near = styled('p')({ margin: 0, fontSize: '1.0625rem', fontWeight: 600, overflowWrap: 'anywhere' });

const More = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 12 });

/** The recipes that were found: sorting, hidden matches, and six more at a time. */
export const RecipeResults = (props: RecipeResultsProps) => {
  const { wishes, areFiltersOpen, onFiltersOpen, onNewSearch, onSearch } = props;
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const category = useAppSelector(selectCategory);
  const recipes = useAppSelector(selectVisibleRecipes);
  const total = useAppSelector(selectMatchesTotal);
  const weaker = useAppSelector(selectWeakerCount);
  const matches = useAppSelector(selectMatchesCount);
  const written = useAppSelector(selectWrittenRecipes);
  const isWriting = useAppSelector(selectIsWriting);
  const isModelInvolved = useAppSelector(selectIsModelInvolved);
  const hasMore = useAppSelector(selectHasMore);
  const unlocks = useAppSelector(selectWorthBuying);
  const isNear = useAppSelector(selectIsNear);
  const text = useAppSelector(selectLastText);
  const isFromDevice = useAppSelector(selectIsFromDevice);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const headingId = useId();
  const writtenHeading = useRef<HTMLHeadingElement>(null);
  const actions = useCardActions();
  const shown = recipes.length;
  const { list, expectMore } = useNewCardFocus<HTMLDivElement>(shown);
  const hasWritten = written.length > 0 || (isWriting && isModelInvolved);
  const worthBuying = <Unlocks unlocks={unlocks} />;

  const loadMore = hasMore && (
    <Button
      look="outlined"
      onClick={() => {
        expectMore();
        dispatch(moreRequested());
      }}
    >
      {formatMessage(messages.loadMore)}
    </Button>
  );
  const newSearch = <Button onClick={onNewSearch}>{formatMessage(messages.newSearch)}</Button>;

  return (
    <>
      <ResultsHead
        headingId={headingId}
        shown={shown + written.length}
        total={total + written.length}
        areFiltersOpen={areFiltersOpen}
        onFiltersOpen={onFiltersOpen}
      />
      <WritingStatus headingRef={writtenHeading} />
      {isNear && <Near>{formatMessage(messages.near, { dish: text })}</Near>}
      {isFromDevice && <DeviceSource>{formatMessage(messages.fromDevice)}</DeviceSource>}
      <FoundIngredients onSearch={onSearch}>{wishes}</FoundIngredients>
      {!isPhone && worthBuying}
      <HiddenMatches />
      {shown > 0 && (
        <>
          <div ref={list}>
            <RecipeGrid
              label={formatMessage(RESULT_HEADINGS[category])}
              recipes={recipes}
              actions={actions}
              remark={isPhone && unlocks.length > 0 && worthBuying}
            />
          </div>
          <LiveRegion text={formatMessage(messages.nowShown, { shown, total: matches })} />
        </>
      )}
      {loadMore && <More>{loadMore}</More>}
      <WeakerMatches />
      {hasWritten && <WrittenRecipes headingRef={writtenHeading} />}
      {(hasWritten || shown > 0 || weaker > 0) && <More>{newSearch}</More>}
    </>
  );
};
