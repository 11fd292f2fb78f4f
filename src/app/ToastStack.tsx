import { SnackbarProvider, useSnackbar } from 'notistack';
import { useCallback, useEffect } from 'react';
import { TOAST_LIMIT } from '@contracts/limits';
import { selectToast, toastActionChosen, toastDismissed, type Toast } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ToastCard } from './ToastCard';

/** Turns the one toast in the store into the one snackbar on the screen. The store says when it goes. */
const ToastRelay = () => {
  const toast = useAppSelector(selectToast);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const dismiss = useCallback((id: string) => dispatch(toastDismissed(id)), [dispatch]);
  const act = useCallback((chosen: Toast) => dispatch(toastActionChosen(chosen)), [dispatch]);

  useEffect(() => {
    if (!toast) return undefined;
    enqueueSnackbar('', {
      key: toast.id,
      persist: true,
      content: <ToastCard toast={toast} onDismiss={dismiss} onAction={act} />,
    });
    return () => closeSnackbar(toast.id);
  }, [toast, dismiss, act, enqueueSnackbar, closeSnackbar]);

  return null;
};

/** Where toasts appear: at the lower right, one at a time (SPEC §2). */
export const ToastStack = () => (
  <SnackbarProvider maxSnack={TOAST_LIMIT} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
    <ToastRelay />
  </SnackbarProvider>
);
