import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { useGetSecondFactorQuery } from '@/api/accountApi';
import { AppKey } from '@/components/AppKey/AppKey';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { FormSection } from '@/components/FormSection/FormSection';
import { RecoveryCodes } from '@/components/RecoveryCodes/RecoveryCodes';
import { saveTextFile } from '@/lib/browser/saveFile';
import { Action, Actions, Text } from './accountActions.styles';
import { CodeForm } from './CodeForm';
import { messages as profileMessages } from './messages';
import { messages } from './secondFactorMessages';
import { useSecondFactor, type SecondFactorStage } from './useSecondFactor';

type Changes = ReturnType<typeof useSecondFactor>;

/** Off: one button. On: since when, how many codes are left, and what can be changed. */
const Resting = ({ changes }: { changes: Changes }) => {
  const { formatMessage, formatDate } = useIntl();
  const { data: factor, isError, refetch } = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!factor)
    return (
      <>
        <Text role="status">{formatMessage(isError ? messages.failed : messages.loading)}</Text>
        {isError && (
          <Action look="outlined" onClick={() => void refetch()}>
            {formatMessage(profileMessages.tryAgain)}
          </Action>
        )}
      </>
    );
  if (factor.turnedOnAt === null)
    return (
      <>
        <Text>{formatMessage(messages.isOff)}</Text>
        <Action look="outlined" aria-haspopup="dialog" onClick={() => changes.open('password')}>
          {formatMessage(messages.turnOn)}
        </Action>
      </>
    );
  return (
    <>
      <Text>{formatMessage(messages.isOn, { date: formatDate(factor.turnedOnAt, { dateStyle: 'long' }) })}</Text>
      <Text>{formatMessage(messages.codesLeft, { count: factor.recoveryCodesLeft })}</Text>
      <Actions>
        <Action look="outlined" onClick={() => changes.open('renewing')}>
          {formatMessage(messages.renew)}
        </Action>
        <Action look="outlined" onClick={() => changes.open('turningOff')}>
          {formatMessage(messages.turnOff)}
        </Action>
      </Actions>
    </>
  );
};

const Proof = ({ stage, changes, user }: { stage: 'renewing' | 'turningOff'; changes: Changes; user: User }) => {
  const { formatMessage } = useIntl();
  const [lead, submit] = {
    renewing: [messages.renewText, messages.renew] as const,
    turningOff: [messages.turnOffText, messages.turnOff] as const,
  }[stage];
  return (
    <>
      <Text>{formatMessage(lead)}</Text>
      <CodeForm
        username={user.email}
        submit={formatMessage(submit)}
        refusal={changes.refusal}
        onSubmit={stage === 'renewing' ? changes.renew : changes.turnOff}
        onCancel={changes.close}
      />
    </>
  );
};

const Content = ({ stage, changes, user }: { stage: SecondFactorStage; changes: Changes; user: User }) => {
  const { formatMessage } = useIntl();
  if (stage === 'renewing' || stage === 'turningOff')
    return <Proof key={stage} stage={stage} changes={changes} user={user} />;
  if (stage === 'app' && changes.appKey)
    return (
      <>
        <AppKey {...changes.appKey} onCopy={changes.copy} />
        <CodeForm
          submit={formatMessage(messages.confirm)}
          refusal={changes.refusal}
          onSubmit={changes.confirm}
          onCancel={changes.close}
        />
      </>
    );
  if (stage === 'codes')
    return (
      <RecoveryCodes
        account={user.email}
        codes={changes.codes}
        onCopy={changes.copy}
        onDownload={(text) => saveTextFile('larder-recovery-codes.txt', text)}
        onPrint={() => window.print()}
        onDone={changes.close}
      />
    );
  return <Resting changes={changes} />;
};

/** Two-step sign-in: a code of an authenticator app after the password. */
export const AccountSecondFactor = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const changes = useSecondFactor();
  return (
    <>
      <FormSection title={formatMessage(messages.heading)} hint={formatMessage(messages.hint)}>
        <Content stage={changes.stage} changes={changes} user={user} />
      </FormSection>
      <ConfirmPasswordDialog
        isOpen={changes.stage === 'password'}
        title={formatMessage(messages.turnOn)}
        confirm={formatMessage(messages.next)}
        username={user.email}
        isSending={changes.isSending}
        refusal={changes.refusal}
        onConfirm={(password) => void changes.begin(password)}
        onCancel={changes.close}
      >
        <p>{formatMessage(messages.passwordText)}</p>
      </ConfirmPasswordDialog>
    </>
  );
};
