import { SnackbarProvider, useSnackbar, type SnackbarOrigin } from 'notistack';
import { useCallback, useEffect } from 'react';
import { TOAST_LIMIT } from '@contracts/limits';
import { TOASTS } from '@/i18n/toasts';
import type { ToastVariant } from '@/i18n/toastSpec';
import { selectToast, toastActionChosen, toastDismissed, type Toast } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ToastCard } from './ToastCard';
import { useToastRoot } from './useToastRoot';

const AT_THE_FOOT: SnackbarOrigin = { vertical: 'bottom', horizontal: 'right' };

/**
 * Apply and the buttons of cards are in the lower part of the screen. A confirmation must not cover them, so it appears
 * at the top, over the heading of what it speaks of.
 */
const PLACES: Record<ToastVariant, SnackbarOrigin> = {
  default: AT_THE_FOOT,
  destructive: AT_THE_FOOT,
  success: { vertical: 'top', horizontal: 'left' },
};

/** Shows the toast in the store as a snackbar. The store decides when it is dismissed. */
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
      anchorOrigin: PLACES[TOASTS[toast.kind].variant],
      content: <ToastCard toast={toast} onDismiss={dismiss} onAction={act} />,
    });
    return () => closeSnackbar(toast.id);
  }, [toast, dismiss, act, enqueueSnackbar, closeSnackbar]);

  return null;
};

/** The toast region: one toast at a time (row 2.toast.one of docs/spec-coverage.md). */
export const ToastStack = () => {
  const { root, home } = useToastRoot();
  return (
    <>
      <div ref={home} />
      <SnackbarProvider maxSnack={TOAST_LIMIT} anchorOrigin={AT_THE_FOOT} domRoot={root}>
        <ToastRelay />
      </SnackbarProvider>
    </>
  );
};
