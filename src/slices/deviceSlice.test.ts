import { serverReachChecked } from '@/api/serverReach';
import {
  deviceSlice,
  insecureNoteDismissed,
  insecurePageFound,
  recipesLookedFor,
  updateFound,
  updatePostponed,
} from './deviceSlice';

const { reducer, getInitialState } = deviceSlice;
const { selectHasDeviceNews, selectHasRecipes, selectIsInsecure, selectIsOffline, selectIsUpdateReady } =
  deviceSlice.getSelectors();
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

it('begins with a reachable server and no news', () => {
  const state = after();
  expect([selectIsOffline(state), selectHasRecipes(state), selectIsUpdateReady(state)]).toEqual([false, false, false]);
  expect(selectHasDeviceNews(state)).toBe(false);
});

it('says whether the server can be reached', () => {
  expect(selectIsOffline(after(serverReachChecked(false)))).toBe(true);
  expect(selectIsOffline(after(serverReachChecked(false), serverReachChecked(true)))).toBe(false);
});

it('says whether the recipes are on the device', () => {
  expect(selectHasRecipes(after(recipesLookedFor(true)))).toBe(true);
  expect(selectHasRecipes(after(recipesLookedFor(true), recipesLookedFor(false)))).toBe(false);
});

it('offers a newer version until the cook postpones it', () => {
  expect(selectIsUpdateReady(after(updateFound()))).toBe(true);
  expect(selectIsUpdateReady(after(updateFound(), updatePostponed()))).toBe(false);
});

it('notes a page without https until the cook dismisses the note', () => {
  expect(selectIsInsecure(after(insecurePageFound()))).toBe(true);
  expect(selectIsInsecure(after(insecurePageFound(), insecureNoteDismissed()))).toBe(false);
});

it.each([
  ['a lost server', serverReachChecked(false)],
  ['a newer version', updateFound()],
  ['a page without https', insecurePageFound()],
])('has news: %s', (_what, action) => {
  expect(selectHasDeviceNews(after(action))).toBe(true);
});
