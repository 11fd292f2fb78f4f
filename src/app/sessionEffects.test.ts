import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { selectSessionStatus } from '@/slices/sessionSlice';
import { selectToast } from '@/slices/uiSlice';
import { USER } from '@/testing/calls';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { FAREWELL_KEY, sayFarewell } from './farewell';
import { createSessionEffects } from './sessionEffects';
import { startSession } from './startSession';
import { createAppStore } from './store';

const hint = (value: string) => {
  document.cookie = `${SESSION_HINT_COOKIE}=${value}; path=/`;
};

afterEach(() => {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
  window.sessionStorage.clear();
});

describe('the browser', () => {
  it('remembers the user for the next visit and forgets them with every sign of a session', () => {
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
    ['no JSON', '{['],
    ['a list', '[]'],
    ['a number for an id', '{"uid":7}'],
    ['nobody', '{"email":"ada@example.org"}'],
    ['null', 'null'],
  ])('reads what it remembers with care: %s', (_name, text) => {
    window.localStorage.setItem('user', text);
    expect(createSessionEffects(window).storedUser()).toBeNull();
  });

  it('takes what is no text for none', () => {
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

  it('that stores nothing is no error', () => {
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
  it('asks nobody without a sign of a session', () => {
    const { sent } = fakeApi({});
    const { dispatch, getState } = createAppStore(fakeEffects());
    startSession(dispatch, window);
    expect(selectSessionStatus(getState())).toBe('signedOut');
    expect(sent).toEqual([]);
  });

  it('waits for the server where there is one', () => {
    fakeApi({});
    hint('1');
    const { dispatch, getState } = createAppStore(fakeEffects());
    startSession(dispatch, window);
    expect(selectSessionStatus(getState())).toBe('loading');
  });

  it.each(['loggedOut', 'accountDeleted'] as const)('says goodbye once: %s', (farewell) => {
    window.sessionStorage.setItem(FAREWELL_KEY, farewell);
    const { dispatch, getState } = createAppStore(fakeEffects());
    sayFarewell(dispatch, window);
    expect(selectToast(getState())).toMatchObject({ kind: farewell });
    expect(window.sessionStorage.getItem(FAREWELL_KEY)).toBeNull();
  });

  it.each([null, 'constructor'])('says no goodbye for %j', (text) => {
    if (text !== null) window.sessionStorage.setItem(FAREWELL_KEY, text);
    const { dispatch, getState } = createAppStore(fakeEffects());
    sayFarewell(dispatch, window);
    expect(selectToast(getState())).toBeNull();
  });
});
