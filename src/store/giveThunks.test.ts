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

  it('are made on the device when it has a note or a line of the list that the account had no room for', async () => {
    const here = { id: 'a', state: 'open' as const, at: 5, sentAt: 5, isRefused: true as const };
    const note = { kind: 'note' as const, recipe: { id: 7, title: 'Soup' }, text: 'Less salt' };
    const savedRecipes = { owner: 'ana', byOwner: { ana: [{ ...soup, savedAt: 1 }] } };
    for (const lines of [
      { cookbook: { byOwner: { ana: { entries: { a: { ...here, thing: note } } } } } },
      { shopping: { byList: { ana: { entries: { a: { ...here, thing: { name: 'leeks', language: 'en-GB' } } } } } } },
    ] as const) {
      const file = await archiveIn(createAppStore(fakeEffects(), preloaded({ savedRecipes, ...lines })));
      expect(await file.text()).toContain('larder.json');
    }
    expect(answer).not.toHaveBeenCalled();
  });
});
