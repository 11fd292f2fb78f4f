import { defineMessages, type MessageDescriptor } from 'react-intl';
import { ACCOUNT_TOASTS } from './accountToasts';
import { COOKBOOK_TOASTS } from './cookbookToasts';
import { PHOTO_TOASTS } from './photoToasts';
import { COOKING_TOASTS } from './cookingToasts';
import { RECIPE_TOASTS } from './recipeToasts';
import { failed, succeeded, type ToastSpec } from './toastSpec';

/*
 * How react-intl 12 types messages: `defineMessages({...})` gives descriptors that accept no values. A message with
 * values declares them: `defineMessages<{ more: { count: number } }>({ more: {...} })`, and formatMessage then requires
 * them. A table whose rows differ, such as this one, holds plain `MessageDescriptor`, which accepts any values.
 */

const titles = defineMessages({
  analysisComplete: {
    id: 'toast.analysisComplete.title',
    defaultMessage: 'Analysis complete!',
    description: 'Title of the toast after a search that worked',
  },
  noIngredientsEntered: {
    id: 'toast.noIngredientsEntered.title',
    defaultMessage: 'No ingredients entered',
    description: 'Title of the toast when the box is empty',
  },
  authError: {
    id: 'toast.authError.title',
    defaultMessage: 'Authentication Error',
    description: 'Title: our server may not use the AI service',
  },
  unavailable: {
    id: 'toast.unavailable.title',
    defaultMessage: 'Service Temporarily Unavailable',
    description: 'Title: too many requests at the moment',
  },
  quota: {
    id: 'toast.quota.title',
    defaultMessage: 'AI Quota Exceeded',
    description: 'Title: the AI service is used up for this month',
  },
  aiServer: {
    id: 'toast.aiServer.title',
    defaultMessage: 'AI Service Error',
    description: 'Title: the AI service failed',
  },
  imageTooLarge: {
    id: 'toast.imageTooLarge.title',
    defaultMessage: 'Image Too Large',
    description: 'Title: the AI service cannot take a photo of this size',
  },
  timedOut: {
    id: 'toast.timedOut.title',
    defaultMessage: 'Request Timed Out',
    description: 'Title: no answer within a minute',
  },
  network: {
    id: 'toast.network.title',
    defaultMessage: 'Network Error',
    description: 'Title: no connection to the server',
  },
  noIngredientsFound: {
    id: 'toast.noIngredientsFound.title',
    defaultMessage: 'No Ingredients Found',
    description: 'Title: nothing in the text or photo was recognised as food',
  },
  connection: {
    id: 'toast.connection.title',
    defaultMessage: 'Connection Error',
    description: 'Title: a gateway before the server failed',
  },
  searchFailed: {
    id: 'toast.searchFailed.title',
    defaultMessage: 'Error analyzing ingredients',
    description: 'Title: a search failed for any other reason',
  },
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
  analysisComplete: {
    id: 'toast.analysisComplete.body',
    defaultMessage:
      'Found {count} {category, select, Meals {{count, plural, one {meal} other {meals}}} Drinks {{count, plural, one {drink} other {drinks}}} other {{count, plural, one {recipe} other {recipes}}}} based on your ingredients',
    description: '{category} is Meals, Drinks or None',
  },
  analysisCompleteByName: {
    id: 'toast.analysisCompleteByName.body',
    defaultMessage: 'Found {count, plural, one {# recipe} other {# recipes}} by that name',
    description: 'After a search by recipe name',
  },
  analysisCompleteNear: {
    id: 'toast.analysisCompleteNear.body',
    defaultMessage: 'Nothing by that name, but {count, plural, one {# recipe comes} other {# recipes come}} close',
    description: 'After a search by a name that is not in the collection, when others are like it',
  },
  noIngredientsEntered: {
    id: 'toast.noIngredientsEntered.body',
    defaultMessage: 'Please enter some ingredients to search for recipes.',
    description: 'Text of the toast when the box is empty',
  },
  authError: {
    id: 'toast.authError.body',
    defaultMessage: "The AI service couldn't be accessed. Its API key may be expired or invalid.",
    description: 'Our server may not use the AI service',
  },
  unavailable: {
    id: 'toast.unavailable.body',
    defaultMessage: 'Demand is high right now. Please try again in a few minutes.',
    description: 'Too many requests at the moment',
  },
  quota: {
    id: 'toast.quota.body',
    defaultMessage: 'The monthly quota has been reached. Please try again tomorrow or contact support.',
    description: 'The AI service is used up for this month',
  },
  aiServer: {
    id: 'toast.aiServer.body',
    defaultMessage: 'The AI service had an internal problem. Please try again in a few moments.',
    description: 'The AI service failed',
  },
  imageTooLarge: {
    id: 'toast.imageTooLarge.body',
    defaultMessage: 'Please use a smaller image.',
    description: 'The AI service cannot take a photo of this size',
  },
  timedOut: {
    id: 'toast.timedOut.body',
    defaultMessage: 'Try fewer ingredients or a more specific term.',
    description: 'No answer within a minute',
  },
  network: {
    id: 'toast.network.body',
    defaultMessage: 'The recipe service could not be reached. Please check your connection.',
    description: 'No connection to the server',
  },
  noIngredientsFound: {
    id: 'toast.noIngredientsFound.body',
    defaultMessage: 'Try a clearer image or text.',
    description: 'Nothing in the text or photo was recognised as food',
  },
  connection: {
    id: 'toast.connection.body',
    defaultMessage: 'Unable to connect to the recipe search service. Please check your connection.',
    description: 'A gateway before the server failed',
  },
  unavailableInline: {
    id: 'failure.unavailable',
    defaultMessage:
      'Search Error: The recipe service is temporarily unavailable. This is usually due to high demand. Please try again in a few moments.',
    description: 'Sentence under the search box for 503 and 504',
  },
  searchFailed: {
    id: 'failure.default',
    defaultMessage: 'Failed to analyze ingredients',
    description: 'Sentence for a failed search without further details',
  },
  serverSays: {
    id: 'toast.serverSays.body',
    defaultMessage: '{message}',
    description: 'A sentence from the server, already in the language of the user',
  },
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
    defaultMessage: 'The link to {title} is on your clipboard.',
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
  retry: {
    id: 'toast.retry',
    defaultMessage: 'Retry',
    description: 'Button on the toast of a failed search: retries',
  },
});

/** A search that found something. */
const searchDone = (body?: MessageDescriptor): ToastSpec => ({
  ...succeeded(titles.analysisComplete, body),
  isOfPage: true,
});

/** A failed search. */
const searchEnded = (title: MessageDescriptor, body: MessageDescriptor): ToastSpec => ({
  ...failed(title, body),
  toldBy: 'search',
  isOfPage: true,
});

/** A failed search that is worth retrying. */
const searchFailed = (title: MessageDescriptor, body: MessageDescriptor): ToastSpec => ({
  ...searchEnded(title, body),
  action: actions.retry,
});

/** Every toast, with its tone and its texts. */
export const TOASTS = {
  analysisComplete: searchDone(),
  analysisCompleteWithCount: searchDone(bodies.analysisComplete),
  analysisCompleteByName: searchDone(bodies.analysisCompleteByName),
  /** Every recipe misses much: the same words, without the tone of a success. */
  analysisCompleteFar: { ...searchDone(bodies.analysisComplete), variant: 'default' },
  analysisCompleteNear: { ...searchDone(bodies.analysisCompleteNear), variant: 'default' },
  noIngredientsEntered: failed(titles.noIngredientsEntered, bodies.noIngredientsEntered),

  aiAuthFailed: searchFailed(titles.authError, bodies.authError),
  serviceBusy: searchFailed(titles.unavailable, bodies.unavailable),
  aiQuotaExceeded: searchFailed(titles.quota, bodies.quota),
  aiServerFailed: searchFailed(titles.aiServer, bodies.aiServer),
  aiImageTooLarge: searchEnded(titles.imageTooLarge, bodies.imageTooLarge),
  searchTimedOut: searchFailed(titles.timedOut, bodies.timedOut),
  networkFailed: searchFailed(titles.network, bodies.network),
  noIngredientsFound: searchEnded(titles.noIngredientsFound, bodies.noIngredientsFound),
  connectionFailed: searchFailed(titles.connection, bodies.connection),
  serviceUnavailable: searchFailed(titles.searchFailed, bodies.unavailableInline),
  searchRefused: searchEnded(titles.searchFailed, bodies.serverSays),
  searchFailed: searchFailed(titles.searchFailed, bodies.searchFailed),

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
