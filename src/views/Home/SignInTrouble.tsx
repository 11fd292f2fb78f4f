import { AuthErrorBanner } from '@/components/AuthErrorBanner/AuthErrorBanner';
import { authErrorDismissed, selectAuthError } from '@/slices/authErrorSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The stored sign-in error, until it is dismissed. */
export const SignInTrouble = () => {
  const dispatch = useAppDispatch();
  const message = useAppSelector(selectAuthError);
  return (
    message !== null && (
      <AuthErrorBanner
        message={message}
        host={window.location.hostname}
        onDismiss={() => {
          dispatch(authErrorDismissed());
          document.querySelector<HTMLElement>('main')?.focus();
        }}
      />
    )
  );
};
