import { styled } from '@mui/material/styles';
import { AuthErrorBanner } from '@/components/AuthErrorBanner/AuthErrorBanner';
import { Page } from '@/components/Page/Page';
import { authErrorDismissed, selectAuthError } from '@/slices/authErrorSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TroubleStage } from './TroubleStage';

const Room = styled(Page)(({ theme }) => ({
  paddingBlock: '4px 12px',
  [theme.breakpoints.up('md')]: { paddingBottom: 20 },
}));

/** The stored sign-in error, until it is dismissed: above the search, where it is seen before anything is pressed. */
export const SignInTrouble = () => {
  const dispatch = useAppDispatch();
  const message = useAppSelector(selectAuthError);
  return (
    message !== null && (
      <TroubleStage>
        <Room>
          <AuthErrorBanner
            message={message}
            host={window.location.hostname}
            onDismiss={() => {
              dispatch(authErrorDismissed());
              document.querySelector<HTMLElement>('main')?.focus();
            }}
          />
        </Room>
      </TroubleStage>
    )
  );
};
