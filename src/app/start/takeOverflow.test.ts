/** @jest-environment jest-fixed-jsdom */
import type { ShoppingThing } from '@contracts/shopping';
import { selectCookbookLines } from '@/slices/cookbookSlice';
import { savedListArrived, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectShoppingList, thingsAdded } from '@/slices/shoppingSlice';
import { aRecipe } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { memoryTexts } from '@/testing/memoryTexts';
import { preloaded } from '@/testing/preloaded';
import { createAppStore } from '../store/store';
import { takeOverflow } from './takeOverflow';

const milk: ShoppingThing = { name: 'milk', language: 'en-GB' };
const line = { id: 'a'.repeat(20), thing: milk, state: 'open', at: 10 };
const note = { kind: 'note', recipe: { id: 7, title: 'Soup' }, text: 'Less salt' };
const textOf = (...entries: object[]) => JSON.stringify({ entries });

const visit = async (stored: Record<string, string>) => {
  const store = createAppStore(fakeEffects(), preloaded());
  store.dispatch(thingsAdded('guest', [{ ...milk, name: 'bread' }]));
  const { overflow, texts } = memoryTexts();
  for (const [key, text] of Object.entries(stored)) texts.set(key, text);
  await takeOverflow(store, overflow);
  return { state: store.getState(), texts, overflow };
};

const namesOn = ({ state }: Pick<Awaited<ReturnType<typeof visit>>, 'state'>, list: string) =>
  Object.values(selectShoppingList(state, list).entries).map(({ thing }) => thing?.name);

describe('what did not fit into local storage', () => {
  it('joins the lists of a guest', async () => {
    const visited = await visit({
      shoppingList_guest: textOf(line),
      cookbook_guest: textOf({ ...line, thing: note }),
    });
    expect(namesOn(visited, 'guest').sort()).toEqual(['bread', 'milk']);
    expect(selectCookbookLines(visited.state, 'guest').map(({ thing }) => thing)).toEqual([note]);
    expect(visited.overflow.has('shoppingList_guest')).toBe(true);
  });

  it('of an account that was left is deleted, unless it is nowhere else', async () => {
    const visited = await visit({
      shoppingList_left: textOf({ ...line, sentAt: 10 }),
      shoppingList_unsent: textOf(line),
      cookbook_refused: textOf({ ...line, thing: note, sentAt: 10, isRefused: true }),
    });
    expect([...visited.texts.keys()]).toEqual(['shoppingList_unsent', 'cookbook_refused']);
    expect(namesOn(visited, 'left')).toEqual([]);
    expect(namesOn(visited, 'unsent')).toEqual(['milk']);
  });

  it('of an account that was left stays if another tab has written it meanwhile', async () => {
    const { overflow, texts } = memoryTexts();
    texts.set('shoppingList_left', textOf({ ...line, sentAt: 10 }));
    const { readAll } = overflow;
    jest.spyOn(overflow, 'readAll').mockImplementation(async () => {
      const read = await readAll();
      texts.set('shoppingList_left', textOf(line));
      return read;
    });
    await takeOverflow(createAppStore(fakeEffects(), preloaded()), overflow);
    expect([...texts.values()]).toEqual([textOf(line)]);
  });

  it('includes what was saved of an own recipe, which the list then shows', async () => {
    const store = createAppStore(fakeEffects(), preloaded());
    store.dispatch(
      savedListArrived({ owner: 'guest', recipes: [{ ...aRecipe({ id: 7, title: 'Pie' }), savedAt: 1 }] }),
    );
    const { overflow, texts } = memoryTexts();
    const edits = [{ version: 'v1', at: 5, recipe: aRecipe({ id: 7, title: 'Sunday pie' }) }];
    const change = { recipeId: 7, kind: 'save', at: 5, status: 'new', edits };
    texts.set('unsentChange_guest_7', JSON.stringify(change));
    texts.set('unsentChange_u1_8', JSON.stringify({ ...change, recipeId: 8 }));
    await takeOverflow(store, overflow);
    expect(selectSavedRecipes(store.getState()).map(({ title }) => title)).toEqual(['Sunday pie']);
    expect(Object.keys(store.getState().savedRecipes.unsent)).toEqual(['guest', 'u1']);
    expect(texts.size).toBe(2);
  });

  it('is deleted when it cannot be read', async () => {
    const { texts } = await visit({ shoppingList_guest: 'x', unsentChange_guest_7: '{' });
    expect(texts.size).toBe(0);
  });
});
