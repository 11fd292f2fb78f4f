import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { User } from '@contracts/session';
import { initialsOf } from '@/lib/account/initials';

interface ProfileAvatarProps {
  user: Pick<User, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>;
  /** Side in CSS pixels. */
  size?: number;
}

const Disc = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** The user's picture or initials. Hidden from screen readers, because the name or link beside it says the same. */
export const ProfileAvatar = ({ user, size = 36 }: ProfileAvatarProps) => {
  const { profileImageUrl } = user;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Disc aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {profileImageUrl && profileImageUrl !== broken ? (
        <img src={profileImageUrl} alt="" width={size} height={size} onError={() => setBroken(profileImageUrl)} />
      ) : (
        initialsOf(user)
      )}
    </Disc>
  );
};
