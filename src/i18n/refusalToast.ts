import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { ToastKind } from './toasts';

/** Calls of the auth service. Their toasts have a separate text for a server that could not be reached. */
const AUTH_CALLS = ['login', 'registration', 'logout', 'resetRequest', 'passwordReset'] as const;

/** Account calls whose failure is shown as a toast (rows 8.auth and 8.profile of docs/spec-coverage.md). */
export type AccountCall = (typeof AUTH_CALLS)[number] | 'profileUpdate' | 'emailUpdate' | 'passwordUpdate';

/**
 * The toast for a failed call: the server's own sentence if there is one, otherwise our default. An unreachable server
 * has refused nothing, so it gets a toast of a different kind. Pass the result to `toastRaised(kind, values)`.
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
