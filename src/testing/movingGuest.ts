import { recipeRated, recipeSaved } from '@/slices/savedRecipesSlice';
import { sessionAbsent } from '@/slices/sessionSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AccountServer } from './accountServer';
import { openTab, pass, type Tab } from './accountTab';
import { recipes } from './builders';

/** The ids on the list that is stored for a guest. */
export const guestIds = () =>
  (JSON.parse(window.localStorage.getItem('savedRecipes_guest') ?? '[]') as { id: number }[]).map(({ id }) => id);

/** The id of the first recipe of {@link aGuest}. */
export const FIRST = 101;

/** A guest with this many recipes, every third of them rated. */
export const aGuest = async (count: number) => {
  const tab = await openTab();
  tab.dispatch(sessionAbsent());
  recipes(count, {}, FIRST).forEach((recipe, i) =>
    tab.dispatch(i % 3 === 0 ? recipeRated(recipe, (i % 5) + 1) : recipeSaved(recipe)),
  );
  await pass(10);
  return tab;
};

/** Records the toasts raised from now on. */
export const toastsOf = (tab: Tab) => {
  const told: unknown[] = [];
  tab.store.timeTravel.watch((action) => {
    if (toastRaised.match(action)) told.push([action.payload.kind, action.payload.values]);
  });
  return told;
};

/** Whether the account has all recipes and their stars, and the guest none. */
export const expectAllMoved = (server: AccountServer, count: number) => {
  const all = Array.from({ length: count }, (_, i) => FIRST + i);
  expect([...server.ids()].sort()).toEqual(all);
  expect(server.stars()).toEqual(
    Object.fromEntries(all.flatMap((id, i) => (i % 3 === 0 ? [[String(id), (i % 5) + 1]] : []))),
  );
  expect(guestIds()).toEqual([]);
};
