import { defineMessages } from 'react-intl';
import { ACCOUNT_TOASTS } from './accountToasts';
import { COOKBOOK_TOASTS } from './cookbookToasts';
import { PHOTO_TOASTS } from './photoToasts';
import { COOKING_TOASTS } from './cookingToasts';
import { RECIPE_TOASTS } from './recipeToasts';
import { SEARCH_TOASTS } from './searchToasts';
import { failed, type ToastSpec } from './toastSpec';

/*
 * How react-intl 12 types messages: `defineMessages({...})` gives descriptors that accept no values. A message with
 * values declares them: `defineMessages<{ more: { count: number } }>({ more: {...} })`, and formatMessage then requires
 * them. A table whose rows differ, such as this one, holds plain `MessageDescriptor`, which accepts any values.
 */

const titles = defineMessages({
  cacheCleared: {
    id: 'toast.cacheCleared.title',
    defaultMessage: 'Cache cleared',
    description: 'Title of the toast after Clear Results',
  },
  languageUpdated: {
    id: 'toast.languageUpdated.title',
    defaultMessage: 'Language updated',
    description: 'Title of the toast after the interface language changed',
  },
  measurementUpdated: {
    id: 'toast.measurementUpdated.title',
    defaultMessage: 'Measurement system updated',
    description: 'Title of the toast after metric or imperial was chosen',
  },
  dietUpdated: {
    id: 'toast.dietUpdated.title',
    defaultMessage: 'Diet preference updated',
    description: 'Title of the toast after a diet was ticked or unticked',
  },
  preferencesReset: {
    id: 'toast.preferencesReset.title',
    defaultMessage: 'Preferences reset',
    description: 'Title of the toast after "Reset to defaults"',
  },
  customizationComplete: {
    id: 'toast.customizationComplete.title',
    defaultMessage: 'Customization complete',
    description: 'Title of the toast after the preferences were closed with changes',
  },
  allergensUnited: {
    id: 'toast.allergensUnited.title',
    defaultMessage: 'Allergens kept',
    description: 'Title: after signing in, the account leaves out what this device left out, too',
  },
  linkCopied: {
    id: 'toast.linkCopied.title',
    defaultMessage: 'Link copied',
    description: 'Title of the toast after the link of a recipe was copied',
  },
  sharedSuccessfully: {
    id: 'toast.sharedSuccessfully.title',
    defaultMessage: 'Shared successfully',
    description: 'Title of the toast after the device shared a recipe',
  },
  sharingFailed: {
    id: 'toast.sharingFailed.title',
    defaultMessage: 'Sharing failed',
    description: 'Title of the toast when a recipe could not be shared',
  },
  copyFailed: {
    id: 'toast.copyFailed.title',
    defaultMessage: 'Copy failed',
    description: 'Title of the toast when the clipboard is not allowed',
  },
  storageFailed: {
    id: 'toast.storageFailed.title',
    defaultMessage: 'Not remembered',
    description: 'Title of the toast when the browser refuses to store',
  },
});

const bodies = defineMessages({
  cacheCleared: {
    id: 'toast.cacheCleared.body',
    defaultMessage: 'All previous search results have been cleared.',
    description: 'Text of the toast after Clear Results',
  },
  allergensUnited: {
    id: 'toast.allergensUnited.body',
    defaultMessage:
      '{count, plural, one {# allergen} other {# allergens}} excluded on this device {count, plural, one {is} other {are}} now excluded in your account, too.',
    description: 'After the first sign-in on a device; {count} is how many the account did not leave out before',
  },
  linkCopied: {
    id: 'toast.linkCopied.body',
    defaultMessage: '{title}',
    description: '{title} is the name of the recipe',
  },
  sharingFailed: {
    id: 'toast.sharingFailed.body',
    defaultMessage: 'The recipe could not be shared. Please try again.',
    description: 'Text of the toast when a recipe could not be shared',
  },
  copyFailed: {
    id: 'toast.copyFailed.body',
    defaultMessage: 'Copy the link yourself: {url}',
    description: 'The clipboard is not allowed; {url} is the link',
  },
  storageFailed: {
    id: 'toast.storageFailed.body',
    defaultMessage:
      'This browser’s storage is full or switched off, so your latest choices will be gone when you leave.',
    description: 'Text of the toast when the browser refuses to store',
  },
});

const actions = defineMessages({
  undo: {
    id: 'toast.undo',
    defaultMessage: 'Undo',
    description: 'Button on a toast that undoes the last action',
  },
});

/** Every toast, with its tone and its texts. */
export const TOASTS = {
  ...SEARCH_TOASTS,

  cacheCleared: { variant: 'default', title: titles.cacheCleared, body: bodies.cacheCleared },
  languageUpdated: { variant: 'success', title: titles.languageUpdated },
  measurementUpdated: { variant: 'success', title: titles.measurementUpdated },
  dietUpdated: { variant: 'success', title: titles.dietUpdated },
  preferencesReset: { variant: 'success', title: titles.preferencesReset, action: actions.undo },
  allergensUnited: {
    variant: 'default',
    title: titles.allergensUnited,
    body: bodies.allergensUnited,
    action: actions.undo,
  },
  customizationComplete: { variant: 'success', title: titles.customizationComplete },
  linkCopied: { variant: 'success', title: titles.linkCopied, body: bodies.linkCopied },
  sharedSuccessfully: { variant: 'success', title: titles.sharedSuccessfully },
  sharingFailed: failed(titles.sharingFailed, bodies.sharingFailed),
  copyFailed: failed(titles.copyFailed, bodies.copyFailed),
  storageFailed: failed(titles.storageFailed, bodies.storageFailed),

  ...PHOTO_TOASTS,
  ...COOKBOOK_TOASTS,
  ...COOKING_TOASTS,
  ...RECIPE_TOASTS,
  ...ACCOUNT_TOASTS,
} as const satisfies Record<string, ToastSpec>;

export type ToastKind = keyof typeof TOASTS;
