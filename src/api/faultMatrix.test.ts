import { createIntl } from 'react-intl';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import { OPERATIONS } from '@contracts/operations';
import { createAppStore } from '@/app/store/store';
import { failureText, failureToast } from '@/i18n/failureMessages';
import { refusalToast, type AccountCall } from '@/i18n/refusalToast';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec } from '@/i18n/toastSpec';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { Call } from '@/testing/calls/call';
import { CALLS } from '@/testing/calls/calls';
import { CATALOGUES } from '@/testing/catalogue';
import { fakeApi, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { FAULTS, proxyPage, RAW, STATUSES, type Fault } from '@/testing/faults';

const EVERY_CALL = Object.entries(CALLS) as [keyof typeof CALLS, Call][];

const intl = createIntl({ locale: 'en-GB', messages: CATALOGUES['en-GB'] });

const wordsOf = (toast: ToastSpec, values: Record<string, string>) => ({
  title: intl.formatMessage(toast.title, values),
  text: toast.body ? intl.formatMessage(toast.body, values) : '',
});

/** The failure that the call returns for this reply. */
const failureOf = async ({ route, make, timeoutMs = CALL_TIMEOUT_MS }: Call, reply: unknown, isSilence = false) => {
  if (isSilence) jest.useFakeTimers();
  fakeApi({ [route]: reply });
  const outcome = make(createAppStore(fakeEffects()));
  if (isSilence) await jest.advanceTimersByTimeAsync(timeoutMs);
  return (await outcome).error as ApiFailure | undefined;
};

const failureIn = async (store: ReturnType<typeof createAppStore>, { route, make }: Call, reply: unknown) => {
  fakeApi({ [route]: reply });
  return (await make(store)).error as ApiFailure | undefined;
};

/** These calls promise no more than an empty answer, so an empty one is a success. */
const isContentWithNothing = (name: keyof typeof CALLS) => OPERATIONS[name].response === null || name === 'saveRecipe';

const meets = (name: keyof typeof CALLS, fault: Fault) => fault.name !== 'an empty body' || !isContentWithNothing(name);

const MATRIX = EVERY_CALL.flatMap(([name, call]) =>
  FAULTS.filter((fault) => meets(name, fault)).map((fault) => [name, fault.name, call, fault] as const),
);

describe(`every call, every fault: ${MATRIX.length} cases`, () => {
  it.each(MATRIX)('%s: %s', async (_name, _fault, call, { reply, isSilence, failure }) => {
    expect(await failureOf(call, reply, isSilence)).toEqual({ message: expect.any(String), ...defined(failure) });
  });
});

/** Drops the fields that are undefined. */
function defined<T extends object>(parts: T): Partial<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** What one store makes of each status: a store takes longer to make than a call. */
const failuresOf = async (call: Call, replyOf: (status: number) => unknown) => {
  const store = createAppStore(fakeEffects());
  const failures = [];
  for (const status of STATUSES) failures.push(await failureIn(store, call, () => replyOf(status)));
  return failures;
};

describe(`every call, every status without a word of ours: ${EVERY_CALL.length * STATUSES.length * 3} cases`, () => {
  it.each(EVERY_CALL)('%s: a status with a page has "status: text" and no sentence', async (_name, call) => {
    const body = proxyPage('Request blocked');
    expect(await failuresOf(call, (status) => refusal(status, body))).toEqual(
      STATUSES.map((status) => ({ status, message: `${status}: ${body}` })),
    );
  });

  it.each(EVERY_CALL)('%s: a status without a body has the status text', async (_name, call) => {
    expect(await failuresOf(call, (status) => new Response(null, { status, statusText: 'So It Is' }))).toEqual(
      STATUSES.map((status) => ({ status, message: `${status}: So It Is` })),
    );
  });

  it.each(EVERY_CALL)('%s: a status with a plain sentence says that sentence', async (_name, call) => {
    const text = 'We are moving house until noon.';
    expect(await failuresOf(call, (status) => refusal(status, text))).toEqual(
      STATUSES.map((status) => ({ status, message: `${status}: ${text}`, text })),
    );
  });
});

describe('the words for a search', () => {
  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', async (_name, { reply, isSilence, search }) => {
    const failure = await failureOf(CALLS.analyze, reply, isSilence);
    const { title, text } = wordsOf(TOASTS[failureToast(failure!)], { message: failure!.text ?? '' });
    const { message, values } = failureText(failure!);
    const inline = intl.formatMessage(message, values);
    expect(title).toBe(search.title);
    expect(text).toEqual(expect.stringMatching(asPattern(search.text)));
    expect(inline).toEqual(expect.stringMatching(asPattern(search.inline)));
    expect(`${title} ${text} ${inline}`).not.toMatch(RAW);
  });
});

function asPattern(words: string | RegExp): RegExp {
  return typeof words === 'string' ? new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : words;
}

/** Specification rows 8.auth and 8.profile: the toast's title, and its text when the server sends none. */
const ACCOUNT: readonly (readonly [keyof typeof CALLS, AccountCall, title: string, fallback: string])[] = [
  ['login', 'login', 'Login failed', 'Please check your credentials and try again.'],
  ['register', 'registration', 'Registration failed', 'Please try again with a different email.'],
  ['logout', 'logout', 'Logout failed', 'Please try again.'],
  ['forgotPassword', 'resetRequest', 'Password reset request failed', 'Please try again later.'],
  ['resetPassword', 'passwordReset', 'Password reset failed', 'The reset link may have expired. Please try again.'],
  ['updateProfile', 'profileUpdate', 'Update failed', 'Failed to update profile'],
  ['updateEmail', 'emailUpdate', 'Update failed', 'Failed to update email'],
  ['updatePassword', 'passwordUpdate', 'Update failed', 'Failed to update password'],
];

const UNREACHED = 'The server could not be reached. Please check your connection.';

const ACCOUNT_MATRIX = ACCOUNT.flatMap(([name, call, title, fallback]) =>
  FAULTS.filter((fault) => meets(name, fault)).map(
    (fault) => [name, fault.name, call, title, fallback, fault] as const,
  ),
);

describe(`the words for an account: ${ACCOUNT_MATRIX.length} cases`, () => {
  it.each(ACCOUNT_MATRIX)('%s: %s', async (name, _fault, call, title, fallback, { reply, isSilence }) => {
    const failure = await failureOf(CALLS[name], reply, isSilence);
    const { kind, values } = refusalToast(call, failure!);
    const words = wordsOf(TOASTS[kind], values);
    const isUnreached = title !== 'Update failed' && ['OFFLINE', 'TIMEOUT'].includes(String(failure!.status));
    expect(words).toEqual({ title, text: isUnreached ? UNREACHED : (failure!.text ?? fallback) });
    expect(`${words.title} ${words.text}`).not.toMatch(RAW);
  });
});
