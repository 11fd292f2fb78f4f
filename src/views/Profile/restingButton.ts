import type { KeyboardEvent, RefObject } from 'react';

/**
 * For a form whose button can only be pressed while the form is changed and valid (SPEC §2). Enter still says what is
 * wrong, where the browser itself would do nothing; and when the button comes to rest the keyboard goes on from its form.
 */
export const QUIET_FORM = { tabIndex: -1, 'data-quiet-focus': '', style: { outline: 'none' } } as const;

/** For each box of the form. */
export const sayOnEnter = (isValid: boolean, submit: () => void) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isValid) submit();
  },
});

/** Before the button of a form that was sent comes to rest. */
export const keepFocusIn = ({ current: form }: RefObject<HTMLFormElement | null>) => {
  const active = document.activeElement;
  if (active instanceof HTMLButtonElement && form?.contains(active)) form.focus({ preventScroll: true });
};
