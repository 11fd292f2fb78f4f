import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar, type SnackbarOrigin } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST_LIMIT } from '@contracts/limits';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec } from '@/i18n/toastSpec';
import { selectKeepsToasts, selectToast, toastActionChosen, toastDismissed, type Toast } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { ToastCard } from './ToastCard';
import { TOAST_PLACE } from './toastPlace.styles';
import { useToastRoot } from './useToastRoot';

/** Says where a toast slides in from; its place is in `toastPlace.styles`. */
const FROM_ABOVE: SnackbarOrigin = { vertical: 'top', horizontal: 'center' };
const FROM_BELOW: SnackbarOrigin = { vertical: 'bottom', horizontal: 'center' };
const CLASSES = { containerRoot: 'toast-place' };

/** A green toast with nothing to press but its cross. It ends when something opens over the page. */
const isConfirmation = ({ kind }: Toast): boolean => {
  const { variant, action }: ToastSpec = TOASTS[kind];
  return variant === 'success' && !action;
};

/** Dismisses a toast that speaks of its page only, when the cook goes on to another one. */
const useLeftBehind = (toast: Toast | null, isKept: boolean, dismiss: (id: string) => void) => {
  const { pathname } = useLocation();
  const raised = useRef({ id: toast?.id, pathname });
  useEffect(() => {
    if (!toast) return;
    if (raised.current.id !== toast.id) raised.current = { id: toast.id, pathname };
    const { isOfPage }: ToastSpec = TOASTS[toast.kind];
    if (isOfPage && !isKept && raised.current.pathname !== pathname) dismiss(toast.id);
  }, [toast, isKept, pathname, dismiss]);
};

/** Shows the toast in the store as a snackbar. The store decides when it is dismissed. */
const ToastRelay = ({ root }: { root: HTMLElement }) => {
  const toast = useAppSelector(selectToast);
  const isKept = useAppSelector(selectKeepsToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const dismiss = useCallback((id: string) => dispatch(toastDismissed(id)), [dispatch]);
  const act = useCallback((chosen: Toast) => dispatch(toastActionChosen(chosen)), [dispatch]);

  useLeftBehind(toast, isKept, dismiss);

  useEffect(() => {
    if (!toast) return undefined;
    enqueueSnackbar('', {
      key: toast.id,
      persist: true,
      anchorOrigin: root.dataset.toasts === 'at-foot' ? FROM_BELOW : FROM_ABOVE,
      content: <ToastCard toast={toast} isKept={isKept} onDismiss={dismiss} onAction={act} />,
    });
    return () => closeSnackbar(toast.id);
  }, [toast, isKept, root, dismiss, act, enqueueSnackbar, closeSnackbar]);

  return null;
};

/** The toast region: one toast at a time (row 2.toast.one of docs/spec-coverage.md). */
export const ToastStack = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const endConfirmation = useCallback(() => {
    const toast = selectToast(store.getState());
    if (toast && !selectKeepsToasts(store.getState()) && isConfirmation(toast)) dispatch(toastDismissed(toast.id));
  }, [dispatch, store]);
  const { root, home } = useToastRoot(useAppSelector(selectToast)?.id, endConfirmation);
  return (
    <>
      <div ref={home} />
      <GlobalStyles styles={TOAST_PLACE} />
      <SnackbarProvider maxSnack={TOAST_LIMIT} domRoot={root} classes={CLASSES}>
        <ToastRelay root={root} />
      </SnackbarProvider>
    </>
  );
};
