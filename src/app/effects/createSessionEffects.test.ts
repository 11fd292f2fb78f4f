/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { selectSessionStatus } from '@/slices/sessionSlice';
import { selectToast } from '@/slices/uiSlice';
import { USER } from '@/testing/anAccount';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { memoryTexts } from '@/testing/memoryTexts';
import { FAREWELL_KEY, sayFarewell } from '../start/farewell';
import { createSessionEffects } from './createSessionEffects';
import { forgetLeftAccounts } from '../start/forgetLeftAccounts';
import { startSession } from '../start/startSession';
import { createAppStore } from '../store/store';

const hint = (value: string) => {
  document.cookie = `${SESSION_HINT_COOKIE}=${value}; path=/`;
};

afterEach(() => {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
  window.sessionStorage.clear();
});

describe('the browser', () => {
  it('remembers the user for the next visit, and forgets the user and every sign of a session', () => {
    const { rememberUser, storedUser } = createSessionEffects(window);
    expect(storedUser()).toBeNull();
    hint('1');
    rememberUser(USER);
    expect(storedUser()).toEqual(USER);
    expect(JSON.parse(window.localStorage.getItem('user')!)).toMatchObject({ uid: 'u1', email: USER.email });
    expect(document.documentElement).toHaveAttribute('data-session');
    rememberUser(null);
    expect(storedUser()).toBeNull();
    expect(document.cookie).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-session');
  });

  it.each([
    ['invalid JSON', '{['],
    ['a list', '[]'],
    ['a number for an id', '{"uid":7}'],
    ['no id', '{"email":"ada@example.org"}'],
    ['null', 'null'],
  ])('validates what it remembers: %s', (_name, text) => {
    window.localStorage.setItem('user', text);
    expect(createSessionEffects(window).storedUser()).toBeNull();
  });

  it('treats a stored value that is not text as absent', () => {
    window.localStorage.setItem('user', '{"uid":"u1","firstName":{},"marketingConsent":"yes"}');
    expect(createSessionEffects(window).storedUser()).toEqual({
      uid: 'u1',
      firstName: '',
      lastName: '',
      email: '',
      profileImageUrl: null,
      marketingConsent: false,
    });
  });

  it('ignores blocked storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { rememberUser, storedUser } = createSessionEffects(window);
    expect(() => rememberUser(USER)).not.toThrow();
    expect(storedUser()).toBeNull();
    expect(() => sayFarewell(createAppStore(fakeEffects()).dispatch, window)).not.toThrow();
  });
});

describe('the start of a visit', () => {
  it('makes no request without a sign of a session', () => {
    const { sent } = fakeApi({});
    const { dispatch, getState } = createAppStore(fakeEffects());
    startSession(dispatch, window);
    expect(selectSessionStatus(getState())).toBe('signedOut');
    expect(sent).toEqual([]);
  });

  it('deletes the lists that accounts left behind, but no change that the account has not received', async () => {
    fakeApi({});
    const left = { savedRecipes_u1: '[1]', savedRecipes_u2: '[2]', savedRecipes_guest: '[3]', user: '{"uid":"u1"}' };
    const change = JSON.stringify({ recipeId: 2, kind: 'save', at: 5, status: 'late' });
    for (const [key, text] of Object.entries({ ...left, unsentChange_u2_2: change }))
      window.localStorage.setItem(key, text);
    startSession(createAppStore(fakeEffects()).dispatch, window);
    await waitFor(() =>
      expect(Object.keys(window.localStorage).sort()).toEqual([
        'savedRecipes_guest',
        'savedRecipes_u2',
        'unsentChange_u2_2',
      ]),
    );
  });

  it('keeps the list of an account whose unsent change is in the overflow', async () => {
    for (const owner of ['u1', 'u2']) window.localStorage.setItem(`savedRecipes_${owner}`, '[1]');
    const { texts, overflow } = memoryTexts();
    texts.set('unsentChange_u2_2', JSON.stringify({ recipeId: 2, kind: 'save', at: 5, status: 'late' }));
    forgetLeftAccounts(window, overflow);
    await waitFor(() => expect(Object.keys(window.localStorage)).toEqual(['savedRecipes_u2']));
  });

  it('keeps the list of an account that signs in meanwhile', async () => {
    for (const owner of ['u1', 'u2']) window.localStorage.setItem(`savedRecipes_${owner}`, '[1]');
    const { overflow } = memoryTexts();
    forgetLeftAccounts(window, overflow);
    createSessionEffects(window).rememberUser(USER);
    await waitFor(() => expect(window.localStorage.getItem('savedRecipes_u2')).toBeNull());
    expect(window.localStorage.getItem('savedRecipes_u1')).toBe('[1]');
  });

  it('waits for the server if there may be a session', () => {
    fakeApi({});
    hint('1');
    const { dispatch, getState } = createAppStore(fakeEffects());
    startSession(dispatch, window);
    expect(selectSessionStatus(getState())).toBe('loading');
  });

  it.each(['loggedOut', 'loggedOutOfLimits', 'accountDeleted'] as const)('shows a farewell once: %s', (farewell) => {
    window.sessionStorage.setItem(FAREWELL_KEY, farewell);
    const { dispatch, getState } = createAppStore(fakeEffects());
    sayFarewell(dispatch, window);
    expect(selectToast(getState())).toMatchObject({ kind: farewell });
    expect(window.sessionStorage.getItem(FAREWELL_KEY)).toBeNull();
  });

  it.each([null, 'constructor'])('shows no farewell for %j', (text) => {
    if (text !== null) window.sessionStorage.setItem(FAREWELL_KEY, text);
    const { dispatch, getState } = createAppStore(fakeEffects());
    sayFarewell(dispatch, window);
    expect(selectToast(getState())).toBeNull();
  });
});
