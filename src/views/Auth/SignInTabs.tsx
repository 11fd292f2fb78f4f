import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { TabRow } from '@/components/TabRow/TabRow';
import { LoginForm } from './LoginForm';
import { messages } from './messages';
import { RegisterForm } from './RegisterForm';

const TABS = ['login', 'register'] as const;
export type TabName = (typeof TABS)[number];

/* Between the password and the code there is nothing to choose. */
const Frame = styled('div')({
  '&:has([data-second-step])': {
    '& > [role="tablist"]': { display: 'none' },
    '& > [role="tabpanel"]': { paddingTop: 6 },
  },
});

const Panel = styled('div')({ paddingTop: 26 });

interface SignInTabsProps {
  tab: TabName;
  email: string;
  onEmailChange: (email: string) => void;
  onOpen: (name: TabName | 'forgot') => void;
}

/** Sign-in and registration, each in its tab. */
export const SignInTabs = ({ tab, email, onEmailChange, onOpen }: SignInTabsProps) => {
  const { formatMessage } = useIntl();
  const baseId = useId();
  return (
    <Frame>
      <TabRow
        label={formatMessage(messages.tabs)}
        tabs={TABS.map((name) => ({
          name,
          words: formatMessage(messages[name]),
          id: `${baseId}-${name}`,
          panelId: `${baseId}-panel`,
        }))}
        value={tab}
        onChange={onOpen}
      />
      <Panel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${tab}`}>
        {tab === 'login' ? (
          <LoginForm email={email} onEmailChange={onEmailChange} onForgot={() => onOpen('forgot')} />
        ) : (
          <RegisterForm email={email} onEmailChange={onEmailChange} />
        )}
      </Panel>
    </Frame>
  );
};
