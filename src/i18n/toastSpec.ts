import type { MessageDescriptor } from 'react-intl';

export type ToastVariant = 'default' | 'success' | 'destructive';

/** The tone and the words of a toast; the words are filled with the values it was raised with. */
export interface ToastSpec {
  variant: ToastVariant;
  title: MessageDescriptor;
  body?: MessageDescriptor;
  /** Label of its one button. A press dispatches `toastActionChosen`; a listener does what the kind stands for. */
  action?: MessageDescriptor;
}

/** A red toast: something did not work. */
export const failed = (title: MessageDescriptor, body: MessageDescriptor): ToastSpec => ({
  variant: 'destructive',
  title,
  body,
});

/** A green toast: something worked. */
export const succeeded = (title: MessageDescriptor, body?: MessageDescriptor): ToastSpec => ({
  variant: 'success',
  title,
  body,
});
