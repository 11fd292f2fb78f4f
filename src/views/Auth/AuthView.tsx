import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { accountFormOpened, selectSessionStatus } from '@/slices/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { PageSpinner } from '../Layout/PageSpinner';
import { DishStage } from './DishStage';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './LoginForm';
import { messages } from './messages';
import { RegisterForm } from './RegisterForm';

const TABS = ['login', 'register'] as const;
type TabName = (typeof TABS)[number];

const Columns = styled(Page)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingTop: 8,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)', gap: 64 },
}));

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 460,
  marginInline: 'auto',
  '& h1': { marginBottom: 20 },
  [theme.breakpoints.up('md')]: { paddingTop: 12 },
}));

const Panel = styled('div')({ paddingTop: 26 });

const Reassurance = styled('p')(({ theme }) => ({
  margin: '20px 0 0',
  textAlign: 'center',
  fontSize: '0.90625rem',
  color: theme.vars.palette.text.secondary,
}));

/** Signing in, creating an account, and asking for a new password (SPEC §2). */
export const AuthView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const baseId = useId();
  const status = useAppSelector(selectSessionStatus);
  const [query, setQuery] = useSearchParams();
  // What was typed as an address in one form is there in the next.
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
          <>
            <Tabs
              value={tab}
              selectionFollowsFocus
              aria-label={formatMessage(messages.tabs)}
              onChange={(_event, name: TabName) => open(name)}
            >
              {TABS.map((name) => (
                <Tab
                  key={name}
                  value={name}
                  id={`${baseId}-${name}`}
                  aria-controls={`${baseId}-panel`}
                  label={formatMessage(messages[name])}
                />
              ))}
            </Tabs>
            <Panel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${tab}`}>
              {tab === 'login' ? (
                <LoginForm email={email} onEmailChange={setEmail} onForgot={() => open('forgot')} />
              ) : (
                <RegisterForm email={email} onEmailChange={setEmail} />
              )}
            </Panel>
          </>
        )}
        <Reassurance>{formatMessage(messages.goOn)}</Reassurance>
      </Column>
      <DishStage />
    </Columns>
  );
};
