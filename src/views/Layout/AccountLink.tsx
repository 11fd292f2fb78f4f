import PersonOutlineIcon from '@mui/icons-material/PersonOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { apiSlice } from '@/api/apiSlice';
import { ProfileAvatar } from '@/components/ProfileAvatar/ProfileAvatar';
import { useAppSelector } from '@/store/hooks';
import { messages } from './messages';

const Profile = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' } },
});

const selectMe = apiSlice.endpoints.getMe.select();

/** Link to the profile, with a generic figure until the user is known. */
export const AccountLink = () => {
  const { formatMessage } = useIntl();
  const { data: user } = useAppSelector(selectMe);
  return (
    <Profile to="/profile" aria-label={formatMessage(messages.profile)}>
      {user ? <ProfileAvatar user={user} size={36} /> : <PersonOutlineIcon fontSize="medium" />}
    </Profile>
  );
};
