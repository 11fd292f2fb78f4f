import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RuledOut } from '@contracts/analyze';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { LoadingPanel } from '@/components/LoadingPanel/LoadingPanel';
import { RestoredBanner } from '@/components/RestoredBanner/RestoredBanner';
import { messages as wishMessages } from '@/components/RuledOutChips/messages';
import { RuledOutChips } from '@/components/RuledOutChips/RuledOutChips';
import { useWishLabel } from '@/components/RuledOutChips/useWishLabel';
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { scrollIntoSight } from '@/lib/browser/scrollIntoSight';
import { withoutPantry } from '@/lib/search/ingredientText';
import {
  resultsCleared,
  searchCancelled,
  selectAskedPantry,
  selectIsByPhoto,
  selectIsRestored,
  selectIsWriting,
  selectMode,
  selectProgress,
  selectRequestId,
  selectRuledOut,
  selectSearchStatus,
  selectStage,
} from '@/slices/searchSlice';
import { selectHasResults } from '@/store/homeSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHidden } from '@/store/search/selectHidden';
import { selectHasGuesses, selectIsNothingShown } from '@/store/search/selectOutcome';
import { selectMatchesCount, selectMatchingCount } from '@/store/search/selectShownRecipes';
import { FoundIngredients } from './FoundIngredients';
import { HiddenMatches } from './HiddenMatches';
import { messages } from './messages';
import { NothingFound } from './NothingFound';
import { photoMessages } from './photoMessages';
import { RecipeResults } from './RecipeResults';
import { Hint, Section } from './ResultsSection.styles';
import { SearchFailure } from './SearchFailure';

interface ResultsSectionProps {
  areFiltersOpen: boolean;
  onFiltersOpen: (anchor: HTMLElement) => void;
  /** Empties the box and focuses it. */
  onNewSearch: () => void;
  /** Called with a corrected list of ingredients. */
  onSearch: (text: string) => void;
  /** Called with the text without a removed exclusion, in the mode of the search. */
  onWishRemoved: (text: string) => void;
  /** Focuses the box, keeping its text. */
  onRetype: () => void;
  /** Opens the list of ingredients. */
  onPick: () => void;
}

const LoadingSearch = ({ onRetype }: Pick<ResultsSectionProps, 'onRetype'>) => {
  const dispatch = useAppDispatch();
  const requestId = useAppSelector(selectRequestId);
  const mode = useAppSelector(selectMode);
  const progress = useAppSelector(selectProgress);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const stage = useAppSelector(selectStage);
  return (
    <LoadingPanel
      key={requestId}
      progress={progress}
      isByIngredients={mode === 'ingredients'}
      isByPhoto={isByPhoto}
      stage={stage}
      onStop={() => {
        dispatch(searchCancelled());
        onRetype();
      }}
    />
  );
};

/** What a screen reader announces about the outcome. */
const useAnnouncement = (outcome: { isDone: boolean; isAsking: boolean; removed: RuledOut | null }): string => {
  const { isDone, isAsking, removed } = outcome;
  const { formatMessage } = useIntl();
  const status = useAppSelector(selectSearchStatus);
  const count = useAppSelector(selectMatchingCount);
  const matches = useAppSelector(selectMatchesCount);
  const ruledOut = useAppSelector(selectRuledOut);
  const labelOf = useWishLabel();
  if (isAsking) return formatMessage(photoMessages.confirm);
  if (isDone) return [formatMessage(messages.found, { count: matches || count }), ...ruledOut.map(labelOf)].join(', ');
  return removed && status === 'loading' ? formatMessage(wishMessages.removed, { wish: labelOf(removed) }) : '';
};

/** The chips of what the text rules out, and the one that was removed last. */
const useWishes = (onWishRemoved: ResultsSectionProps['onWishRemoved']) => {
  const ruledOut = useAppSelector(selectRuledOut);
  const pantry = useAppSelector(selectAskedPantry);
  const [removed, setRemoved] = useState<RuledOut | null>(null);
  const remove = (wish: RuledOut) => {
    setRemoved(wish);
    // The chip disappears with the results: keep the focus there.
    document.getElementById(RESULTS_ANCHOR_ID)?.focus({ preventScroll: true });
    onWishRemoved(withoutPantry(wish.textWithout, pantry));
  };
  return { wishes: <RuledOutChips wishes={ruledOut} onRemove={remove} />, removed };
};

/** What was seen in a photo and has to be confirmed before anything is found. */
const FoodsToConfirm = ({ onSearch }: Pick<ResultsSectionProps, 'onSearch'>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <FoundIngredients onSearch={onSearch} />
      <Hint>{formatMessage(photoMessages.confirm)}</Hint>
    </>
  );
};

/** Every outcome of a search: loading, failed, empty, or recipes. */
export const ResultsSection = (props: ResultsSectionProps) => {
  const { areFiltersOpen, onFiltersOpen, onNewSearch, onSearch, onWishRemoved, onRetype, onPick } = props;
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSearchStatus);
  const isRestored = useAppSelector(selectIsRestored);
  const hasResults = useAppSelector(selectHasResults);
  const isNothingShown = useAppSelector(selectIsNothingShown);
  const isWriting = useAppSelector(selectIsWriting);
  const hasGuesses = useAppSelector(selectHasGuesses);
  const hasHidden = useAppSelector(selectHidden).length > 0;
  const { wishes, removed } = useWishes(onWishRemoved);
  const isDone = status === 'success' || (status === 'idle' && hasResults);
  const isAsking = isDone && !hasResults && hasGuesses;
  const announcement = useAnnouncement({ isDone, isAsking, removed });
  const scrollToRecipes = () => scrollIntoSight(document.getElementById(RESULTS_ANCHOR_ID));

  return (
    <>
      {isRestored && hasResults && (
        <RestoredBanner onScrollToRecipes={scrollToRecipes} onClear={() => dispatch(resultsCleared())} />
      )}
      <Section
        id={RESULTS_ANCHOR_ID}
        tabIndex={-1}
        data-full={isDone && (hasResults || hasHidden)}
        data-top={isDone && hasResults}
      >
        <LiveRegion text={announcement} />
        {status === 'loading' && <LoadingSearch onRetype={onRetype} />}
        {status === 'error' && <SearchFailure onSearch={onSearch} onRetype={onRetype} onPick={onPick} />}
        {isDone && !hasResults && wishes}
        {isDone && !hasResults && (isWriting || !isNothingShown || isAsking) && <HiddenMatches />}
        {isDone && hasResults && (
          <RecipeResults
            wishes={wishes}
            areFiltersOpen={areFiltersOpen}
            onFiltersOpen={onFiltersOpen}
            onNewSearch={onNewSearch}
            onSearch={onSearch}
          />
        )}
        {isAsking && <FoodsToConfirm onSearch={onSearch} />}
        {isDone && !isWriting && isNothingShown && !isAsking && (
          <NothingFound onSearch={onWishRemoved} onFiltersOpen={onFiltersOpen} onRetype={onRetype} />
        )}
      </Section>
    </>
  );
};
