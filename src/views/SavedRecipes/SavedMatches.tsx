import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { LongRecipeGrid } from '@/components/LongRecipeGrid/LongRecipeGrid';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { HiddenReason } from '@/lib/search/filterRecipes';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';
import { messages as homeMessages } from '../Home/messages';
import { useCardActions } from '../useCardActions';
import { messages } from './messages';
import { causeOf, NoMatch } from './NoMatch';
import type { SavedAddress } from './savedAddress';
import { useFocusAfterShowing } from './useFocusAfterShowing';
import { useListPlace } from './useListPlace';
import { useReadySearch } from './useReadySearch';
import { useSavedMatches } from './useSavedMatches';

interface SavedMatchesProps extends SavedAddress {
  onShow: (reason: HiddenReason) => void;
  onShowAll: () => void;
}

const Results = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& li': { color: theme.vars.palette.text.primary },
}));

/** The saved recipes that pass search and filters, and what the filters hide. */
export const SavedMatches = memo(({ onShow, onShowAll, ...wanted }: SavedMatchesProps) => {
  const { formatMessage } = useIntl();
  const { text, shown, reasons, total, isEmptyCollection } = useSavedMatches(wanted);
  const { results, show } = useFocusAfterShowing(reasons, onShow);
  const { place, keep } = useListPlace();
  const actions = useCardActions();
  useReadySearch(useAppSelector(selectSavedRecipes), useAppSelector(selectLanguage));

  const counts = { shown: shown.length, total };
  return (
    <Results ref={results}>
      {((shown.length > 0 && shown.length < total) || reasons.length > 0) && (
        <Facts>
          {shown.length > 0 && <span>{formatMessage(messages.shownOf, counts)}</span>}
          {reasons.length > 0 && <HiddenResults reasons={reasons} onShow={show} />}
        </Facts>
      )}
      {shown.length > 0 && (
        <VisuallyHidden as="h2">{formatMessage(messages.count, { count: shown.length })}</VisuallyHidden>
      )}
      <LiveRegion text={formatMessage(homeMessages.nowShown, counts)} />
      <LongRecipeGrid
        label={formatMessage(messages.title)}
        recipes={shown}
        actions={actions}
        place={place}
        onLeave={keep}
      >
        <NoMatch
          cause={causeOf({ text, isEmptyCollection, isHidden: reasons.length > 0, filters: wanted.filters })}
          text={text}
          onShowAll={onShowAll}
        />
      </LongRecipeGrid>
    </Results>
  );
});
SavedMatches.displayName = 'SavedMatches';
