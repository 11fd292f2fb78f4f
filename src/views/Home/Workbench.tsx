import { styled } from '@mui/material/styles';
import { useId, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { CheckBox } from '@/components/CheckBox/CheckBox';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { selectFailure, selectMode, selectRequestId, selectResults, selectSearchStatus } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectMatchingCount, selectVisibleRecipes } from '@/store/selectors';
import { recordSession, type RecordedAction } from '@/store/sessionRecord';
import { useTravellingStore } from '@/store/useTimeTravel';
import { AuthExchanges } from './AuthExchanges';
import { messages } from './debugMessages';
import { SessionReplay } from './SessionReplay';

/** How many of the last actions are listed. */
const LISTED = 50;

/** What comes about every second, and says little. */
const TICK = /clockRead|progressTicked/;

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
  gap: '6px 20px',
  margin: '16px 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '20px 0 4px' }));

const Tick = styled('label')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, width: 'fit-content' });

const Log = styled('ol')(({ theme }) => ({
  maxHeight: 320,
  overflowY: 'auto',
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  borderRadius: 14,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  backgroundColor: theme.vars.palette.sunk,
  '& li': { display: 'flex', gap: 16, overflowWrap: 'anywhere' },
  '& span': { flexShrink: 0, minWidth: 88, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

interface Exchange {
  requestId?: string;
  requestStatus?: 'pending' | 'fulfilled' | 'rejected';
  arg?: { endpointName?: string };
}

/** How long the last search took, from its request to its answer. */
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

/** For developers: what the search is doing, what happened, and a session to hand over or to look at again. */
export const Workbench = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { getState, timeTravel } = useTravellingStore();
  const [record] = useState(() => recordSession(timeTravel, getState(), () => performance.now()));
  const actions = useSyncExternalStore(record.subscribe, record.actions);
  const status = useAppSelector(selectSearchStatus);
  const mode = useAppSelector(selectMode);
  const requestId = useAppSelector(selectRequestId);
  const failure = useAppSelector(selectFailure);
  const all = useAppSelector(selectResults).length;
  const matching = useAppSelector(selectMatchingCount);
  const shown = useAppSelector(selectVisibleRecipes).length;
  const [hidesTicks, setHidesTicks] = useState(true);
  const [isReplaying, setIsReplaying] = useState(false);
  const [said, setSaid] = useState('');
  const titleId = useId();
  const actionsId = useId();

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
  const listed = actions
    .filter(({ action }) => !hidesTicks || !TICK.test(action.type))
    .slice(-LISTED)
    .toReversed();

  const copy = async () => {
    setSaid('');
    const isCopied = await dispatch((_dispatch, _getState, page) => page.copyText(record.asText()));
    setSaid(formatMessage(isCopied ? messages.copied : messages.copyFailed));
  };

  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>{formatMessage(messages.title)}</PanelTitle>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term.id} style={{ display: 'contents' }}>
            <dt>{formatMessage(term)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Heading id={actionsId}>{formatMessage(messages.actions)}</Heading>
      <Tick>
        <CheckBox checked={hidesTicks} onChange={({ currentTarget }) => setHidesTicks(currentTarget.checked)} />
        {formatMessage(messages.hideTicks)}
      </Tick>
      {/* It scrolls, so the keyboard must be able to stand in it. */}
      <Log tabIndex={0} aria-labelledby={actionsId}>
        {listed.map(({ at, action }, index) => (
          <li key={actions.length - index}>
            <span>{formatMessage(messages.ms, { ms: at })}</span>
            {action.type}
          </li>
        ))}
      </Log>
      <AuthExchanges />
      {isReplaying ? (
        <SessionReplay timeTravel={timeTravel} onEnd={() => setIsReplaying(false)} />
      ) : (
        <Actions>
          <Button look="outlined" onClick={() => void copy()}>
            {formatMessage(messages.copy)}
          </Button>
          <Button look="outlined" onClick={() => setIsReplaying(true)}>
            {formatMessage(messages.replay)}
          </Button>
        </Actions>
      )}
      <LiveRegion text={said} />
    </Panel>
  );
};
