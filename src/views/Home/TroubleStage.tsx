import { styled } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { bannerRoom } from '@/components/AuthErrorBanner/bannerRoom';
import { authErrorKind, type AuthErrorKind } from '@/lib/failures/authErrorKind';
import { selectAuthError } from '@/slices/authErrorSlice';
import { useAppSelector } from '@/store/hooks';
import { dropDrawnRoom } from './useBelowShown';

/* On a phone it stands on the yellow background of the hero. */
const Stage = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: AuthErrorKind }>(
  ({ theme, kind }) => ({
    ...bannerRoom(kind),
    [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.hero },
  }),
);

/** The room of the failed sign-in, which is kept while its code loads. */
export const TroubleStage = ({ children }: { children?: ReactNode }) => {
  const kind = authErrorKind(useAppSelector(selectAuthError) ?? '');
  useLayoutEffect(dropDrawnRoom, []);
  return <Stage kind={kind}>{children}</Stage>;
};
