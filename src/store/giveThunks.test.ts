import type { UnsentChange } from '@/lib/account/unsentChanges';
import { createAppStore } from '@/app/store/store';
import { aRecipe } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { archiveOfRecipes } from './giveThunks';

const soup = aRecipe({ id: 7, title: 'Soup' });
const storeOf = (owner: string, unsent: Record<string, UnsentChange[]> = {}) =>
  createAppStore(
    fakeEffects(),
    preloaded({ savedRecipes: { owner, byOwner: { [owner]: [{ ...soup, savedAt: 1 }] }, unsent } }),
  );
const archiveIn = (store: ReturnType<typeof storeOf>) =>
  store.dispatch(archiveOfRecipes('all', [soup], () => Promise.resolve(undefined)));

describe('the recipes as a file', () => {
  let answer: jest.SpyInstance<Promise<Response>>;
  beforeEach(() => {
    answer = jest.spyOn(globalThis, 'fetch');
  });
  afterEach(() => answer.mockRestore());

  it('come from the server on an account', async () => {
    answer.mockImplementation(() => Promise.resolve(new Response('from the server')));
    expect(await (await archiveIn(storeOf('ana'))).text()).toBe('from the server');
    expect(answer).toHaveBeenCalledWith('/api/user/archive?which=all', { headers: { 'accept-language': 'en-GB' } });
  });

  it.each([
    ['is busy', () => Promise.resolve(new Response('', { status: 503 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are made on the device when the server %s', async (_name, reply) => {
    answer.mockImplementation(reply);
    expect(await (await archiveIn(storeOf('ana'))).text()).toContain('recipes.json');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('are made on the device of a guest, and of a cook with changes that the server lacks', async () => {
    const unsent = { ana: [{ recipeId: 7, kind: 'save' as const, at: 1, status: 'new' as const }] };
    for (const store of [storeOf('guest'), storeOf('ana', unsent)])
      expect(await (await archiveIn(store)).text()).toContain('recipes.json');
    expect(answer).not.toHaveBeenCalled();
  });
});
