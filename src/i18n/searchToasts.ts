import { defineMessages, type MessageDescriptor } from 'react-intl';
import { failed, succeeded, type ToastSpec } from './toastSpec';

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
});

const actions = defineMessages({
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

/** Toasts of a search. */
export const SEARCH_TOASTS = {
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
} as const satisfies Record<string, ToastSpec>;
