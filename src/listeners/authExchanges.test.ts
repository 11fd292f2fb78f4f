import { accountApi } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { sessionExpected } from '@/slices/sessionSlice';
import { USER } from '@/testing/anAccount';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const ME = 'GET /api/auth/me';
const LOGIN = 'POST /api/auth/login';
const HEALTH = { status: 'ok', vision: false, generation: false, accounts: true, recipes: 3 };
const CREDENTIALS = { email: USER.email, password: 'saffron' };

/** The calls that the debug panel lists after a page began signed out and the cook tried to sign in. */
const exchangesAfter = async (login: unknown, { devTools = true } = {}) => {
  fakeApi({ 'GET /api/health': { ...HEALTH, devTools }, [ME]: () => refusal(401), [LOGIN]: login });
  const { dispatch, getState } = createAppStore(fakeEffects(), preloaded({ session: { status: 'loading' } }));
  await dispatch(apiSlice.endpoints.getHealth.initiate());
  dispatch(sessionExpected());
  await settled();
  await dispatch(accountApi.endpoints.login.initiate(CREDENTIALS));
  await settled();
  return getState().session.exchanges.map(({ at: _at, ...exchange }) => exchange);
};

describe('the calls of the auth service, as the debug panel lists them', () => {
  it('say what was sent and what came back, without the password', async () => {
    const exchanges = await exchangesAfter(USER);
    expect(exchanges[0]).toMatchObject({ call: 'getMe', request: null, status: 401 });
    const request = { email: USER.email, password: '•••' };
    expect(exchanges).toContainEqual({ call: 'login', request, status: 200, answer: USER });
  });

  it('include the user that the page itself took over from the sign-in', async () => {
    expect(await exchangesAfter(USER)).toContainEqual({ call: 'getMe', request: null, status: 200, answer: USER });
  });

  it('say why a sign-in was refused', async () => {
    const exchanges = await exchangesAfter(() => refusal(401, { message: 'Wrong password.' }));
    expect(exchanges.at(-1)).toMatchObject({ call: 'login', status: 401, answer: expect.stringContaining('Wrong') });
  });

  it('say that the server could not be reached', async () => {
    expect((await exchangesAfter(offline)).at(-1)).toMatchObject({ call: 'login', status: 'OFFLINE' });
  });

  it('are recorded for developers only', async () => {
    expect(await exchangesAfter(USER, { devTools: false })).toEqual([]);
  });
});
