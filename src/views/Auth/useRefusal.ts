import { useIntl } from 'react-intl';
import { refusalToast, type AccountCall } from '@/i18n/refusalToast';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec } from '@/i18n/toastSpec';
import type { ApiFailure } from '@/lib/failures/apiFailure';

/** The text for a refused form, same as its toast. Undefined if nothing was refused. */
export const useRefusal = (call: AccountCall, error: object | undefined): string | undefined => {
  const { formatMessage } = useIntl();
  if (error === undefined || !('status' in error)) return undefined;
  const { kind, values } = refusalToast(call, error as ApiFailure);
  const { body }: ToastSpec = TOASTS[kind];
  return body && formatMessage(body, values);
};
