/** @jest-environment jest-fixed-jsdom */
import { sessionAbsent, sessionAssumed } from '@/slices/sessionSlice';
import { appStarted } from '@/slices/uiSlice';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';
import { awaitAccount } from './awaitAccount';
import { startAccount } from './startAccount';
import { createAppStore } from '../store/store';

jest.mock('./startAccount', () => ({ startAccount: jest.fn() }));

const waiting = (savedRecipes = {}) => {
  const store = createAppStore(fakeEffects(), preloaded({ savedRecipes, session: { status: 'loading' } }));
  jest.mocked(startAccount).mockClear();
  awaitAccount(store, window);
  return store;
};

describe('the account code', () => {
  it('is not loaded for a guest', async () => {
    const { dispatch } = waiting();
    dispatch(appStarted());
    dispatch(sessionAbsent());
    await settled();
    expect(startAccount).not.toHaveBeenCalled();
  });

  it('is loaded once for a signed-in user', async () => {
    const { dispatch } = waiting();
    dispatch(sessionAssumed('u1'));
    dispatch(sessionAssumed('u2'));
    await settled();
    expect(startAccount).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['whose list is shown while the session loads', { owner: 'u1' }],
    ['whose list is long', { unread: { guest: [{ id: 1, userRating: 0, savedAt: 1 }] } }],
  ])('is loaded for a visitor %s', async (_who, savedRecipes) => {
    const { dispatch } = waiting(savedRecipes);
    dispatch(appStarted());
    await settled();
    expect(startAccount).toHaveBeenCalledTimes(1);
  });
});
