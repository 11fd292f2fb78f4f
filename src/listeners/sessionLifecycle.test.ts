/** @jest-environment jest-fixed-jsdom */
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import type { Preferences } from '@contracts/preferences';
import { accountApi } from '@/api/accountApi';
import { savedApi } from '@/api/savedApi';
import { serverReachChecked } from '@/api/serverReach';
import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { formTyped } from '@/slices/formDraftsSlice';
import { preferencesArrived } from '@/slices/preferencesSlice';
import { listOwnerChanged } from '@/slices/savedRecipesSlice';
import {
  accountDeleted,
  accountFormOpened,
  selectHasExpired,
  selectSessionStatus,
  selectUid,
  sessionExpected,
  signOutChosen,
  storedUserChanged,
  type SessionState,
} from '@/slices/sessionSlice';
import { selectToast } from '@/slices/uiSlice';
import type { Farewell } from '@/store/sessionEffects';
import { USER } from '@/testing/anAccount';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects, fakeSessionEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const ME = 'GET /api/auth/me';
const LOGOUT = 'POST /api/auth/logout';
const SAVED = 'GET /api/user/recipes/saved';
const GONE = () => refusal(401, { message: 'Please sign in.' });
const CREDENTIALS = { email: USER.email, password: 'saffron' };
const NOTHING = () => new Response(null, { status: 204 });

const started = (
  answers: Parameters<typeof fakeApi>[0],
  { session, user = null }: { session?: Partial<SessionState>; user?: typeof USER | null } = {},
) => {
  const server = fakeApi(answers);
  const page = fakeSessionEffects(user);
  const store = createAppStore(
    fakeEffects({ session: page }),
    preloaded({ session: { status: 'loading', ...session } }),
  );
  const { dispatch, getState } = store;
  return {
    server,
    page,
    dispatch,
    does: async (action: Parameters<typeof dispatch>[0]) => {
      dispatch(action);
      await settled();
    },
    asked: () => server.sentTo(ME).length,
    is: () => [selectSessionStatus(getState()), selectUid(getState())],
    hasExpired: () => selectHasExpired(getState()),
    cached: () => apiSlice.endpoints.getMe.select()(getState()).data,
    kept: () => keptCalls(getState()),
    toast: () => selectToast(getState()),
    drafts: () => getState().formDrafts.drafts,
  };
};

type Visit = ReturnType<typeof started>;

/** A user with a valid session. */
const signedIn = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const visit = started({ [ME]: USER, ...answers });
  await visit.does(sessionExpected());
  expect(visit.is()).toEqual(['signedIn', 'u1']);
  return visit;
};

describe('at the start', () => {
  it('the server says who is there, and the browser remembers it', async () => {
    const { page, cached } = await signedIn();
    expect(cached()).toEqual(USER);
    expect(page.rememberUser).toHaveBeenLastCalledWith(USER);
  });

  it('a session that is over makes a guest, and the browser forgets', async () => {
    const { does, is, page, hasExpired } = started({ [ME]: GONE }, { user: USER });
    await does(sessionExpected());
    expect(is()).toEqual(['signedOut', null]);
    expect(hasExpired()).toBe(false);
    expect(page.rememberUser).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['without a network', offline],
    ['while the server fails', () => refusal(503)],
    ['while the server is asked too much', () => refusal(429)],
  ])('%s the last user is assumed to be still signed in', async (_name, answer) => {
    const { does, is, page, cached } = started({ [ME]: answer }, { user: USER });
    await does(sessionExpected());
    expect(is()).toEqual(['signedIn', 'u1']);
    expect(cached()).toEqual(USER);
    expect(page.rememberUser).not.toHaveBeenCalledWith(null);
  });

  it('without a network and without a remembered user it is a guest’s', async () => {
    const { does, is, page } = started({ [ME]: offline });
    await does(sessionExpected());
    expect(is()).toEqual(['signedOut', null]);
    expect(page.rememberUser).not.toHaveBeenCalled();
  });

  it('is asked again once the server is back', async () => {
    let isBack = false;
    const renamed = { ...USER, firstName: 'Grace' };
    const { does, cached, asked } = started({ [ME]: () => (isBack ? renamed : offline()) }, { user: USER });
    await does(sessionExpected());
    await does(serverReachChecked(false));
    isBack = true;
    expect(asked()).toBe(1);
    await does(serverReachChecked(true));
    expect(asked()).toBe(2);
    expect(cached()).toEqual(renamed);
  });

  it('is read again when the browser is online again', async () => {
    let user = USER;
    const { cached } = await signedIn({ [ME]: () => user });
    user = { ...USER, firstName: 'Grace' };
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(cached()).toEqual(user);
  });

  it('a screen that only offers an account makes no call', async () => {
    const { does, server, is } = started({}, { session: { status: 'signedOut' } });
    await does(accountFormOpened());
    expect(server.sent).toEqual([]);
    expect(is()).toEqual(['signedOut', null]);
  });
});

describe('signing in', () => {
  it('makes the session without another call, and keeps it in the cache', async () => {
    const visit = started(
      { 'POST /api/auth/login': USER, [ME]: { ...USER, firstName: 'Grace' } },
      { session: { status: 'signedOut' } },
    );
    await visit.does(accountFormOpened());
    await visit.dispatch(accountApi.endpoints.login.initiate(CREDENTIALS));
    await settled();
    expect(visit.is()).toEqual(['signedIn', 'u1']);
    expect(visit.asked()).toBe(0);
    expect(visit.page.rememberUser).toHaveBeenLastCalledWith(USER);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(visit.cached()).toMatchObject({ firstName: 'Grace' });
  });
});

describe('signing out', () => {
  it('tells the server, forgets, and leaves for the root', async () => {
    const { does, server, is, page, cached } = await signedIn({ [LOGOUT]: NOTHING });
    await does(signOutChosen());
    expect(server.sentTo(LOGOUT)).toHaveLength(1);
    expect(is()).toEqual(['signedOut', null]);
    expect(cached()).toBeUndefined();
    expect(page.rememberUser).toHaveBeenLastCalledWith(null);
    expect(page.forgetOpenedRecipes).toHaveBeenCalled();
    expect(page.leaveForRoot).toHaveBeenCalledWith('loggedOut');
  });

  it.each<[Partial<Preferences>, Farewell]>([
    [{ excludedAllergens: ['Sesame'] }, 'loggedOutOfLimits'],
    [{ dietTypes: ['Vegan'] }, 'loggedOutOfLimits'],
    [{ dietTypes: ['Meat'] }, 'loggedOut'],
  ])('with %j says goodbye as %s, for what was hidden is shown from then on', async (limits, farewell) => {
    const { does, dispatch, page } = await signedIn({ [LOGOUT]: NOTHING });
    dispatch(preferencesArrived({ ...DEFAULT_PREFERENCES, ...limits }));
    await does(signOutChosen());
    expect(page.leaveForRoot).toHaveBeenCalledWith(farewell);
  });

  it('of a session that has already ended succeeds', async () => {
    const { does, page, toast } = await signedIn({ [LOGOUT]: GONE });
    await does(signOutChosen());
    expect(page.leaveForRoot).toHaveBeenCalledWith('loggedOut');
    expect(toast()).toBeNull();
  });

  it.each([
    ['offline', offline, 'logoutUnreached', {}],
    ['while the server fails', () => refusal(500), 'logoutFailed', {}],
    [
      'refused with a reason',
      () => refusal(403, { message: 'Not from there.' }),
      'logoutRefused',
      { message: 'Not from there.' },
    ],
  ])('%s leaves everything as it was and says so', async (_name, answer, kind, values) => {
    const { does, is, kept, page, toast } = await signedIn({ [LOGOUT]: answer });
    await does(signOutChosen());
    expect(is()).toEqual(['signedIn', 'u1']);
    expect(kept()).toEqual([]);
    expect(page.leaveForRoot).not.toHaveBeenCalled();
    expect(toast()).toMatchObject({ kind, values });
  });

  it.each([
    ['by signing out', signOutChosen()],
    ['with the account', accountDeleted()],
  ])('leaves none of the words on the device that were typed into forms: %s', async (_how, action) => {
    const { dispatch, does, drafts } = await signedIn({ [LOGOUT]: NOTHING });
    dispatch(listOwnerChanged({ owner: 'u1', recipes: [], unread: [], unsent: [] }));
    dispatch(formTyped({ owner: 'u1', kind: 'note', recipe: 7, fields: { text: 'Less salt' } }));
    dispatch(formTyped({ owner: 'guest', kind: 'note', recipe: 7, fields: { text: 'More salt' } }));
    await does(action);
    expect(drafts().map(({ owner }) => owner)).toEqual(['guest']);
  });

  it('for ever, with the account', async () => {
    const { does, is, page } = await signedIn();
    await does(accountDeleted());
    expect(is()).toEqual(['signedOut', null]);
    expect(page.leaveForRoot).toHaveBeenCalledWith('accountDeleted');
  });
});

describe('a session that the server ended', () => {
  it.each([
    ['any call', SAVED, (store: Visit) => store.dispatch(savedApi.endpoints.getSavedRecipes.initiate())],
    [
      'the session read again',
      ME,
      (store: Visit) => store.dispatch(apiSlice.endpoints.getMe.initiate(undefined, { forceRefetch: true })),
    ],
  ])('shows by %s: the user stays in sight, and is asked to sign in again', async (_name, route, call) => {
    let isOver = false;
    const visit = started({ [ME]: () => (isOver ? GONE() : USER), [SAVED]: GONE, 'POST /api/auth/login': USER });
    await visit.does(sessionExpected());
    isOver = true;
    await call(visit);
    await settled();
    expect(visit.server.sentTo(route).length).toBeGreaterThan(0);
    expect(visit.hasExpired()).toBe(true);
    expect(visit.is()).toEqual(['signedIn', 'u1']);
    expect(visit.cached()).toEqual(USER);

    await visit.dispatch(accountApi.endpoints.login.initiate(CREDENTIALS));
    await settled();
    expect(visit.hasExpired()).toBe(false);
    expect(visit.is()).toEqual(['signedIn', 'u1']);
  });

  it.each([
    [
      'a wrong password of the login',
      'POST /api/auth/login',
      401,
      ({ dispatch }: Visit) => dispatch(accountApi.endpoints.login.initiate(CREDENTIALS)),
    ],
    [
      'a wrong password of the profile',
      'PUT /api/user/email',
      403,
      ({ dispatch }: Visit) => dispatch(accountApi.endpoints.updateEmail.initiate(CREDENTIALS)),
    ],
  ])('is not meant by %s', async (_name, route, status, call) => {
    const visit = await signedIn({ [route]: () => refusal(status) });
    await call(visit);
    await settled();
    expect(visit.server.sentTo(route)).toHaveLength(1);
    expect(visit.hasExpired()).toBe(false);
  });
});

describe('a new password by a link', () => {
  it('ends the session in which it was set, without a question', async () => {
    let isOver = false;
    const visit = started({
      [ME]: () => (isOver ? GONE() : USER),
      'POST /api/auth/reset-password': NOTHING,
    });
    await visit.does(sessionExpected());
    isOver = true;
    await visit.dispatch(accountApi.endpoints.resetPassword.initiate({ token: 't0ken', password: 'cardamom' }));
    await settled();
    expect(visit.is()).toEqual(['signedOut', null]);
    expect(visit.hasExpired()).toBe(false);
  });
});

describe('another tab', () => {
  it('signs out: this one has no user any more', async () => {
    const { does, is, page } = await signedIn();
    await does(storedUserChanged(null));
    expect(is()).toEqual(['signedOut', null]);
    expect(page.leaveForRoot).not.toHaveBeenCalled();
  });

  it('signs in: this one asks who it is, and keeps what a guest has open', async () => {
    const { does, is, asked, page } = started({ [ME]: USER }, { session: { status: 'signedOut' } });
    await does(storedUserChanged(JSON.stringify(USER)));
    expect(asked()).toBe(1);
    expect(is()).toEqual(['signedIn', 'u1']);
    expect(page.forgetOpenedRecipes).not.toHaveBeenCalled();
  });

  it('signs in as another user: nothing of the first is left', async () => {
    let user = USER;
    const { does, is, cached } = started({ [ME]: () => user });
    await does(sessionExpected());
    user = { ...USER, uid: 'u2', firstName: 'Grace' };
    await does(storedUserChanged(JSON.stringify(user)));
    expect(is()).toEqual(['signedIn', 'u2']);
    expect(cached()).toEqual(user);
  });

  it('writes the same user, or nonsense to a guest: nothing happens', async () => {
    const { does, asked } = await signedIn();
    await does(storedUserChanged(JSON.stringify({ ...USER, firstName: 'Grace' })));
    expect(asked()).toBe(1);
    const guest = started({}, { session: { status: 'signedOut' } });
    await guest.does(storedUserChanged('{"uid":7}'));
    expect(guest.server.sent).toEqual([]);
  });
});
