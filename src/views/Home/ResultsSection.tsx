import { Button } from '@/components/Button/Button';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ConnectionErrorPanel } from '@/components/ConnectionErrorPanel/ConnectionErrorPanel';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { AlertIcon } from '@/components/icons/AlertIcon';
import { SettingsIcon } from '@/components/icons/SettingsIcon';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { LoadingPanel } from '@/components/LoadingPanel/LoadingPanel';
import { RestoredBanner } from '@/components/RestoredBanner/RestoredBanner';
import { messages as searchMessages } from '@/components/SearchPanel/messages';
import { failureText, isConnectionFailure } from '@/i18n/failureMessages';
import { RESULTS_ANCHOR_ID } from '@/lib/resultsAnchor';
import {
  resultsCleared,
  searchRetried,
  selectFailure,
  selectIsByPhoto,
  selectIsRestored,
  selectMode,
  selectIsWriting,
  selectProgress,
  selectSearchStatus,
  selectSeen,
  selectStage,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHasResults } from '@/store/homeSelectors';
import { selectMatchesCount, selectMatchingCount } from '@/store/selectors';
import { FoundIngredients } from './FoundIngredients';
import { messages } from './messages';
import { photoMessages } from './photoMessages';
import { RecipeResults } from './RecipeResults';
import { toolMessages } from './toolMessages';

interface ResultsSectionProps {
  onFiltersOpen: (anchor: HTMLElement) => void;
  /** An empty box and the focus in it. */
  onNewSearch: () => void;
  /** A corrected list of ingredients. */
  onSearch: (text: string) => void;
  /** The focus back in the box, with its text. */
  onRetype: () => void;
  /** The list to pick ingredients from. */
  onPick: () => void;
}

const Section = styled('section')({ display: 'grid', gap: 20, scrollMarginTop: 16, '&:focus': { outline: 'none' } });

/* The toast of the same failure is the alert that a screen reader hears. */
const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  fontWeight: 650,
  color: theme.vars.palette.error.main,
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** A photo led to nothing: what is fresh can be picked from a list. */
const PHOTO_CODES: ReadonlySet<string> = new Set(['VISION_UNAVAILABLE', 'NO_INGREDIENTS', 'NOT_AN_IMAGE']);

/** All that a search can come to: under way, failed, empty, or recipes. */
export const ResultsSection = ({ onFiltersOpen, onNewSearch, onSearch, onRetype, onPick }: ResultsSectionProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSearchStatus);
  const mode = useAppSelector(selectMode);
  const progress = useAppSelector(selectProgress);
  const failure = useAppSelector(selectFailure);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const isRestored = useAppSelector(selectIsRestored);
  const hasResults = useAppSelector(selectHasResults);
  const count = useAppSelector(selectMatchingCount);
  const matches = useAppSelector(selectMatchesCount);
  const stage = useAppSelector(selectStage);
  const isWriting = useAppSelector(selectIsWriting);
  const hasGuesses = useAppSelector(selectSeen)?.chips.some(({ isSure }) => !isSure) ?? false;
  const isDone = status === 'success' || (status === 'idle' && hasResults);
  const fault = failure && failureText(failure);

  const isAsking = isDone && !hasResults && hasGuesses;
  const announced = isAsking
    ? formatMessage(photoMessages.confirm)
    : isDone
      ? formatMessage(messages.found, { count: matches || count })
      : '';

  const scrollToRecipes = () => document.getElementById(RESULTS_ANCHOR_ID)?.scrollIntoView();

  return (
    <>
      {isRestored && hasResults && (
        <RestoredBanner onScrollToRecipes={scrollToRecipes} onClear={() => dispatch(resultsCleared())} />
      )}
      <Section id={RESULTS_ANCHOR_ID} tabIndex={-1}>
        <LiveRegion text={announced} />
        {status === 'loading' && (
          <LoadingPanel
            progress={progress}
            isByIngredients={mode === 'ingredients'}
            isByPhoto={isByPhoto}
            stage={stage}
          />
        )}
        {status === 'error' && fault && (
          <>
            <Fault>
              <AlertIcon size={24} />
              {formatMessage(fault.message, fault.values)}
            </Fault>
            <FoundIngredients onSearch={onSearch} />
            {isByPhoto && PHOTO_CODES.has(failure.code ?? '') && (
              <Row>
                <Button look="outlined" onClick={onPick}>
                  {formatMessage(toolMessages.pick)}
                </Button>
              </Row>
            )}
            {isConnectionFailure(failure) && (
              <ConnectionErrorPanel
                onTryAgain={() => dispatch(searchRetried())}
                onRefresh={() => window.location.reload()}
              />
            )}
          </>
        )}
        {isDone && hasResults && <RecipeResults onNewSearch={onNewSearch} onSearch={onSearch} />}
        {isAsking && (
          <>
            <FoundIngredients onSearch={onSearch} />
            <Hint>{formatMessage(photoMessages.confirm)}</Hint>
          </>
        )}
        {isDone && !isWriting && count === 0 && !isAsking && (
          <EmptyState text={formatMessage(messages.empty)}>
            <Button look="outlined" onClick={onRetype}>
              {formatMessage(messages.tryOthers)}
            </Button>
            <Button look="outlined" onClick={({ currentTarget }) => onFiltersOpen(currentTarget)}>
              <SettingsIcon size={22} />
              {formatMessage(searchMessages.filters)}
            </Button>
          </EmptyState>
        )}
      </Section>
    </>
  );
};
