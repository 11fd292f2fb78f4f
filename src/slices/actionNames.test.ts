import { readdirSync } from 'node:fs';
import * as accountEvents from './accountEvents';
import * as authErrorSlice from './authErrorSlice';
import * as cookbookSlice from './cookbookSlice';
import * as cookingTimerSlice from './cookingTimerSlice';
import * as cookingViewSlice from './cookingViewSlice';
import * as deviceSlice from './deviceSlice';
import * as formDraftsSlice from './formDraftsSlice';
import * as guestMigrationSlice from './guestMigrationSlice';
import * as lineSyncSlice from './lineSyncSlice';
import * as pantrySlice from './pantrySlice';
import * as preferencesSlice from './preferencesSlice';
import * as preferencesSyncSlice from './preferencesSyncSlice';
import * as recipeDraftSlice from './recipeDraftSlice';
import * as recipeImportSlice from './recipeImportSlice';
import * as recipePageSlice from './recipePageSlice';
import * as savedRecipesSlice from './savedRecipesSlice';
import * as savedSyncSlice from './savedSyncSlice';
import * as searchSlice from './searchSlice';
import * as sessionSlice from './sessionSlice';
import * as shoppingSlice from './shoppingSlice';
import * as suggestionsSlice from './suggestionsSlice';
import * as uiSlice from './uiSlice';

const SLICES: Readonly<Record<string, object>> = {
  accountEvents,
  authErrorSlice,
  cookbookSlice,
  cookingTimerSlice,
  cookingViewSlice,
  deviceSlice,
  formDraftsSlice,
  guestMigrationSlice,
  lineSyncSlice,
  pantrySlice,
  preferencesSlice,
  preferencesSyncSlice,
  recipeDraftSlice,
  recipeImportSlice,
  recipePageSlice,
  savedRecipesSlice,
  savedSyncSlice,
  searchSlice,
  sessionSlice,
  shoppingSlice,
  suggestionsSlice,
  uiSlice,
};

const types = Object.values(SLICES).flatMap((exported) =>
  Object.values(exported).flatMap((one: unknown) =>
    typeof one === 'function' && 'type' in one && typeof one.type === 'string' ? [one.type] : [],
  ),
);

it('says of each action in the DevTools where it belongs and what happened, which no other action says', () => {
  const files = readdirSync(__dirname).filter((file) => /^\w+\.ts$/.test(file));
  expect(Object.keys(SLICES)).toEqual(files.map((file) => file.replace('.ts', '')).sort());
  expect(types.length).toBeGreaterThan(100);
  expect(types.filter((type) => !/^[a-z]\w*\/[a-z]\w*$/i.test(type))).toEqual([]);
  expect(types.filter((type, i) => types.indexOf(type) !== i)).toEqual([]);
});
