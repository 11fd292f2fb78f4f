import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeyboardHeight } from '@/components/SheetDialog/useKeyboardHeight';
import { clearFoot, placeToasts } from './toastPlace';

const DIALOGS = ':scope > .MuiDialog-root [aria-modal="true"]';

const isLayer = (node: Node): boolean => node instanceof Element && node.classList.contains('MuiModal-root');

const topDialog = (): HTMLElement | undefined => [...document.body.querySelectorAll<HTMLElement>(DIALOGS)].at(-1);

/**
 * The element that toasts are rendered in, and a ref for its place on the page. While a modal dialog is open the
 * element moves into it: the dialog hides everything outside from screen readers and traps the focus, so a toast can be
 * reached only from within. It moves back when the dialog closes.
 * @param shown id of the toast that is shown: each is placed when it comes
 * @param onOpened called when a dialog, a popover or a sheet has opened over the page
 */
export const useToastRoot = (shown: string | undefined, onOpened: () => void) => {
  const [root] = useState(() => document.createElement('div'));
  const home = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const parent = topDialog() ?? home.current;
      if (root.parentElement !== parent) parent?.append(root);
      if (root.hasChildNodes()) placeToasts(root);
    };
    const observer = new MutationObserver((changes) => {
      place();
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isLayer))) onOpened();
    });
    const follow = () => {
      if (root.hasChildNodes() && root.dataset.toasts === 'at-foot') clearFoot(root);
    };
    observer.observe(document.body, { childList: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', follow, { passive: true });
    // A bar that comes or goes makes the page longer or shorter.
    const length = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
    length?.observe(document.body);
    place();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', follow);
      length?.disconnect();
      root.remove();
    };
  }, [root, onOpened]);
  useLayoutEffect(() => {
    if (shown !== undefined) placeToasts(root);
  }, [root, shown]);
  const keyboard = useKeyboardHeight();
  useEffect(() => {
    root.style.setProperty('--toast-keyboard', `${keyboard}px`);
  }, [root, keyboard]);
  return { root, home };
};
