import { useIntl } from 'react-intl';
import { refusalToast, type AccountCall } from '@/i18n/refusalToast';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec } from '@/i18n/toastSpec';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { messages } from './messages';

const SERVER_FAULT = 500;

/**
 * The text for a refused form: that of its toast, unless the server broke down without a word. The toast's text of the
 * specification then blames what was typed, so the form says where the fault lies. Undefined if nothing was refused.
 */
export const useRefusal = (call: AccountCall, error: object | undefined): string | undefined => {
  const { formatMessage } = useIntl();
  if (error === undefined || !('status' in error)) return undefined;
  const failure = error as ApiFailure;
  if (typeof failure.status === 'number' && failure.status >= SERVER_FAULT && failure.text === undefined)
    return formatMessage(messages.serverFault);
  const { kind, values } = refusalToast(call, failure);
  const { body }: ToastSpec = TOASTS[kind];
  return body && formatMessage(body, values);
};
