import { defineMessages, type MessageDescriptor } from 'react-intl';
import { ANALYZE_TIMEOUT_MS } from '@contracts/limits';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { ToastKind } from './toasts';

const messages = defineMessages({
  badGateway: {
    id: 'failure.badGateway',
    defaultMessage:
      'Search Error: Unable to connect to the AI service. Please check your internet connection and try again in a few moments.',
    description: 'Sentence under the search box for 502 and for no connection',
  },
  unavailable: {
    id: 'failure.unavailable',
    defaultMessage:
      'Search Error: The recipe service is temporarily unavailable. This is usually due to high demand. Please try again in a few moments.',
    description: 'Sentence under the search box for 503 and 504',
  },
  timedOut: {
    id: 'failure.timedOut',
    defaultMessage:
      'Request timed out: The AI service took too long to respond ({seconds} seconds). Try fewer ingredients or a more specific term.',
    description: 'Sentence under the search box when we gave up waiting',
  },
  serverSays: {
    id: 'toast.serverSays.body',
    defaultMessage: '{message}',
    description: 'A sentence from the server, already in the language of the user',
  },
  nothingNamed: {
    id: 'failure.nothingNamed',
    defaultMessage: 'No ingredients detected. Name some foods that you have, separated by commas.',
    description: 'Sentence under the search box, without a network: the text names no food',
  },
  nothingRecognised: {
    id: 'failure.nothingRecognised',
    defaultMessage:
      'No ingredients detected. Not understood: {unknown}. Check the spelling, or name other foods, separated by commas.',
    description: 'Sentence under the search box, without a network; {unknown} is a list of what was typed',
  },
  other: {
    id: 'failure.default',
    defaultMessage: 'Failed to analyze ingredients',
    description: 'Sentence for a failed search without further details',
  },
});

export interface FailureText {
  message: MessageDescriptor;
  values: Record<string, string | number>;
}

/** The sentence under the search box (rows 8.analyze.* of docs/spec-coverage.md). */
export const failureText = ({ status, text, code, unknown = [] }: ApiFailure): FailureText => {
  if (status === 502 || status === 'OFFLINE') return { message: messages.badGateway, values: {} };
  if (status === 503 || status === 504) return { message: messages.unavailable, values: {} };
  if (status === 'TIMEOUT') return { message: messages.timedOut, values: { seconds: ANALYZE_TIMEOUT_MS / 1_000 } };
  // Without an answer from the server, we word the failure ourselves.
  if (text === undefined && code === 'NO_INGREDIENTS')
    return unknown.length === 0
      ? { message: messages.nothingNamed, values: {} }
      : { message: messages.nothingRecognised, values: { unknown: unknown.join(', ') } };
  return text === undefined
    ? { message: messages.other, values: {} }
    : { message: messages.serverSays, values: { message: text } };
};

/**
 * Which toast an error marker leads to (row 8.markers of docs/spec-coverage.md). Longer markers precede those they
 * contain (AI_TIMEOUT_ERROR before AI_TIMEOUT), and error codes are tried before free text.
 */
const MARKERS: readonly (readonly [marker: string, kind: ToastKind])[] = [
  ['No ingredients detected', 'noIngredientsFound'],
  ['AI_TIMEOUT_ERROR', 'searchTimedOut'],
  ['AI_CONTEXT_ERROR', 'aiImageTooLarge'],
  ['AI_NETWORK_ERROR', 'networkFailed'],
  ['AI_SERVER_ERROR', 'aiServerFailed'],
  ['AI_QUOTA_ERROR', 'aiQuotaExceeded'],
  ['NO_INGREDIENTS', 'noIngredientsFound'],
  ['AI_AUTH_ERROR', 'aiAuthFailed'],
  ['AI_RATE_LIMIT', 'serviceBusy'],
  ['Bad Gateway', 'connectionFailed'],
  ['AI_TIMEOUT', 'serviceBusy'],
  ['502', 'connectionFailed'],
];

const STATUSES: ReadonlyMap<ApiFailure['status'], ToastKind> = new Map<ApiFailure['status'], ToastKind>([
  [502, 'connectionFailed'],
  [503, 'serviceUnavailable'],
  [504, 'serviceUnavailable'],
  ['OFFLINE', 'networkFailed'],
  ['TIMEOUT', 'searchTimedOut'],
]);

/** Toasts about network and server failures, which offer a retry button. */
export const RETRYABLE_TOASTS: ReadonlySet<ToastKind> = new Set<ToastKind>([
  'aiAuthFailed',
  'serviceBusy',
  'aiQuotaExceeded',
  'aiServerFailed',
  'searchTimedOut',
  'networkFailed',
  'connectionFailed',
  'serviceUnavailable',
  'searchFailed',
]);

/** "502" must stand alone: 1502 kcal is not a gateway error. */
const says = (message: string, marker: string) => new RegExp(`(?<!\\w)${marker}(?!\\w)`, 'i').test(message);

export const failureToast = ({ status, code, message, text }: ApiFailure): ToastKind =>
  MARKERS.find(([marker]) => marker === code)?.[1] ??
  STATUSES.get(status) ??
  MARKERS.find(([marker]) => says(message, marker))?.[1] ??
  (text === undefined ? 'searchFailed' : 'searchRefused');

/** Whether a retry may help, because the network or the server is at fault rather than the request. */
export const isConnectionFailure = ({ status, code }: ApiFailure): boolean =>
  typeof status === 'string' || status >= 500 || status === 429 || code === 'TIMEOUT';
