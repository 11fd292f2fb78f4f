import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { selectIsOffline } from '@/slices/deviceSlice';
import { aRecipe } from '@/testing/builders';
import { fakeApi, offline } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

const kitchen = { analyze: jest.fn(), recipe: jest.fn(), suggestions: jest.fn() };
const deviceKitchen = jest.fn<Promise<typeof kitchen>, [string]>(() => Promise.resolve(kitchen));
jest.mock('@/offline/deviceKitchen', () => ({ deviceKitchen: (language: string) => deviceKitchen(language) }));

const { analyze, getRecipe, getSuggestions } = apiSlice.endpoints;
const ask = {
  ingredients: 'huevos',
  category: 'None' as const,
  preferences: { excludedAllergens: [], dietTypes: [], language: 'es' as const },
};

const gone = {
  'GET /api/health': offline,
  'POST /api/analyze': offline,
  'GET /api/recipes/7': offline,
  'GET /api/suggestions': offline,
};
const open = (table: Record<string, unknown>) => {
  fakeApi(table);
  return createAppStore(fakeEffects(), preloaded());
};

beforeEach(() => {
  kitchen.analyze.mockReset();
  kitchen.recipe.mockReset();
  deviceKitchen.mockClear();
});

it('answers a search from this device when the server is out of reach, and says so', async () => {
  kitchen.analyze.mockReturnValue({ recipes: [aRecipe()], ingredients: ['huevo'] });
  const store = open(gone);
  const { data } = await store.dispatch(analyze.initiate(ask));
  expect(data).toEqual({ recipes: [aRecipe()], ingredients: ['huevo'], isOffline: true });
  expect(deviceKitchen).toHaveBeenCalledWith('es');
  expect(selectIsOffline(store.getState())).toBe(true);
});

it('suggests from this device when the server is out of reach', async () => {
  const suggestions = [{ kind: 'ingredient', id: 'onion', name: 'cebolla' }];
  kitchen.suggestions.mockReturnValue({ suggestions });
  const query = { mode: 'ingredients' as const, text: 'ceb', language: 'es' as const };
  const { data } = await open({ ...gone, 'GET /api/suggestions': offline }).dispatch(getSuggestions.initiate(query));
  expect(data).toEqual({ suggestions });
  expect(kitchen.suggestions).toHaveBeenCalledWith(query);
});

it('leaves a failure alone when only one call broke', async () => {
  const store = open({ ...gone, 'GET /api/health': {} });
  const { error } = await store.dispatch(analyze.initiate(ask));
  expect(error).toMatchObject({ status: 'OFFLINE' });
  expect(deviceKitchen).not.toHaveBeenCalled();
  expect(selectIsOffline(store.getState())).toBe(false);
});

it('does not understand on the device what the server would not understand', async () => {
  const failure = { status: 422, code: 'NO_INGREDIENTS', message: '422: NO_INGREDIENTS', unknown: ['qwertz'] };
  kitchen.analyze.mockReturnValue(failure);
  expect((await open(gone).dispatch(analyze.initiate(ask))).error).toEqual(failure);
});

it('stays a failure when the recipes are not on this device, or have no answer', async () => {
  kitchen.analyze.mockReturnValue(undefined);
  expect((await open(gone).dispatch(analyze.initiate(ask))).error).toMatchObject({ status: 'OFFLINE' });
  deviceKitchen.mockReturnValueOnce(Promise.reject(new Error('none')));
  expect((await open(gone).dispatch(analyze.initiate(ask))).error).toMatchObject({ status: 'OFFLINE' });
});

it('suggests from this device', async () => {
  const suggestions = [{ kind: 'ingredient', id: 'egg', name: 'huevo' }];
  kitchen.suggestions.mockReturnValue({ suggestions });
  const { data } = await open(gone).dispatch(
    getSuggestions.initiate({ text: 'hue', mode: 'ingredients', language: 'es' }),
  );
  expect(data).toEqual({ suggestions });
});

it('opens a recipe from this device', async () => {
  kitchen.recipe.mockImplementation((id: number) => (id === 7 ? aRecipe({ id }) : undefined));
  const { data } = await open(gone).dispatch(getRecipe.initiate({ id: 7, language: 'fr' }));
  expect(data?.id).toBe(7);
  expect(deviceKitchen).toHaveBeenCalledWith('fr');
});
