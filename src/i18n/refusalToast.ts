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

/** The server's own sentence where there is one, otherwise the specification's. `toastRaised(kind, values)` takes it. */
export const refusalToast = (
  call: AccountCall,
  { text }: ApiFailure,
): { kind: ToastKind; values: Record<string, string> } =>
  text === undefined ? { kind: `${call}Failed`, values: {} } : { kind: `${call}Refused`, values: { message: text } };
