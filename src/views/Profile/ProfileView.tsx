import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SESSION_READ, useGetMeQuery } from '@/api/apiSlice';
import { Page } from '@/components/Page/Page';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';
import { ProfileFoot } from './ProfileFoot';
import { ProfileHead } from './ProfileHead';
import { ProfileTabs } from './ProfileTabs';

const Column = styled('div')(({ theme }) => ({
  paddingBlock: '24px 48px',
  [theme.breakpoints.up('md')]: { paddingBlock: '24px 64px' },
}));

/**
 * The user's account, settings and diets (rows 2.profile.* of docs/spec-coverage.md). A guest can change what needs no
 * account.
 */
export const ProfileView = () => {
  const { formatMessage } = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: user } = useGetMeQuery(undefined, { ...SESSION_READ, skip: !isSignedIn });
  useDocumentTitle(formatMessage(layoutMessages.title, { page: formatMessage(messages.title) }));

  return (
    <Page>
      <Column>
        <ProfileHead user={isSignedIn ? user : undefined} />
        <ProfileTabs />
        <ProfileFoot isSignedIn={isSignedIn} />
      </Column>
    </Page>
  );
};
