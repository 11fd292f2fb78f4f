import type { ApiFailure } from '@/lib/apiFailure';
import type { ToastKind } from './toasts';

/** Calls of the auth service: those say that the server was not reached at all. */
const AUTH_CALLS = ['login', 'registration', 'logout', 'resetRequest', 'passwordReset'] as const;

/** Calls of the account whose failure a toast says (SPEC §8, "Auth toasts" and "Profile toasts"). */
export type AccountCall = (typeof AUTH_CALLS)[number] | 'profileUpdate' | 'emailUpdate' | 'passwordUpdate';

/**
 * The server's own sentence where there is one, otherwise the specification's; a server that was not reached has refused
 * nothing. `toastRaised(kind, values)` takes it.
 */
export const refusalToast = (
  call: AccountCall,
  { status, text }: ApiFailure,
): { kind: ToastKind; values: Record<string, string> } => {
  const authCall = AUTH_CALLS.find((one) => one === call);
  if (authCall && (status === 'OFFLINE' || status === 'TIMEOUT')) return { kind: `${authCall}Unreached`, values: {} };
  return text === undefined
    ? { kind: `${call}Failed`, values: {} }
    : { kind: `${call}Refused`, values: { message: text } };
};
