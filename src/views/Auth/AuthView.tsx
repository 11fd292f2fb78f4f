import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useAddressQuery } from '@/components/addressQuery/useAddressQuery';
import { DishStage } from '@/components/DishStage/DishStage';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { accountFormOpened, selectSessionStatus } from '@/slices/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { PageSpinner } from '../Layout/PageSpinner';
import { ForgotForm } from './ForgotForm';
import { Column, Columns } from './formColumns';
import { messages } from './messages';
import { SignInTabs, type TabName } from './SignInTabs';

const Reassurance = styled('p')(({ theme }) => ({
  margin: '20px 0 0',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: '0.90625rem',
  color: theme.vars.palette.text.secondary,
}));

/** Sign-in, registration and forgot password (row 2.auth of docs/spec-coverage.md). */
export const AuthView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const [query, setQuery] = useAddressQuery();
  // The address typed in one form carries over to the others.
  const [email, setEmail] = useState('');
  const tab: TabName = query.get('tab') === 'register' ? 'register' : 'login';
  const isForgotten = query.get('tab') === 'forgot';
  const title = formatMessage(isForgotten ? messages.forgotTitle : messages[tab]);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));

  useEffect(() => {
    dispatch(accountFormOpened());
  }, [dispatch]);

  if (status === 'loading') return <PageSpinner />;
  if (status === 'signedIn') return <Navigate to="/" replace />;

  const open = (name: TabName | 'forgot') =>
    setQuery(name === 'login' ? {} : { tab: name }, { replace: true, preventScrollReset: true });

  return (
    <Columns>
      <Column>
        <PageHeading key={String(isForgotten)}>
          {formatMessage(isForgotten ? messages.forgotTitle : messages.heading)}
        </PageHeading>
        {isForgotten ? (
          <ForgotForm
            email={email}
            onLeave={(isSent) => {
              if (isSent) setEmail('');
              open('login');
            }}
          />
        ) : (
          <SignInTabs tab={tab} email={email} onEmailChange={setEmail} onOpen={open} />
        )}
        <Reassurance key={`${isForgotten}-note`}>{formatMessage(messages.goOn)}</Reassurance>
      </Column>
      <DishStage />
    </Columns>
  );
};
