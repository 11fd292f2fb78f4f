import type { AccountContext } from './account/accountContext';
import { createCredentialChanges } from './account/credentialChanges';
import { createPasswordReset } from './account/passwordReset';
import { createProfile } from './account/profile';
import { createRegistration } from './account/registration';
import { createSecondFactorSettings } from './account/secondFactor/secondFactorSettings';
import { createSignIn } from './account/signIn';

/** Accounts: signing in and out, and changes a user makes to their own account. */
export const createAccountService = (context: AccountContext) => ({
  ...createSignIn(context),
  ...createRegistration(context),
  ...createPasswordReset(context),
  ...createCredentialChanges(context),
  ...createProfile(context),
  ...createSecondFactorSettings(context),
});

export type AccountService = ReturnType<typeof createAccountService>;
