import type { KeyboardEvent, RefObject } from 'react';

/**
 * For forms whose submit button is enabled only while the form is changed and valid. With a disabled button browsers
 * ignore Enter, so this shows the errors on Enter; and when the button becomes disabled, the focus moves to the form.
 */
export const QUIET_FORM = { tabIndex: -1, 'data-quiet-focus': '', style: { outline: 'none' } } as const;

/** Props for each field of the form. */
export const sayOnEnter = (isValid: boolean, submit: () => void) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isValid) submit();
  },
});

/** Call before the button of a submitted form becomes disabled. */
export const keepFocusIn = ({ current: form }: RefObject<HTMLFormElement | null>) => {
  const active = document.activeElement;
  if (active instanceof HTMLButtonElement && form?.contains(active)) form.focus({ preventScroll: true });
};
