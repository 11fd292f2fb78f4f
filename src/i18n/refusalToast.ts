import type { ApiFailure } from '@/lib/apiFailure';
import type { ToastKind } from './toasts';

/** Calls of the account whose failure a toast says (SPEC §8, "Auth toasts" and "Profile toasts"). */
export type AccountCall =
  | 'login'
  | 'registration'
  | 'logout'
  | 'resetRequest'
  | 'passwordReset'
  | 'profileUpdate'
  | 'emailUpdate'
  | 'passwordUpdate';

/**
 * The server's own sentence where there is one, otherwise the specification's; a server that was not reached has refused
 * nothing. `toastRaised(kind, values)` takes it.
 */
export const refusalToast = (
  call: AccountCall,
  { status, text }: ApiFailure,
): { kind: ToastKind; values: Record<string, string> } => {
  if (status === 'OFFLINE' || status === 'TIMEOUT') return { kind: `${call}Unreached`, values: {} };
  return text === undefined
    ? { kind: `${call}Failed`, values: {} }
    : { kind: `${call}Refused`, values: { message: text } };
};
