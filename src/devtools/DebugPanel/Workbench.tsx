import { styled } from '@mui/material/styles';
import type { Store } from '@reduxjs/toolkit';
import { useId, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { Button } from '@/components/Button/Button';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { useAppDispatch } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { recordSession } from '../sessionRecord';
import type { Travelling } from '../timeTravel';
import { ActionLog } from './ActionLog';
import { AuthExchanges } from './AuthExchanges';
import { messages } from './messages';
import { SearchFacts } from './SearchFacts';
import { SessionReplay } from './SessionReplay';

/** The app's store with access to its past. */
const useTravellingStore = useStore.withTypes<Store<RootState> & Travelling<RootState>>();

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

/** For developers: the search state, the recent actions, and a session to copy or to replay. */
export const Workbench = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { getState, timeTravel } = useTravellingStore();
  const [record] = useState(() => recordSession(timeTravel, getState(), () => performance.now()));
  const actions = useSyncExternalStore(record.subscribe, record.actions);
  const [isReplaying, setIsReplaying] = useState(false);
  const [said, setSaid] = useState('');
  const titleId = useId();

  const copy = async () => {
    setSaid('');
    const isCopied = await dispatch((_dispatch, _getState, page) => page.copyText(record.asText()));
    setSaid(formatMessage(isCopied ? messages.copied : messages.copyFailed));
  };

  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>{formatMessage(messages.title)}</PanelTitle>
      <SearchFacts actions={actions} />
      <ActionLog actions={actions} />
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
