import type { MessageDescriptor } from 'react-intl';

export type ToastVariant = 'default' | 'success' | 'destructive';

/** Tone and texts of a toast. The texts are formatted with the values it was raised with. */
export interface ToastSpec {
  variant: ToastVariant;
  title: MessageDescriptor;
  body?: MessageDescriptor;
  /** Label of its one button. Pressing it dispatches `toastActionChosen`; a listener runs the action of that kind. */
  action?: MessageDescriptor;
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
