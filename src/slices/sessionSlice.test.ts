import { apiSlice } from '@/api/apiSlice';
import {
  authExchanged,
  sessionAbsent,
  sessionAssumed,
  sessionEnded,
  sessionExpected,
  sessionExpired,
  sessionSlice,
  type SessionState,
} from './sessionSlice';

const { reducer } = sessionSlice;
const start = sessionSlice.getInitialState();
const signedIn: SessionState = { ...start, status: 'signedIn', uid: 'u1' };
const signedOut: SessionState = { ...start, status: 'signedOut' };

const me = (type: 'fulfilled' | 'rejected', payload: object) =>
  ({
    type: `api/executeQuery/${type}`,
    payload,
    meta: { arg: { endpointName: 'getMe', type: 'query' }, requestId: 'r1', requestStatus: type },
  }) as unknown as ReturnType<typeof sessionAbsent>;

describe('the session', () => {
  it('is unknown until the server has been asked', () => {
    expect(start).toEqual({ status: 'loading', uid: null, hasExpired: false, isOver: false, exchanges: [] });
  });

  it('asks for its user with an action that this test knows', () => {
    expect(apiSlice.endpoints.getMe.matchFulfilled(me('fulfilled', { uid: 'u1' }))).toBe(true);
    expect(apiSlice.endpoints.getMe.matchRejected(me('rejected', { status: 401 }))).toBe(true);
  });

  it.each<[name: string, before: SessionState, action: Parameters<typeof reducer>[1], after: SessionState]>([
    ['no user is expected', start, sessionAbsent(), signedOut],
    ['a user may be signed in', signedOut, sessionExpected(), start],
    ['the server knows them', start, me('fulfilled', { uid: 'u1' }), signedIn],
    ['a user signs in', signedOut, me('fulfilled', { uid: 'u1' }), signedIn],
    ['the server has no session', start, me('rejected', { status: 401 }), signedOut],
    ['a guest asks anyway', signedOut, me('rejected', { status: 401 }), signedOut],
    ['the server cannot be asked', start, me('rejected', { status: 'OFFLINE' }), start],
    ['the server fails', signedIn, me('rejected', { status: 500 }), signedIn],
    ['a call that was not made', signedIn, me('rejected', undefined as never), signedIn],
    ['the last user is assumed', start, sessionAssumed('u1'), signedIn],
    ['the server ends it', signedIn, me('rejected', { status: 401 }), { ...signedIn, hasExpired: true }],
    ['any call shows that it is over', signedIn, sessionExpired(), { ...signedIn, hasExpired: true }],
    ['a guest has none that could be over', signedOut, sessionExpired(), signedOut],
    ['they sign in again', { ...signedIn, hasExpired: true }, me('fulfilled', { uid: 'u1' }), signedIn],
    ['they go on as a guest', { ...signedIn, hasExpired: true }, sessionEnded(), { ...signedOut, isOver: true }],
    ['they sign out', signedIn, sessionEnded(), { ...signedOut, isOver: true }],
  ])('%s', (_name, before, action, after) => {
    expect(reducer(before, action)).toEqual(after);
  });

  it('keeps the last five exchanges, and none after it', () => {
    const one = (at: number) => authExchanged({ at, call: 'login', request: null, status: 200, answer: null });
    const state = [1, 2, 3, 4, 5, 6, 7].reduce((before, at) => reducer(before, one(at)), signedIn);
    expect(state.exchanges.map(({ at }) => at)).toEqual([3, 4, 5, 6, 7]);
    expect(reducer(state, sessionEnded()).exchanges).toEqual([]);
  });
});
