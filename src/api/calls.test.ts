/** @jest-environment jest-fixed-jsdom */
import { z } from 'zod';
import { SAVED_LIST_STALE_MS, SESSION_FRESH_MS, UNUSED_DATA_SECONDS } from '@contracts/limits';
import { OPERATIONS, type Operation } from '@contracts/operations';
import { BALANCER_CALLS } from '@contracts/routes';
import { createAppStore } from '@/app/store/store';
import { aRecipe } from '@/testing/builders';
import { USER } from '@/testing/anAccount';
import type { Call } from '@/testing/calls/call';
import { CALLS } from '@/testing/calls/calls';
import { fakeApi, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { settled } from '@/testing/settled';
import { accountApi } from './accountApi';
import { apiSlice, SESSION_READ } from './apiSlice';
import { recipePageApi } from './recipePageApi';
import { SAVED_LIST_READ, savedApi } from './savedApi';

const { login, logout, updateProfile } = accountApi.endpoints;
const { getMe } = apiSlice.endpoints;
const { getSavedRecipes, saveRecipe } = savedApi.endpoints;

const newStore = () => createAppStore(fakeEffects());
type Store = ReturnType<typeof newStore>;
const sessionOf = (store: Store) => getMe.select()(store.getState()).data;

const EVERY_CALL = Object.entries(CALLS) as [keyof typeof CALLS, Call][];

/** Makes the call against a server that answers successfully, and returns the request that was sent. */
const made = async ({ route, make, answer }: Call) => {
  const api = fakeApi({ [route]: answer === null ? () => new Response(null, { status: 204 }) : answer });
  const outcome = await make(newStore());
  return { api, outcome, request: jest.mocked(window.fetch).mock.calls[0]![0] as Request };
};

describe.each(EVERY_CALL)('the call %s', (name, call) => {
  const { method, path, body, response, isMultipart }: Operation = OPERATIONS[name];

  it('goes to its address once and hands over the answer', async () => {
    const { api, outcome } = await made(call);
    expect(outcome.error).toBeUndefined();
    expect(outcome.data).toEqual(call.answer);
    expect(api.sent.map((one) => one.route)).toEqual([call.route]);
    expect(call.route).toMatch(
      new RegExp(
        `^${method} ${path.replace('{id}', '7').replace('{name}', 'ab'.repeat(32)).replace('{share}', 'a'.repeat(27)).replace('{collection}', 'abcdefghijklmnop')}$`,
      ),
    );
  });

  it('sends what the contract wants, and its cookies', async () => {
    const { api, request } = await made(call);
    const [sent] = api.sentTo(call.route);
    // A form carries text only; analyzeBody.test.ts checks it.
    const agreed = isMultipart ? z.unknown() : (body ?? z.undefined());
    expect(agreed.safeParse(sent).error).toBeUndefined();
    expect(isMultipart ? call.sends : sent).toEqual(call.sends);
    expect(request.credentials).toBe('include');
    expect(request.headers.get('content-type')?.split(';')[0] ?? 'none').toBe(
      isMultipart ? 'multipart/form-data' : sent === undefined ? 'none' : 'application/json',
    );
  });

  it('gets what the contract says', () => {
    expect((response ?? z.null()).safeParse(call.answer).error).toBeUndefined();
  });
});

describe('the endpoints', () => {
  const { analyzeQuietly, ...endpoints } = {
    ...apiSlice.endpoints,
    ...accountApi.endpoints,
    ...recipePageApi.endpoints,
    ...savedApi.endpoints,
  };

  it('are the operations of the API, one for each, without those of a load balancer', () => {
    expect([...Object.keys(endpoints), ...BALANCER_CALLS].sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  it('include a quiet search, which is the same operation', async () => {
    const { route, answer } = CALLS.analyze;
    const api = fakeApi({ [route]: answer });
    await newStore().dispatch(
      analyzeQuietly.initiate({
        category: 'None',
        preferences: { excludedAllergens: [], dietTypes: [], language: 'es' },
      }),
    );
    expect(api.sent.map((one) => one.route)).toEqual([route]);
  });
});

describe('the session', () => {
  it('has the user who signed in, without another call', async () => {
    const api = fakeApi({ 'POST /api/auth/login': USER });
    const store = newStore();
    await store.dispatch(login.initiate({ email: USER.email, password: 'saffron' }));
    await settled();
    expect(sessionOf(store)).toEqual(USER);
    expect(api.sent).toHaveLength(1);
  });

  it('has no user after a refused sign-in', async () => {
    fakeApi({ 'POST /api/auth/login': () => refusal(401, { message: 'Wrong password.' }) });
    const store = newStore();
    await store.dispatch(login.initiate({ email: USER.email, password: 'saffron' }));
    await settled();
    expect(sessionOf(store)).toBeUndefined();
  });

  it('has the new name after a change of the profile', async () => {
    fakeApi({ 'GET /api/auth/me': USER, 'PUT /api/user/profile': { ...USER, firstName: 'Grace' } });
    const store = newStore();
    await store.dispatch(getMe.initiate());
    await store.dispatch(updateProfile.initiate({ firstName: 'Grace', lastName: 'Cook' }));
    await settled();
    expect(sessionOf(store)).toMatchObject({ firstName: 'Grace' });
  });

  it('leaves nothing behind after signing out', async () => {
    fakeApi({
      'GET /api/auth/me': USER,
      'GET /api/user/recipes/saved': [aRecipe()],
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    });
    const store = newStore();
    await store.dispatch(getMe.initiate());
    await store.dispatch(getSavedRecipes.initiate());
    await store.dispatch(logout.initiate());
    await settled();
    expect(JSON.stringify(store.getState().api)).not.toMatch(/Ada|Shakshuka/);
  });

  it('stays when signing out did not work', async () => {
    fakeApi({ 'GET /api/auth/me': USER, 'POST /api/auth/logout': () => refusal(500) });
    const store = newStore();
    await store.dispatch(getMe.initiate());
    await store.dispatch(logout.initiate());
    await settled();
    expect(sessionOf(store)).toEqual(USER);
  });
});

describe('what is read', () => {
  const ME = 'GET /api/auth/me';

  const readSession = (store: Store, forceRefetch: number) =>
    store.dispatch(getMe.initiate(undefined, { forceRefetch }));
  const readList = (store: Store, forceRefetch: number) =>
    store.dispatch(getSavedRecipes.initiate(undefined, { forceRefetch }));

  it.each([
    ['the session', ME, readSession, SESSION_READ, SESSION_FRESH_MS, USER],
    ['the saved list', 'GET /api/user/recipes/saved', readList, SAVED_LIST_READ, SAVED_LIST_STALE_MS, []],
  ] as const)('%s is fresh for five minutes', async (_what, route, read, { refetchOnMountOrArgChange }, ms, answer) => {
    jest.useFakeTimers();
    const api = fakeApi({ [route]: answer });
    const store = newStore();
    const mount = () => read(store, refetchOnMountOrArgChange);
    expect(ms).toBe(300_000);
    await mount();
    await jest.advanceTimersByTimeAsync(ms - 1);
    await mount();
    expect(api.sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_001);
    await mount();
    expect(api.sent).toHaveLength(2);
  });

  it.each([
    ['is read again on reconnect, when it says so', SESSION_READ.refetchOnReconnect, 2],
    ['is not, when it does not', false, 1],
  ])('%s', async (_what, refetchOnReconnect, calls) => {
    const api = fakeApi({ [ME]: USER });
    const store = newStore();
    const reading = store.dispatch(getMe.initiate(undefined, { subscriptionOptions: { refetchOnReconnect } }));
    await reading;
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(api.sent).toHaveLength(calls);
    reading.unsubscribe();
  });

  it('is not read again because the window came to the front', async () => {
    const api = fakeApi({ [ME]: USER });
    const store = newStore();
    await store.dispatch(getMe.initiate());
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(api.sent).toHaveLength(1);
  });

  it('is forgotten five minutes after its last use', async () => {
    jest.useFakeTimers();
    fakeApi({ [ME]: USER });
    const store = newStore();
    const reading = store.dispatch(getMe.initiate());
    await reading;
    reading.unsubscribe();
    await jest.advanceTimersByTimeAsync(UNUSED_DATA_SECONDS * 1_000 - 1);
    expect(sessionOf(store)).toEqual(USER);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sessionOf(store)).toBeUndefined();
  });
});

describe('the saved list', () => {
  it('drops what is not a recipe and keeps the rest', async () => {
    fakeApi({ 'GET /api/user/recipes/saved': [{ title: 'half a recipe' }, aRecipe()] });
    expect((await newStore().dispatch(getSavedRecipes.initiate())).data).toEqual([aRecipe()]);
  });

  it('takes an empty answer to a saved recipe for what it is', async () => {
    fakeApi({ 'POST /api/user/recipes/saved': () => new Response('') });
    expect(await newStore().dispatch(saveRecipe.initiate({ recipeId: 7 }))).toEqual({ data: null });
  });
});

it('waits for minutes for the data of the user, which may be large', async () => {
  jest.useFakeTimers();
  let answer: (data: unknown) => void = () => undefined;
  fakeApi({ 'GET /api/user/export': () => new Promise((resolve) => (answer = resolve)) });
  const outcome = CALLS.exportData.make(newStore());
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  answer(Response.json(CALLS.exportData.answer));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  expect((await outcome).error).toBeUndefined();
});
