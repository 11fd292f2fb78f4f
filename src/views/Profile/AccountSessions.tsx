import { useIntl } from 'react-intl';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { FormSection } from '@/components/FormSection/FormSection';
import { SessionList } from '@/components/SessionList/SessionList';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { Text } from './accountActions.styles';
import { messages } from './accountMessages';
import { messages as profileMessages } from './messages';

/** Ends sessions, and says how it went. */
const useSessionEnds = () => {
  const dispatch = useAppDispatch();
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  return {
    isEnding: one.isLoading || others.isLoading,
    end: async (id: number) => {
      const { error } = await endOne(id);
      dispatch(toastRaised(error ? 'endingSessionFailed' : 'otherSessionEnded'));
    },
    endAllOthers: async () => {
      const { error } = await endOthers();
      dispatch(toastRaised(error ? 'endingSessionFailed' : 'otherSessionsEnded'));
    },
  };
};

/** The browsers that are signed in to the account. */
export const AccountSessions = () => {
  const { formatMessage } = useIntl();
  const { data: sessions, isError, refetch } = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isEnding, end, endAllOthers } = useSessionEnds();

  return (
    <FormSection title={formatMessage(messages.sessionsHeading)} hint={formatMessage(messages.sessionsHint)}>
      {sessions ? (
        <SessionList
          sessions={sessions}
          isEnding={isEnding}
          onEnd={(id) => void end(id)}
          onEndOthers={() => void endAllOthers()}
        />
      ) : (
        <Text role="status">{formatMessage(isError ? messages.sessionsFailed : messages.sessionsLoading)}</Text>
      )}
      {!sessions && isError && (
        <div>
          <Button look="outlined" onClick={() => void refetch()}>
            {formatMessage(profileMessages.tryAgain)}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
