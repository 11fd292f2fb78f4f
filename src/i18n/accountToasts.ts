import { defineMessages, type MessageDescriptor } from 'react-intl';
import { failed, succeeded, type ToastSpec } from './toastSpec';

const titles = defineMessages({
  loginFailed: {
    id: 'toast.loginFailed.title',
    defaultMessage: 'Login failed',
    description: 'Title: signing in failed',
  },
  registrationFailed: {
    id: 'toast.registrationFailed.title',
    defaultMessage: 'Registration failed',
    description: 'Title: creating an account failed',
  },
  logoutFailed: {
    id: 'toast.logoutFailed.title',
    defaultMessage: 'Logout failed',
    description: 'Title: signing out failed',
  },
  resetRequestFailed: {
    id: 'toast.resetRequestFailed.title',
    defaultMessage: 'Password reset request failed',
    description: 'Title: the mail with the link to a new password was not sent',
  },
  passwordResetFailed: {
    id: 'toast.passwordResetFailed.title',
    defaultMessage: 'Password reset failed',
    description: 'Title: the new password of the reset page was not taken',
  },
  signInFailed: {
    id: 'toast.signInFailed.title',
    defaultMessage: 'Sign in failed',
    description: 'Title: a sign-in through an external page failed',
  },
  updateFailed: {
    id: 'toast.updateFailed.title',
    defaultMessage: 'Update failed',
    description: 'Title: name, e-mail or password of the account was not changed',
  },
  preferencesResetFailed: {
    id: 'toast.error.title',
    defaultMessage: 'Error',
    description: 'Title of a toast whose text says what failed',
  },
  loginSuccessful: {
    id: 'toast.loginSuccessful.title',
    defaultMessage: 'Login successful',
    description: 'Title of the toast after signing in',
  },
  registrationSuccessful: {
    id: 'toast.registrationSuccessful.title',
    defaultMessage: 'Registration successful',
    description: 'Title of the toast after an account was created',
  },
  loggedOut: {
    id: 'toast.loggedOut.title',
    defaultMessage: 'Logged out successfully',
    description: 'Title of the toast after signing out',
  },
  resetEmailSent: {
    id: 'toast.resetEmailSent.title',
    defaultMessage: 'Password reset email sent',
    description: 'Title of the toast after asking for a new password',
  },
  passwordReset: {
    id: 'toast.passwordReset.title',
    defaultMessage: 'Password reset successful',
    description: 'Title of the toast after a new password was set on the reset page',
  },
  migratingRecipes: {
    id: 'toast.migratingRecipes.title',
    defaultMessage: 'Migrating saved recipes',
    description: 'Title: the recipes kept on this device are on their way to the account',
  },
  recipesMigrated: {
    id: 'toast.recipesMigrated.title',
    defaultMessage: 'Recipes migrated',
    description: 'Title: the recipes kept on this device are in the account now',
  },
  profileUpdated: {
    id: 'toast.profileUpdated.title',
    defaultMessage: 'Profile updated',
    description: 'Title of the toast after the name was changed',
  },
  emailUpdated: {
    id: 'toast.emailUpdated.title',
    defaultMessage: 'Email updated',
    description: 'Title of the toast after the email address was changed',
  },
  passwordUpdated: {
    id: 'toast.passwordUpdated.title',
    defaultMessage: 'Password updated',
    description: 'Title of the toast after the password was changed',
  },
  dataExported: {
    id: 'toast.dataExported.title',
    defaultMessage: 'Data exported',
    description: 'Title of the toast after the file with all data of the user was downloaded',
  },
  exportFailed: {
    id: 'toast.exportFailed.title',
    defaultMessage: 'Export failed',
    description: 'Title: the file with all data of the user could not be made',
  },
  recoveryCodeUsed: {
    id: 'toast.recoveryCodeUsed.title',
    defaultMessage: 'You are signed in with a recovery code',
    description: 'Title after a sign-in with a recovery code',
  },
  secondFactorOff: {
    id: 'toast.secondFactorOff.title',
    defaultMessage: 'Two-step sign-in is off',
    description: 'Title: two-step sign-in was turned off',
  },
  copied: {
    id: 'toast.copied.title',
    defaultMessage: 'Copied',
    description: 'Title: a key or codes are on the clipboard',
  },
  notCopied: {
    id: 'toast.copyFailed.title',
    defaultMessage: 'Copy failed',
    description: 'Title of the toast when the clipboard is not allowed',
  },
  otherSessionEnded: {
    id: 'toast.otherSessionEnded.title',
    defaultMessage: 'That browser is signed out',
    description: 'Title: another browser was signed out of the account',
  },
  otherSessionsEnded: {
    id: 'toast.otherSessionsEnded.title',
    defaultMessage: 'All other browsers are signed out',
    description: 'Title: every browser but this one was signed out of the account',
  },
  endingSessionFailed: {
    id: 'toast.endingSessionFailed.title',
    defaultMessage: 'That browser is still signed in',
    description: 'Title: signing out another browser of the account failed',
  },
  deletingAccountFailed: {
    id: 'toast.deletingAccountFailed.title',
    defaultMessage: 'Your account was not deleted',
    description: 'Title: deleting the account failed',
  },
  accountDeleted: {
    id: 'toast.accountDeleted.title',
    defaultMessage: 'Account deleted',
    description: 'Title of the toast after the account was deleted',
  },
});

const bodies = defineMessages({
  notCopied: {
    id: 'toast.notCopied.body',
    defaultMessage: 'Your browser does not allow it. Select the text and copy it yourself.',
    description: 'The key or the codes of two-step sign-in could not be put on the clipboard',
  },
  recoveryCodeUsed: {
    id: 'toast.recoveryCodeUsed.body',
    defaultMessage: 'Codes left: {remaining}. You can make new ones on your profile.',
    description: 'After a sign-in with a recovery code; “remaining” is how many are unused',
  },
  loggedOutOfLimits: {
    id: 'toast.loggedOutOfLimits.body',
    defaultMessage: 'The allergens and diets of your account no longer apply on this device.',
    description:
      'After signing out of an account that excludes an allergen or asks for a diet: recipes with it are shown now',
  },
  unreached: {
    id: 'toast.unreached.body',
    defaultMessage: 'The server could not be reached. Please check your connection.',
    description: 'The account was not reached: no network, or a timeout',
  },
  dataExported: {
    id: 'toast.dataExported.body',
    defaultMessage: 'The file is in your downloads.',
    description: 'After the file with all data of the user was downloaded',
  },
  tryLater: {
    id: 'toast.tryLater.body',
    defaultMessage: 'Please try again later.',
    description: 'The server refused the request and gives no reason',
  },
  accountDeleted: {
    id: 'toast.accountDeleted.body',
    defaultMessage: 'We hold nothing about you any more.',
    description: 'After the account was deleted',
  },
  serverSays: {
    id: 'toast.serverSays.body',
    defaultMessage: '{message}',
    description: 'A sentence from the server, already in the language of the user',
  },
  loginFailed: {
    id: 'toast.loginFailed.body',
    defaultMessage: 'Please check your credentials and try again.',
    description: 'Signing in failed, and the server gives no reason',
  },
  registrationFailed: {
    id: 'toast.registrationFailed.body',
    defaultMessage: 'Please try again with a different email.',
    description: 'Creating an account failed, and the server gives no reason',
  },
  logoutFailed: {
    id: 'toast.logoutFailed.body',
    defaultMessage: 'Please try again.',
    description: 'Signing out failed, and the server gives no reason',
  },
  resetRequestFailed: {
    id: 'toast.resetRequestFailed.body',
    defaultMessage: 'Please try again later.',
    description: 'The mail with the link to a new password was not sent, and the server gives no reason',
  },
  passwordResetFailed: {
    id: 'toast.passwordResetFailed.body',
    defaultMessage: 'The reset link may have expired. Please try again.',
    description: 'The new password was not taken, and the server gives no reason',
  },
  signInFailed: {
    id: 'toast.signInFailed.body',
    defaultMessage: 'There was a problem signing in. Please try again',
    description: 'A sign-in through an external page failed',
  },
  profileUpdateFailed: {
    id: 'toast.profileUpdateFailed.body',
    defaultMessage: 'Failed to update profile',
    description: 'The name was not changed, and the server gives no reason',
  },
  emailUpdateFailed: {
    id: 'toast.emailUpdateFailed.body',
    defaultMessage: 'Failed to update email',
    description: 'The email address was not changed, and the server gives no reason',
  },
  passwordUpdateFailed: {
    id: 'toast.passwordUpdateFailed.body',
    defaultMessage: 'Failed to update password',
    description: 'The password was not changed, and the server gives no reason',
  },
  preferencesResetFailed: {
    id: 'toast.preferencesResetFailed.body',
    defaultMessage: 'Failed to reset preferences on the server',
    description: 'The defaults apply on this device, but the account rejected them',
  },
  welcomeBack: {
    id: 'toast.loginSuccessful.body',
    defaultMessage: 'Welcome back',
    description: 'After signing in, for a user without a first name',
  },
  welcomeBackByName: {
    id: 'toast.loginSuccessful.bodyWithName',
    defaultMessage: 'Welcome back, {firstName}',
    description: 'After signing in',
  },
  welcome: {
    id: 'toast.registrationSuccessful.body',
    defaultMessage: 'Welcome, {name}',
    description: 'After an account was created; {name} is the first name, or the email address',
  },
  resetEmailSent: {
    id: 'toast.resetEmailSent.body',
    defaultMessage: "If an account with that email exists, you'll receive instructions to reset your password.",
    description: 'The same for known and unknown addresses',
  },
  passwordReset: {
    id: 'toast.passwordReset.body',
    defaultMessage: 'Your password has been updated. You can now log in with your new password.',
    description: 'After a new password was set on the reset page',
  },
  migratingRecipes: {
    id: 'toast.migratingRecipes.body',
    defaultMessage: 'Moving {count, plural, one {# recipe} other {# recipes}} from this device to your account.',
    description: 'The recipes kept on this device are on their way to the account',
  },
  recipesMigrated: {
    id: 'toast.recipesMigrated.body',
    defaultMessage:
      '{moved, plural, one {# recipe is} other {# recipes are}} in your account now.{waiting, plural, =0 {} one { # is still waiting on this device.} other { # are still waiting on this device.}}',
    description: 'Some may wait for a better connection; nothing is lost',
  },
});

/** A form of the account screens was refused, and says why beside its button. */
const formFailed = (title: MessageDescriptor, body: MessageDescriptor): ToastSpec => ({
  ...failed(title, body),
  toldBy: 'account',
  isOfPage: true,
});

/**
 * Toasts about sign-in, the account and its profile (rows 8.auth and 8.profile of docs/spec-coverage.md). "…Refused"
 * shows the server's own message; "…Unreached" says that the request never reached the server.
 */
export const ACCOUNT_TOASTS = {
  loginFailed: formFailed(titles.loginFailed, bodies.loginFailed),
  loginRefused: formFailed(titles.loginFailed, bodies.serverSays),
  loginUnreached: formFailed(titles.loginFailed, bodies.unreached),
  registrationFailed: formFailed(titles.registrationFailed, bodies.registrationFailed),
  registrationRefused: formFailed(titles.registrationFailed, bodies.serverSays),
  registrationUnreached: formFailed(titles.registrationFailed, bodies.unreached),
  logoutFailed: failed(titles.logoutFailed, bodies.logoutFailed),
  logoutRefused: failed(titles.logoutFailed, bodies.serverSays),
  logoutUnreached: failed(titles.logoutFailed, bodies.unreached),
  resetRequestFailed: formFailed(titles.resetRequestFailed, bodies.resetRequestFailed),
  resetRequestRefused: formFailed(titles.resetRequestFailed, bodies.serverSays),
  resetRequestUnreached: formFailed(titles.resetRequestFailed, bodies.unreached),
  passwordResetFailed: formFailed(titles.passwordResetFailed, bodies.passwordResetFailed),
  passwordResetRefused: formFailed(titles.passwordResetFailed, bodies.serverSays),
  passwordResetUnreached: formFailed(titles.passwordResetFailed, bodies.unreached),
  signInFailed: failed(titles.signInFailed, bodies.signInFailed),

  profileUpdateFailed: failed(titles.updateFailed, bodies.profileUpdateFailed),
  profileUpdateRefused: failed(titles.updateFailed, bodies.serverSays),
  emailUpdateFailed: failed(titles.updateFailed, bodies.emailUpdateFailed),
  emailUpdateRefused: failed(titles.updateFailed, bodies.serverSays),
  passwordUpdateFailed: failed(titles.updateFailed, bodies.passwordUpdateFailed),
  passwordUpdateRefused: failed(titles.updateFailed, bodies.serverSays),
  preferencesResetFailed: failed(titles.preferencesResetFailed, bodies.preferencesResetFailed),

  loginSuccessful: succeeded(titles.loginSuccessful, bodies.welcomeBack),
  loginSuccessfulWithName: succeeded(titles.loginSuccessful, bodies.welcomeBackByName),
  registrationSuccessful: succeeded(titles.registrationSuccessful, bodies.welcome),
  loggedOut: succeeded(titles.loggedOut),
  loggedOutOfLimits: succeeded(titles.loggedOut, bodies.loggedOutOfLimits),
  resetEmailSent: succeeded(titles.resetEmailSent, bodies.resetEmailSent),
  passwordReset: { ...succeeded(titles.passwordReset, bodies.passwordReset), toldBy: 'account', isOfPage: true },
  migratingRecipes: { variant: 'default', title: titles.migratingRecipes, body: bodies.migratingRecipes },
  recipesMigrated: succeeded(titles.recipesMigrated, bodies.recipesMigrated),
  profileUpdated: succeeded(titles.profileUpdated),
  emailUpdated: succeeded(titles.emailUpdated),
  passwordUpdated: succeeded(titles.passwordUpdated),
  dataExported: succeeded(titles.dataExported, bodies.dataExported),
  exportFailed: failed(titles.exportFailed, bodies.tryLater),
  recoveryCodeUsed: succeeded(titles.recoveryCodeUsed, bodies.recoveryCodeUsed),
  secondFactorOff: succeeded(titles.secondFactorOff),
  copied: succeeded(titles.copied),
  notCopied: failed(titles.notCopied, bodies.notCopied),
  otherSessionEnded: succeeded(titles.otherSessionEnded),
  otherSessionsEnded: succeeded(titles.otherSessionsEnded),
  endingSessionFailed: failed(titles.endingSessionFailed, bodies.tryLater),
  deletingAccountFailed: failed(titles.deletingAccountFailed, bodies.tryLater),
  accountDeleted: succeeded(titles.accountDeleted, bodies.accountDeleted),
} as const satisfies Record<string, ToastSpec>;
