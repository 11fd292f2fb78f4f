import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar, type SnackbarOrigin } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST_LIMIT } from '@contracts/limits';
import { ON_PHONE } from '@/components/toastRoom/toastRoom';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec, ToastVariant } from '@/i18n/toastSpec';
import { selectKeepsToasts, selectToast, toastActionChosen, toastDismissed, type Toast } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { ToastCard } from './ToastCard';
import { TOASTS_AT_THE_START } from './useClearPlace';
import { useToastRoot } from './useToastRoot';

const AT_THE_FOOT: SnackbarOrigin = { vertical: 'bottom', horizontal: 'right' };
const AT_THE_TOP: SnackbarOrigin = { vertical: 'top', horizontal: 'left' };

/**
 * Where a toast is unless it would cover something that can be pressed (`useClearPlace`). News of a search lies
 * in the strip that is left free above its results (`Home/ResultsSection`), and a fault below its panel.
 */
const PLACES: Record<ToastVariant, SnackbarOrigin> = {
  default: AT_THE_TOP,
  destructive: AT_THE_FOOT,
  success: AT_THE_TOP,
};

/* In line with the edges of the page (`components/Page`). */
const EDGE = 'max(16px, min(2.7vw, 28px), calc((100vw - 1200px) / 2)) !important';
const CLASSES = {
  containerAnchorOriginTopLeft: TOASTS_AT_THE_START,
  containerAnchorOriginBottomRight: 'toasts-at-the-end',
};
/* The cooking view places toasts elsewhere, with more specificity than `:where`. */
const PAGE_EDGES = {
  [ON_PHONE]: { [`:where(.${TOASTS_AT_THE_START})`]: { top: '2px !important' } },
  [`.${TOASTS_AT_THE_START}`]: { insetInlineStart: EDGE },
  '.toasts-at-the-end': { insetInlineEnd: EDGE },
  /* notistack gives every toast 288 px, and few words need less. */
  '.toasts-at-the-end [role="region"]': { marginInlineStart: 'auto' },
};

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
const ToastRelay = () => {
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
      anchorOrigin: PLACES[TOASTS[toast.kind].variant],
      content: <ToastCard toast={toast} isKept={isKept} onDismiss={dismiss} onAction={act} />,
    });
    return () => closeSnackbar(toast.id);
  }, [toast, isKept, dismiss, act, enqueueSnackbar, closeSnackbar]);

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
  const { root, home } = useToastRoot(endConfirmation);
  return (
    <>
      <div ref={home} />
      <GlobalStyles styles={PAGE_EDGES} />
      <SnackbarProvider maxSnack={TOAST_LIMIT} anchorOrigin={AT_THE_FOOT} domRoot={root} classes={CLASSES}>
        <ToastRelay />
      </SnackbarProvider>
    </>
  );
};
