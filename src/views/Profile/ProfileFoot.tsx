import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages as preferenceMessages } from '@/components/PreferencesPanel/messages';
import { preferencesReset } from '@/slices/preferencesSlice';
import { signOutChosen } from '@/slices/sessionSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 36,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));

/** Buttons below every tab. */
export const ProfileFoot = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <Row>
      <Button look="outlined" onClick={() => dispatch(preferencesReset())}>
        <RefreshIcon />
        {formatMessage(preferenceMessages.reset)}
      </Button>
      {isSignedIn && (
        <Button onClick={() => dispatch(signOutChosen())}>
          <LogoutIcon />
          {formatMessage(messages.signOut)}
        </Button>
      )}
    </Row>
  );
};
