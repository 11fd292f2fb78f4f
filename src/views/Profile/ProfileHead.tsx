import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { ProfileAvatar } from '@/components/ProfileAvatar/ProfileAvatar';
import { messages } from './messages';

interface ProfileHeadProps {
  /** Undefined for a guest, and while loading. */
  user: User | undefined;
}

const AVATAR_SIZE = 76;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: AVATAR_SIZE,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h1': { fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)' },
});

const Address = styled('p')(({ theme }) => ({ margin: '4px 0 0', color: theme.vars.palette.text.secondary }));

/** The user's picture and name. */
export const ProfileHead = ({ user }: ProfileHeadProps) => {
  const { formatMessage } = useIntl();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <Head>
      {user && <ProfileAvatar user={user} size={AVATAR_SIZE} />}
      <div>
        <PageHeading>{name === '' ? formatMessage(messages.heading) : name}</PageHeading>
        {user && <Address>{user.email}</Address>}
      </div>
    </Head>
  );
};
