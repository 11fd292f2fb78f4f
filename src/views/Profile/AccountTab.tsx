import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SESSION_READ, useGetMeQuery } from '@/api/apiSlice';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { Panel } from '@/components/Panel/Panel';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { AccountDeletion } from './AccountDeletion';
import { AccountNews } from './AccountNews';
import { AccountSecondFactor } from './AccountSecondFactor';
import { AccountSessions } from './AccountSessions';
import { AccountTerms } from './AccountTerms';
import { DataExport } from './DataExport';
import { EmailForm } from './EmailForm';
import { messages } from './messages';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';

const Notice = styled(Panel)({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& p': { margin: 0, fontSize: '1.125rem' },
});

/** Name, e-mail, password, and the account's data. The picture is above the tabs; choosing one is for later. */
export const AccountTab = () => {
  const { formatMessage } = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: user, isError, refetch } = useGetMeQuery(undefined, { ...SESSION_READ, skip: !isSignedIn });

  if (!isSignedIn)
    return (
      <Notice as="div">
        <p>{formatMessage(messages.signInRequired)}</p>
        <ButtonLink to="/auth" look="filled">
          {formatMessage(messages.signIn)}
        </ButtonLink>
      </Notice>
    );
  if (!user)
    return (
      <Notice as="div">
        <p role="status">{formatMessage(isError ? messages.accountFailed : messages.accountLoading)}</p>
        {isError && (
          <Button look="filled" onClick={() => void refetch()}>
            {formatMessage(messages.tryAgain)}
          </Button>
        )}
      </Notice>
    );
  return (
    // Keyed by account, so that nothing typed for one is submitted for another.
    <div key={user.uid}>
      <NameForm user={user} />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <AccountSecondFactor user={user} />
      <AccountSessions user={user} />
      <AccountNews user={user} />
      <AccountTerms user={user} />
      <DataExport />
      <AccountDeletion user={user} />
    </div>
  );
};
