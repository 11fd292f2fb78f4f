import type { ApiFailure } from '@/lib/failures/apiFailure';
import { CATALOGUES } from '@/testing/catalogue';
import { failureText, failureToast, isConnectionFailure } from './failureMessages';
import { TOASTS, type ToastKind } from './toasts';

const failure = (parts: Partial<ApiFailure>): ApiFailure => ({ status: 500, message: '500: ', ...parts });
const english = CATALOGUES['en-GB'];

describe('the toast of a failed search', () => {
  it.each<[string, Partial<ApiFailure>, string]>([
    ['code AI_AUTH_ERROR', { code: 'AI_AUTH_ERROR' }, 'Authentication Error'],
    ['code AI_RATE_LIMIT', { status: 429, code: 'AI_RATE_LIMIT' }, 'Service Temporarily Unavailable'],
    ['code AI_TIMEOUT', { code: 'AI_TIMEOUT' }, 'Service Temporarily Unavailable'],
    ['code AI_QUOTA_ERROR', { code: 'AI_QUOTA_ERROR' }, 'AI Quota Exceeded'],
    ['code AI_SERVER_ERROR', { code: 'AI_SERVER_ERROR' }, 'AI Service Error'],
    ['code AI_CONTEXT_ERROR', { code: 'AI_CONTEXT_ERROR' }, 'Image Too Large'],
    ['code AI_TIMEOUT_ERROR', { code: 'AI_TIMEOUT_ERROR' }, 'Request Timed Out'],
    ['code AI_NETWORK_ERROR', { code: 'AI_NETWORK_ERROR' }, 'Network Error'],
    ['code NO_INGREDIENTS', { status: 422, code: 'NO_INGREDIENTS', text: 'Nothing.' }, 'No Ingredients Found'],
    ['status 502', { status: 502, message: '502: ' }, 'Connection Error'],
    ['status 503', { status: 503, message: '503: ' }, 'Error analyzing ingredients'],
    ['status 504', { status: 504, message: '504: ' }, 'Error analyzing ingredients'],
    ['no connection', { status: 'OFFLINE', message: 'Failed to fetch' }, 'Network Error'],
    ['no answer in a minute', { status: 'TIMEOUT', code: 'AI_TIMEOUT_ERROR' }, 'Request Timed Out'],
    ['marker AI_AUTH_ERROR', { message: '500: AI_AUTH_ERROR bad key' }, 'Authentication Error'],
    ['marker AI_RATE_LIMIT', { message: '500: AI_RATE_LIMIT' }, 'Service Temporarily Unavailable'],
    ['marker AI_TIMEOUT', { message: '500: AI_TIMEOUT' }, 'Service Temporarily Unavailable'],
    ['marker AI_TIMEOUT_ERROR, not the shorter one', { message: '500: AI_TIMEOUT_ERROR' }, 'Request Timed Out'],
    ['marker AI_QUOTA_ERROR', { message: '500: AI_QUOTA_ERROR' }, 'AI Quota Exceeded'],
    ['marker AI_SERVER_ERROR', { message: '500: AI_SERVER_ERROR' }, 'AI Service Error'],
    ['marker AI_CONTEXT_ERROR', { message: '500: AI_CONTEXT_ERROR' }, 'Image Too Large'],
    ['marker AI_NETWORK_ERROR', { message: '500: AI_NETWORK_ERROR' }, 'Network Error'],
    ['"No ingredients detected"', { message: '422: No ingredients detected in it' }, 'No Ingredients Found'],
    ['"Bad Gateway"', { message: '500: upstream: Bad Gateway' }, 'Connection Error'],
    ['502 in the message', { message: '500: upstream said 502' }, 'Connection Error'],
    ['a number that only contains 502', { message: '400: 15021 kcal' }, 'Error analyzing ingredients'],
    ['the code before the text', { code: 'AI_QUOTA_ERROR', message: '500: Bad Gateway' }, 'AI Quota Exceeded'],
    ['the body error TIMEOUT', { code: 'TIMEOUT', text: 'Took too long.' }, 'Error analyzing ingredients'],
    ['anything else', {}, 'Error analyzing ingredients'],
  ])('for %s', (_what, parts, title) => {
    expect(english[TOASTS[failureToast(failure(parts))].title.id!]).toBe(title);
  });

  it.each<[Partial<ApiFailure>, ToastKind]>([
    [{ text: 'Category is not one of ours.' }, 'searchRefused'],
    [{}, 'searchFailed'],
  ])('shows the message, or a default text', (parts, kind) => {
    expect(failureToast(failure(parts))).toBe(kind);
  });
});

describe('the sentence under the box', () => {
  it.each<[Partial<ApiFailure>, string, object]>([
    [{ status: 502, text: 'nginx' }, 'failure.badGateway', {}],
    [{ status: 'OFFLINE' }, 'failure.badGateway', {}],
    [{ status: 503 }, 'failure.unavailable', {}],
    [{ status: 504 }, 'failure.unavailable', {}],
    [{ status: 'TIMEOUT' }, 'failure.timedOut', { seconds: 60 }],
    [{ status: 422, text: 'Too long.' }, 'toast.serverSays.body', { message: 'Too long.' }],
    [{ code: 'TIMEOUT', text: 'Took too long.' }, 'toast.serverSays.body', { message: 'Took too long.' }],
    [{ status: 'MALFORMED' }, 'failure.default', {}],
    [{}, 'failure.default', {}],
  ])('for %j is %s', (parts, id, values) => {
    const { message, values: filled } = failureText(failure(parts));
    expect([message.id, filled]).toEqual([id, values]);
  });

  it('has the English wording of the specification', () => {
    expect(english['failure.badGateway']).toBe(
      'Search Error: Unable to connect to the AI service. Please check your internet connection and try again in a few moments.',
    );
    expect(english['failure.unavailable']).toBe(
      'Search Error: The recipe service is temporarily unavailable. This is usually due to high demand. Please try again in a few moments.',
    );
    expect(english['failure.default']).toBe('Failed to analyze ingredients');
  });
});

describe('a connection failure', () => {
  it.each<[Partial<ApiFailure>, boolean]>([
    [{ status: 500 }, true],
    [{ status: 429 }, true],
    [{ status: 'OFFLINE' }, true],
    [{ status: 'MALFORMED' }, true],
    [{ status: 408, code: 'TIMEOUT' }, true],
    [{ status: 422, code: 'NO_INGREDIENTS' }, false],
    [{ status: 400 }, false],
  ])('%j: %s', (parts, expected) => {
    expect(isConnectionFailure(failure(parts))).toBe(expected);
  });
});
