import { devTools } from '@/testing/devTools';
import { findNonSerializableValue, type UnknownAction } from '@reduxjs/toolkit';
import { accountApi } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import { playSession } from '@/testing/devToolsSession';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { settled } from '@/testing/settled';
import { createAppStore } from '@/app/store/store';

const { login, register, resetPassword, updateEmail, updatePassword } = accountApi.endpoints;

/** Drops internals that cannot be logged: functions in redux-persist's actions, and the raw exchange in RTK Query's. */
const withoutMachinery = ({
  register: _register,
  rehydrate: _rehydrate,
  result: _result,
  meta,
  ...action
}: UnknownAction) => ({
  ...action,
  meta: { ...(meta as object), baseQueryMeta: undefined },
});

const SECRETS = ['saffron-1', 'paprika-2', 'sumac-3', 'cumin-4', 'nigella-5', 'turmeric-6'];

describe('the history that the DevTools keep', () => {
  it('is made of plain data alone, each action under a name that says what happened', async () => {
    await playSession();
    for (const { action, state } of devTools.steps()) {
      expect(findNonSerializableValue(withoutMachinery(action), action.type)).toBe(false);
      expect(findNonSerializableValue(state, 'state')).toBe(false);
      expect(action.type).toMatch(/^(@@\w+|\w+\/\w+(\/\w+)?|__rtkq\/\w+)$/);
    }
    for (const step of JSON.parse(devTools.exported()) as { action: UnknownAction; state: unknown }[])
      expect(step.action.type).toEqual(expect.any(String));
  });

  it('exports no password and no token', async () => {
    fakeApi({});
    const store = createAppStore(fakeEffects());
    const [first, second, third, token, typed, sealed] = SECRETS as [string, string, string, string, string, string];
    const person = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Cook' };
    void store.dispatch(login.initiate({ email: person.email, password: first }));
    void store.dispatch(register.initiate({ ...person, password: second, marketingConsent: false }));
    void store.dispatch(resetPassword.initiate({ token, password: third }));
    void store.dispatch(updatePassword.initiate({ currentPassword: first, newPassword: second }));
    void store.dispatch(updateEmail.initiate({ email: person.email, password: third }));
    store.dispatch({
      type: 'form/changed',
      payload: { password: { value: typed } },
      key: `login({"password":"${sealed}"})`,
    });
    await settled();

    const log = devTools.exported();
    expect(log).toContain('ada@example.org');
    expect(log).toContain('updatePassword');
    for (const secret of SECRETS) expect(log).not.toContain(secret);
  });

  it('has a word in place of a photo', async () => {
    fakeApi({});
    const store = createAppStore(fakeEffects());
    const request = {
      image: new File(['a photo of a fridge'], 'fridge.jpg', { type: 'image/jpeg' }),
      category: 'None' as const,
      preferences: { excludedAllergens: [], dietTypes: [], language: 'en-GB' as const },
    };
    await store.dispatch(apiSlice.endpoints.analyze.initiate(request, { track: false }));
    expect(devTools.exported()).toContain('[File]');
  });
});
