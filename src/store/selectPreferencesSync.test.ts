import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { accountApi, PREFERENCES_SAVE } from '@/api/accountApi';
import { createAppStore } from '@/app/store/store';
import { dietToggled, preferencesArrived } from '@/slices/preferencesSlice';
import { fakeApi, offline } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { selectPreferences } from './selectors';
import { selectPreferencesSync } from './selectPreferencesSync';

const { getPreferences, savePreferences } = accountApi.endpoints;

const GET = 'GET /api/preferences';
const POST = 'POST /api/preferences';
const stored = { ...DEFAULT_PREFERENCES, isStored: true };

const storeOf = (api: Parameters<typeof fakeApi>[0], status: 'signedIn' | 'signedOut' = 'signedIn') => {
  fakeApi(api);
  const store = createAppStore(
    fakeEffects(),
    preloaded({ session: { status, uid: status === 'signedIn' ? 'u1' : null } }),
  );
  return {
    dispatch: store.dispatch,
    note: () => selectPreferencesSync(store.getState()),
    read: () => store.dispatch(getPreferences.initiate()),
    /** Saves as listeners/preferencesSync does. */
    save: async () => {
      const sent = selectPreferences(store.getState());
      const { error } = await store.dispatch(savePreferences.initiate(sent, { fixedCacheKey: PREFERENCES_SAVE }));
      if (!error)
        await store.dispatch(accountApi.util.upsertQueryData('getPreferences', undefined, { ...sent, isStored: true }));
    },
  };
};

describe('the preferences are', () => {
  it('on the device of a guest', () => {
    expect(storeOf({}, 'signedOut').note()).toBe('device');
  });

  it('on the device while the account cannot be asked', async () => {
    const { note, read } = storeOf({ [GET]: offline });
    await read();
    expect(note()).toBe('device');
  });

  it('in no known place before the account was asked', () => {
    expect(storeOf({ [GET]: stored }).note()).toBeNull();
  });

  it('saved when the account has the same', async () => {
    const { note, read } = storeOf({ [GET]: stored });
    await read();
    expect(note()).toBe('saved');
  });

  it('being saved from the moment of a change until the account has it', async () => {
    const { note, read, save, dispatch } = storeOf({ [GET]: stored, [POST]: null });
    await read();
    dispatch(dietToggled('Vegan'));
    expect(note()).toBe('saving');
    const saving = save();
    expect(note()).toBe('saving');
    await saving;
    expect(note()).toBe('saved');
    dispatch(dietToggled('Keto'));
    expect(note()).toBe('saving');
  });

  it('waiting when the account did not take them', async () => {
    const { note, read, save, dispatch } = storeOf({ [GET]: stored, [POST]: offline });
    await read();
    dispatch(dietToggled('Vegan'));
    await save();
    expect(note()).toBe('waiting');
  });

  it('saved again after the next attempt', async () => {
    let isUp = false;
    const { note, save, dispatch } = storeOf({ [GET]: stored, [POST]: () => (isUp ? null : offline()) });
    dispatch(preferencesArrived({ ...DEFAULT_PREFERENCES, dietTypes: ['Vegan'] }));
    await save();
    isUp = true;
    await save();
    expect(note()).toBe('saved');
  });
});
