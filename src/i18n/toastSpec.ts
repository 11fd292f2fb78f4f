import type { MessageDescriptor } from 'react-intl';

export type ToastVariant = 'default' | 'success' | 'destructive';

/** Tone and texts of a toast. The texts are formatted with the values it was raised with. */
export interface ToastSpec {
  variant: ToastVariant;
  title: MessageDescriptor;
  body?: MessageDescriptor;
  /** Label of its one button. Pressing it dispatches `toastActionChosen`; a listener runs the action of that kind. */
  action?: MessageDescriptor;
  /**
   * What on the page gives the same news: an element with this value of `data-tells`. While there is one, the toast
   * shows its title only, so that one fault is said once, where it happened.
   */
  toldBy?: 'search' | 'account' | 'cooking';
  /** It says nothing on another page, and is dismissed there. */
  isOfPage?: boolean;
}

/** A red toast. */
export const failed = (title: MessageDescriptor, body: MessageDescriptor): ToastSpec => ({
  variant: 'destructive',
  title,
  body,
});

/** A green toast. */
export const succeeded = (title: MessageDescriptor, body?: MessageDescriptor): ToastSpec => ({
  variant: 'success',
  title,
  body,
});
