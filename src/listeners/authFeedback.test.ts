import { accountApi } from '@/api/accountApi';
import { createAppStore } from '@/app/store/store';
import { selectAuthError } from '@/slices/authErrorSlice';
import { accountFormOpened, selectAuthExchanges } from '@/slices/sessionSlice';
import { apiSlice } from '@/api/apiSlice';
import { selectToast } from '@/slices/uiSlice';
import { USER } from '@/testing/anAccount';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const { finishSignIn, login, register, forgotPassword, resetPassword } = accountApi.endpoints;
const NOTHING = () => new Response(null, { status: 204 });
const credentials = { email: USER.email, password: 'saffron' };

const CALLS = {
  login: ['POST /api/auth/login', login.initiate(credentials)],
  register: ['POST /api/auth/register', register.initiate(credentials)],
  forgot: ['POST /api/auth/forgot-password', forgotPassword.initiate({ email: USER.email })],
  reset: ['POST /api/auth/reset-password', resetPassword.initiate({ token: 't0ken', password: 'cardamom' })],
} as const;

const atTheForm = async (answers: Parameters<typeof fakeApi>[0], authError: string | null = null) => {
  fakeApi(answers);
  const store = createAppStore(fakeEffects(), preloaded({ authError: { message: authError } }));
  store.dispatch(accountFormOpened());
  await settled();
  return store;
};

describe('a toast', () => {
  it.each<[name: string, call: keyof typeof CALLS, answer: unknown, kind: string, values: object]>([
    ['of a login', 'login', USER, 'loginSuccessfulWithName', { firstName: 'Ada' }],
    ['of a login without a name', 'login', { ...USER, firstName: '' }, 'loginSuccessful', {}],
    ['of a refused login', 'login', () => refusal(401, { message: 'Wrong.' }), 'loginRefused', { message: 'Wrong.' }],
    [
      'of a login that is slowed',
      'login',
      () => refusal(429, { message: 'Wait a minute.' }),
      'loginRefused',
      { message: 'Wait a minute.' },
    ],
    ['of a failed login', 'login', () => refusal(500), 'loginFailed', {}],
    ['of a login offline', 'login', offline, 'loginUnreached', {}],
    ['of a registration', 'register', USER, 'registrationSuccessful', { name: 'Ada' }],
    [
      'of a registration without a name',
      'register',
      { ...USER, firstName: '' },
      'registrationSuccessful',
      { name: USER.email },
    ],
    [
      'of an address that is taken',
      'register',
      () => refusal(409, { message: 'Taken.' }),
      'registrationRefused',
      { message: 'Taken.' },
    ],
    ['of a mail', 'forgot', NOTHING, 'resetEmailSent', {}],
    ['of a mail that was not sent', 'forgot', () => refusal(500), 'resetRequestFailed', {}],
    ['of a new password', 'reset', NOTHING, 'passwordReset', {}],
    ['of an expired link', 'reset', () => refusal(422), 'passwordResetFailed', {}],
  ])('%s', async (_name, call, answer, kind, values) => {
    const [route, action] = CALLS[call];
    const { dispatch, getState } = await atTheForm({ [route]: answer });
    await dispatch(action as ReturnType<typeof login.initiate>);
    expect(selectToast(getState())).toMatchObject({ kind, values });
  });
});

describe('a login that needs a code', () => {
  const FINISH = 'POST /api/auth/second-step';
  const code = { challengeToken: 'c1', oneTimeCode: '123456' };

  it('is not welcomed before the code is there', async () => {
    const { dispatch, getState } = await atTheForm({ 'POST /api/auth/login': { challengeToken: 'c1' } });
    await dispatch(login.initiate(credentials));
    expect(selectToast(getState())).toBeNull();
  });

  it.each([
    ['of the app', null, 'loginSuccessfulWithName', { firstName: 'Ada' }],
    ['that was kept, and says how many are left', 3, 'recoveryCodeUsed', { remaining: '3' }],
    ['that was the last one kept', 0, 'recoveryCodeUsed', { remaining: '0' }],
  ])('is welcomed with a code %s', async (_which, recoveryCodesLeft, kind, values) => {
    const { dispatch, getState } = await atTheForm({ [FINISH]: { user: USER, recoveryCodesLeft } });
    await dispatch(finishSignIn.initiate(code));
    expect(selectToast(getState())).toMatchObject({ kind, values });
  });
});

describe('the banner on Home', () => {
  it('mentions a sign-in that never reached the server, until one does', async () => {
    let isBack = false;
    const { dispatch, getState } = await atTheForm({ 'POST /api/auth/login': () => (isBack ? USER : offline()) });
    await dispatch(login.initiate(credentials));
    expect(selectAuthError(getState())).toBe('network-request-failed');
    isBack = true;
    await dispatch(login.initiate(credentials));
    expect(selectAuthError(getState())).toBeNull();
  });

  it('says nothing of a wrong password', async () => {
    const { dispatch, getState } = await atTheForm({ 'POST /api/auth/login': () => refusal(401) });
    await dispatch(login.initiate(credentials));
    expect(selectAuthError(getState())).toBeNull();
  });
});

describe('the exchanges of the auth service', () => {
  const exchangesWith = async (devTools: boolean) => {
    const store = await atTheForm({
      'GET /api/health': { accounts: true, devTools },
      'POST /api/auth/login': () => refusal(401, { message: 'Wrong.' }),
      'POST /api/auth/reset-password': NOTHING,
      'POST /api/auth/forgot-password': NOTHING,
    });
    await store.dispatch(apiSlice.endpoints.getHealth.initiate());
    for (let i = 0; i < 4; i += 1) await store.dispatch(login.initiate(credentials));
    await store.dispatch(forgotPassword.initiate({ email: USER.email }));
    await store.dispatch(resetPassword.initiate({ token: 't0ken', password: 'cardamom' }));
    return selectAuthExchanges(store.getState());
  };

  it('are the last five in developer mode, without passwords and tokens', async () => {
    const exchanges = await exchangesWith(true);
    expect(exchanges.map(({ call, status }) => [call, status])).toEqual([
      ['login', 401],
      ['login', 401],
      ['login', 401],
      ['forgotPassword', 204],
      ['resetPassword', 204],
    ]);
    expect(exchanges[0]).toMatchObject({ request: { email: USER.email }, answer: '401: {"message":"Wrong."}' });
    expect(JSON.stringify(exchanges)).not.toMatch(/saffron|cardamom|t0ken/);
  });

  it('are not kept in production', async () => {
    expect(await exchangesWith(false)).toEqual([]);
  });
});
