import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { selectFailure, selectMode, selectRequestId, selectResults, selectSearchStatus } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectMatchingCount, selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import type { RecordedAction } from '../sessionRecord';
import { messages } from './messages';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
  gap: '6px 20px',
  margin: '16px 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface Exchange {
  requestId?: string;
  requestStatus?: 'pending' | 'fulfilled' | 'rejected';
  arg?: { endpointName?: string };
}

/** Duration of the last search, from its request to its answer. */
const lastSearchMs = (actions: readonly RecordedAction[]) => {
  const searches = actions
    .map(({ at, action }) => ({ at, ...(action.meta as Exchange | undefined) }))
    .filter(({ arg }) => arg?.endpointName === 'analyze');
  const end = searches.findLast(({ requestStatus }) => requestStatus !== 'pending');
  const begin = searches.find(
    ({ requestId, requestStatus }) => requestStatus === 'pending' && requestId === end?.requestId,
  );
  return begin && end && end.at - begin.at;
};

interface SearchFactsProps {
  actions: readonly RecordedAction[];
}

/** The state of the search as a list of terms. */
export const SearchFacts = ({ actions }: SearchFactsProps) => {
  const { formatMessage } = useIntl();
  const status = useAppSelector(selectSearchStatus);
  const mode = useAppSelector(selectMode);
  const requestId = useAppSelector(selectRequestId);
  const failure = useAppSelector(selectFailure);
  const all = useAppSelector(selectResults).length;
  const matching = useAppSelector(selectMatchingCount);
  const shown = useAppSelector(selectVisibleRecipes).length;

  const none = formatMessage(messages.none);
  const ms = lastSearchMs(actions);
  const facts = [
    [messages.status, status],
    [messages.mode, mode],
    [messages.requestId, requestId ?? none],
    [messages.failure, failure ? failure.message : none],
    [messages.timing, ms === undefined ? none : formatMessage(messages.ms, { ms })],
    [messages.counts, formatMessage(messages.countsText, { all, matching, shown })],
  ] as const;

  return (
    <Facts>
      {facts.map(([term, value]) => (
        <div key={term.id} style={{ display: 'contents' }}>
          <dt>{formatMessage(term)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
};
