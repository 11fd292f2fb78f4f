import { addListener } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { serverReachChecked } from '@/api/serverReach';
import { createAppStore } from '@/app/store/store';
import {
  networkChanged,
  selectHasRecipes,
  selectIsOffline,
  selectIsUpdateReady,
  updateAccepted,
  updateFound,
  updatePostponed,
} from '@/slices/deviceSlice';
import { languageChosen } from '@/slices/preferencesSlice';
import { searchSubmitted, selectIsFromDevice, selectResults, selectSearchStatus } from '@/slices/searchSlice';
import type { AppStartListening } from '@/store/listening';
import { USER } from '@/testing/anAccount';
import { anAnswer, aRecipe } from '@/testing/builders';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { addConnectionListeners } from './connection';

const HEALTH = 'GET /api/health';
const ANALYZE = 'POST /api/analyze';
const LOOK_AGAIN_MS = 10_000;
const LEAVES_CACHE_MS = 3_700_000;

beforeEach(() => jest.useFakeTimers());

const open = (table: Record<string, unknown>, hasRecipes = false, isOffline = false) => {
  const api = fakeApi(table);
  const store = createAppStore(fakeEffects(), preloaded({ preferences: { language: 'fr' } }));
  if (isOffline) store.dispatch(serverReachChecked(false));
  const device = {
    hasRecipes: jest.fn(() => Promise.resolve(hasRecipes)),
    wantRecipes: jest.fn<void, [string]>(),
    applyUpdate: jest.fn<void, []>(),
  };
  const start = (options: Parameters<typeof addListener>[0]) => store.dispatch(addListener(options));
  addConnectionListeners(start as unknown as AppStartListening, device);
  return { api, store, device };
};

const passing = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('the connection', () => {
  it('is not lost as long as the server answers anything', async () => {
    const { store } = open({ [HEALTH]: () => refusal(503) });
    store.dispatch(networkChanged());
    await passing();
    expect(selectIsOffline(store.getState())).toBe(false);
  });

  it('is lost when the server cannot be reached, and looked for until it is back', async () => {
    let reply: () => unknown = offline;
    const { api, store, device } = open({ [HEALTH]: () => reply() }, true);
    store.dispatch(networkChanged());
    await passing();
    expect(selectIsOffline(store.getState())).toBe(true);
    expect(selectHasRecipes(store.getState())).toBe(true);
    expect(device.hasRecipes).toHaveBeenCalledWith('fr');

    await passing(LOOK_AGAIN_MS * 2);
    expect(selectIsOffline(store.getState())).toBe(true);
    reply = () => ({ status: 'ok' });
    await passing(LOOK_AGAIN_MS);
    expect(selectIsOffline(store.getState())).toBe(false);
    expect(device.wantRecipes).toHaveBeenCalledWith('fr');

    const asked = api.sentTo(HEALTH).length;
    await passing(LOOK_AGAIN_MS * 5);
    expect(api.sentTo(HEALTH)).toHaveLength(asked);
  });

  it('that was lost before anybody listened is looked for as well, and the recipes on the device are found', async () => {
    let reply: () => unknown = offline;
    const { store, device } = open({ [HEALTH]: () => reply() }, true, true);
    store.dispatch(networkChanged());
    await passing();
    expect(selectHasRecipes(store.getState())).toBe(true);
    reply = () => ({ status: 'ok' });
    await passing(LOOK_AGAIN_MS);
    expect(selectIsOffline(store.getState())).toBe(false);
    expect(device.wantRecipes).toHaveBeenCalledWith('fr');
  });

  it('is doubted when any call fails to reach the server', async () => {
    const { store } = open({ [HEALTH]: offline, 'GET /api/auth/me': offline });
    await store.dispatch(apiSlice.endpoints.getMe.initiate());
    await passing();
    expect(selectIsOffline(store.getState())).toBe(true);
  });

  it.each([
    ['refuses a call', refusal(500)],
    ['answers one', USER],
  ])('is not doubted when the server %s', async (_what, reply) => {
    const { api, store } = open({ [HEALTH]: offline, 'GET /api/auth/me': reply });
    await store.dispatch(apiSlice.endpoints.getMe.initiate());
    await passing();
    expect(api.sentTo(HEALTH)).toEqual([]);
    expect(selectIsOffline(store.getState())).toBe(false);
  });

  it('looks for the recipes of another language when it is chosen without a network', async () => {
    const { store, device } = open({ [HEALTH]: offline });
    store.dispatch(networkChanged());
    await passing();
    store.dispatch(languageChosen('es'));
    await passing();
    expect(device.hasRecipes).toHaveBeenLastCalledWith('es');
    expect(device.wantRecipes).not.toHaveBeenCalled();
  });

  it('says whether the device has recipes of the language chosen last', async () => {
    const { store, device } = open({ [HEALTH]: offline });
    device.hasRecipes.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(true), 1_000)));
    store.dispatch(networkChanged());
    await passing();
    store.dispatch(languageChosen('es'));
    await passing(2_000);
    expect(device.hasRecipes).toHaveBeenCalledTimes(2);
    expect(selectHasRecipes(store.getState())).toBe(false);
  });
});

describe('when the connection is back', () => {
  it('repeats what failed: the search, and the recipe on the screen', async () => {
    let isThere = false;
    const { api, store } = open({
      [HEALTH]: () => (isThere ? {} : offline()),
      [ANALYZE]: () => (isThere ? anAnswer() : offline()),
      'GET /api/recipes/7': () => (isThere ? aRecipe({ id: 7 }) : offline()),
    });
    const { getRecipe } = apiSlice.endpoints;
    const reading = store.dispatch(getRecipe.initiate({ id: 7, language: 'fr' }));
    store.dispatch(searchSubmitted({ text: 'œufs' }));
    await passing(1_000);
    expect(selectSearchStatus(store.getState())).toBe('error');
    isThere = true;
    await passing(LOOK_AGAIN_MS);
    expect(selectSearchStatus(store.getState())).toBe('success');
    expect(selectResults(store.getState())).toHaveLength(anAnswer().recipes.length);
    expect(selectIsFromDevice(store.getState())).toBe(false);
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
    const held = () => getRecipe.select({ id: 7, language: 'fr' })(store.getState());
    expect(held().data?.id).toBe(7);
    // The recipe leaves the cache when no screen shows it.
    reading.unsubscribe();
    await passing(LEAVES_CACHE_MS);
    expect(held().isUninitialized).toBe(true);
  });

  it('repeats only a recipe that could not be fetched', async () => {
    let isThere = true;
    const recipe = jest.fn(() => aRecipe({ id: 7 }));
    const { api, store } = open({
      [HEALTH]: () => (isThere ? {} : offline()),
      'GET /api/recipes/7': recipe,
      'GET /api/auth/me': offline,
    });
    const reading = store.dispatch(apiSlice.endpoints.getRecipe.initiate({ id: 7, language: 'fr' }));
    await passing();
    isThere = false;
    const me = store.dispatch(apiSlice.endpoints.getMe.initiate());
    await passing();
    expect(selectIsOffline(store.getState())).toBe(true);
    isThere = true;
    await passing(LOOK_AGAIN_MS);
    expect(selectIsOffline(store.getState())).toBe(false);
    expect(api.sent.filter(({ route }) => route.startsWith('GET /api/recipes/'))).toHaveLength(1);
    reading.unsubscribe();
    me.unsubscribe();
  });

  it('leaves alone a search that failed for another reason', async () => {
    const { api, store } = open({ [HEALTH]: {}, [ANALYZE]: refusal(500) });
    store.dispatch(searchSubmitted({ text: 'œufs' }));
    await passing(1_000);
    store.dispatch(serverReachChecked(false));
    store.dispatch(serverReachChecked(true));
    await passing(1_000);
    expect(api.sentTo(ANALYZE)).toHaveLength(1);
  });
});

it('stores the recipes of a language when it is chosen', async () => {
  const { store, device } = open({ [HEALTH]: {} });
  store.dispatch(languageChosen('es'));
  await passing();
  expect(device.wantRecipes).toHaveBeenCalledWith('es');
});

it('starts a newer version only when the cook says so', async () => {
  const { store, device } = open({ [HEALTH]: {} });
  store.dispatch(updateFound());
  store.dispatch(updatePostponed());
  await passing();
  expect(selectIsUpdateReady(store.getState())).toBe(false);
  expect(device.applyUpdate).not.toHaveBeenCalled();
  store.dispatch(updateAccepted());
  await passing();
  expect(device.applyUpdate).toHaveBeenCalledTimes(1);
});
