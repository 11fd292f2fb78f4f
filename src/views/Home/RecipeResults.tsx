import { styled } from '@mui/material/styles';
import { useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { Unlocks } from '@/components/Unlocks/Unlocks';
import { selectIsFromDevice, selectIsNear, selectIsWriting, selectLastText } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectIsModelInvolved, selectIsOnlyFar, selectWorthBuying } from '@/store/search/selectOutcome';
import { selectMatchesTotal, selectVisibleRecipes, selectWrittenRecipes } from '@/store/search/selectShownRecipes';
import { selectWeakerCount } from '@/store/search/selectWeaker';
import { FoundIngredients } from './FoundIngredients';
import { HiddenMatches } from './HiddenMatches';
import { messages } from './messages';
import { ReturnToCard } from './ReturnToCard';
import { ResultsHead } from './ResultsHead';
import { More, ShownRecipes } from './ShownRecipes';
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

/** The recipes that were found: sorting, hidden matches, and six more at a time. */
export const RecipeResults = (props: RecipeResultsProps) => {
  const { wishes, areFiltersOpen, onFiltersOpen, onNewSearch, onSearch } = props;
  const { formatMessage } = useIntl();
  const shown = useAppSelector(selectVisibleRecipes).length;
  const total = useAppSelector(selectMatchesTotal);
  const weaker = useAppSelector(selectWeakerCount);
  const written = useAppSelector(selectWrittenRecipes);
  const isWriting = useAppSelector(selectIsWriting);
  const isModelInvolved = useAppSelector(selectIsModelInvolved);
  const unlocks = useAppSelector(selectWorthBuying);
  const isNear = useAppSelector(selectIsNear);
  const text = useAppSelector(selectLastText);
  const isOnlyFar = useAppSelector(selectIsOnlyFar);
  const isFromDevice = useAppSelector(selectIsFromDevice);
  const headingId = useId();
  const writtenHeading = useRef<HTMLHeadingElement>(null);
  const hasWritten = written.length > 0 || (isWriting && isModelInvolved);

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
      {isOnlyFar && <Near>{formatMessage(messages.onlyFar)}</Near>}
      {isFromDevice && <DeviceSource>{formatMessage(messages.fromDevice)}</DeviceSource>}
      <FoundIngredients onSearch={onSearch}>{wishes}</FoundIngredients>
      <HiddenMatches />
      <ShownRecipes remark={unlocks.length > 0 && <Unlocks unlocks={unlocks} />} />
      <WeakerMatches />
      {hasWritten && <WrittenRecipes headingRef={writtenHeading} />}
      {(hasWritten || shown > 0 || weaker > 0) && (
        <More>
          <Button onClick={onNewSearch}>{formatMessage(messages.newSearch)}</Button>
        </More>
      )}
      <ReturnToCard />
    </>
  );
};
