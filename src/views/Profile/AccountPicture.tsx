import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { Button } from '@/components/Button/Button';
import { FormSection } from '@/components/FormSection/FormSection';
import { ProfileAvatar } from '@/components/ProfileAvatar/ProfileAvatar';
import { messages } from './accountMessages';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& small': { fontSize: '0.90625rem', color: theme.vars.palette.text.secondary },
  '& button:disabled': { color: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.sunk },
}));

/** The profile picture. The specification leaves choosing one for later: the button is disabled, and a note says why. */
export const AccountPicture = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const noteId = useId();
  return (
    <FormSection title={formatMessage(messages.pictureHeading)}>
      <Row>
        <ProfileAvatar user={user} size={64} />
        <Button look="outlined" disabled aria-describedby={noteId}>
          <PhotoCameraIcon />
          {formatMessage(messages.changePicture)}
        </Button>
        <small id={noteId}>{formatMessage(messages.comingSoon)}</small>
      </Row>
    </FormSection>
  );
};
