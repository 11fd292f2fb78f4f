import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { FormSection } from '@/components/FormSection/FormSection';
import { SessionList } from '@/components/SessionList/SessionList';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { Text } from './accountActions.styles';
import { messages } from './accountMessages';
import { messages as profileMessages } from './messages';

/** Which sessions are to end: one by its id, or all but this one. */
type Chosen = number | 'others';

/** Ends sessions once the password was entered, and says how it went; a refusal is shown in the dialog. */
const useSessionEnds = () => {
  const dispatch = useAppDispatch();
  // Kept while the dialog closes, so that its words do not change.
  const [chosen, setChosen] = useState<Chosen>('others');
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();

  const ask = (sessions: Chosen) => {
    setRefusal(undefined);
    setChosen(sessions);
    setIsAsking(true);
  };
  const end = async (password: string) => {
    setRefusal(undefined);
    const { error } = await (chosen === 'others' ? endOthers({ password }) : endOne({ id: chosen, password }));
    if (!error) {
      setIsAsking(false);
      dispatch(toastRaised(chosen === 'others' ? 'otherSessionsEnded' : 'otherSessionEnded'));
      return;
    }
    const { text } = error as ApiFailure;
    setRefusal(text);
    if (text === undefined) dispatch(toastRaised('endingSessionFailed'));
  };
  const cancel = () => setIsAsking(false);
  return { chosen, isAsking, refusal, isEnding: one.isLoading || others.isLoading, ask, end, cancel };
};

/** The browsers that are signed in to the account. */
export const AccountSessions = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const { data: sessions, isError, refetch } = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { chosen, isAsking, refusal, isEnding, ask, end, cancel } = useSessionEnds();

  return (
    <FormSection title={formatMessage(messages.sessionsHeading)} hint={formatMessage(messages.sessionsHint)}>
      {sessions ? (
        <SessionList sessions={sessions} isEnding={isEnding} onEnd={ask} onEndOthers={() => ask('others')} />
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
      <ConfirmPasswordDialog
        isOpen={isAsking}
        title={formatMessage(chosen === 'others' ? messages.endSessionsTitle : messages.endSessionTitle)}
        confirm={formatMessage(messages.endSessionConfirm)}
        username={user.email}
        isSending={isEnding}
        refusal={refusal}
        onConfirm={(password) => void end(password)}
        onCancel={cancel}
      >
        <p>{formatMessage(messages.endSessionText)}</p>
      </ConfirmPasswordDialog>
    </FormSection>
  );
};
