import { smallStorage } from '@/testing/smallStorage';
import type { BodyVault } from '../bodyVault';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { readSavedRecipes } from './storedSavedRecipes';
import { allStored, aVault, change, ids, list, state } from './testing/writtenLists';

describe('a long list', () => {
  it('has the newest bodies in its key, the others in the vault, and stars and times of all', async () => {
    const area = smallStorage(5_000_000);
    const { vault, bodies } = aVault();
    await createSavedRecipesWriter(() => Promise.resolve(vault))(state({ byOwner: { u1: list(250) } }), area);
    const { recipes, unread } = readSavedRecipes(area, 'u1');
    expect(recipes).toHaveLength(30);
    expect(unread).toHaveLength(220);
    expect(unread[75]).toEqual({ id: 106, userRating: 105 % 6, savedAt: 10_000 - 105 });
    expect(unread[78]).toEqual({ id: 109, userRating: 0, savedAt: 10_000 - 108 });
    expect(bodies.size).toBe(220);
    expect(await allStored(area, vault)).toEqual(ids(250));
  });

  it('puts only what changed into the vault', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const keep = jest.spyOn(vault, 'keep');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const recipes = list(250);
    await write(state({ byOwner: { u1: recipes } }), area);
    await write(state({ byOwner: { u1: recipes.with(200, { ...recipes[200]!, userRating: 5 }) } }), area);
    expect(keep.mock.calls.map(([, kept]) => kept.length)).toEqual([220, 1]);
    expect(await allStored(area, vault)).toEqual(ids(250));
  });

  it('writes its key once for a change, at once, and leaves the body there until the next one', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const recipes = list(250);
    const rated = recipes.with(200, { ...recipes[200]!, userRating: 4 });
    await write(state({ byOwner: { u1: recipes } }), area);
    const setItem = jest.spyOn(area, 'setItem');
    const writing = write(state({ byOwner: { u1: rated } }), area);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['savedRecipes_u1']);
    await writing;
    expect(setItem).toHaveBeenCalledTimes(1);
    expect(readSavedRecipes(area, 'u1').recipes).toContainEqual(rated[200]);
    await write(state({ byOwner: { u1: rated.slice(1) } }), area);
    expect(readSavedRecipes(area, 'u1').unread).toContainEqual({ id: 201, userRating: 4, savedAt: 9_800 });
    expect(await allStored(area, vault)).toEqual(ids(249, 2));
  });

  it('that was a short one until now has the newest recipe in its key at once', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    await write(state({ byOwner: { u1: list(100, 2) } }), area);
    const writing = write(state({ byOwner: { u1: [...list(1), ...list(100, 2)] } }), area);
    expect(readSavedRecipes(area, 'u1').recipes.map(({ id }) => id)).toEqual(ids(101));
    await writing;
    expect(await allStored(area, vault)).toEqual(ids(101));
  });

  it('of many new bodies leaves its key alone until the vault has them, and what was not sent is safe at once', async () => {
    const area = smallStorage(5_000_000);
    const { vault, bodies } = aVault();
    let finish = () => undefined as void;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const keep = jest.fn((...kept: Parameters<BodyVault['keep']>) => slow.then(() => vault.keep(...kept)));
    const write = createSavedRecipesWriter(() => Promise.resolve({ ...vault, keep }));
    const setItem = jest.spyOn(area, 'setItem');
    const recipes = list(250);
    const writing = write(state({ byOwner: { u1: recipes } }), area);
    // The cook saves another recipe meanwhile.
    const more = [...recipes, ...list(1, 251)];
    await write(state({ byOwner: { u1: more }, unsent: { u1: [change(251, 1)] } }), area);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['unsentChange_u1_251']);
    finish();
    await writing;
    expect(setItem.mock.calls.filter(([key]) => key === 'savedRecipes_u1')).toHaveLength(1);
    expect(keep.mock.calls.map(([, kept]) => kept.length)).toEqual([220, 1]);
    expect(bodies.size).toBe(221);
    expect(await allStored(area, vault)).toEqual(ids(251));
  });

  it('that is as it was read is not written at the start of a visit, and is with its first change', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    await createSavedRecipesWriter(() => Promise.resolve(vault))(state({ byOwner: { u1: list(250) } }), area);
    const { recipes, unread } = readSavedRecipes(area, 'u1');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const used = [jest.spyOn(area, 'getItem'), jest.spyOn(area, 'setItem')];
    await write(state({ byOwner: { u1: recipes }, unread: { u1: unread } }), area);
    expect(used.flatMap(({ mock }) => mock.calls.map(([key]) => key))).not.toContain('savedRecipes_u1');
    await write(state({ byOwner: { u1: recipes }, unread: { u1: unread.slice(1) } }), area);
    expect(await allStored(area, vault)).toEqual(ids(250).filter((id) => id !== unread[0]!.id));
  });

  it('that was read from the vault is not written to it again', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const recipes = list(250);
    await vault.keep('u1', recipes);
    const keep = jest.spyOn(vault, 'keep');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    await write(state({ byOwner: { u1: recipes } }), area);
    expect(keep).not.toHaveBeenCalled();
    expect(await allStored(area, vault)).toEqual(ids(250));
    expect(readSavedRecipes(area, 'u1').recipes).toHaveLength(30);
  });

  it('that could be read only in part is written as it was read', async () => {
    const area = smallStorage(5_000_000);
    area.setItem('savedRecipes_u1', JSON.stringify([...list(2), { id: 'x' }]));
    const { recipes, unread } = readSavedRecipes(area, 'u1');
    await createSavedRecipesWriter(jest.fn())(state({ byOwner: { u1: recipes }, unread: { u1: unread } }), area);
    expect(JSON.parse(area.getItem('savedRecipes_u1')!)).toHaveLength(2);
  });

  it('reads and writes only what has changed, whatever its place in the list', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const has = jest.spyOn(vault, 'has');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const recipes = list(250);
    await write(state({ byOwner: { u1: recipes } }), area);
    // Write again, so that the writer finds the bodies that reached the vault last.
    await write(state({ byOwner: { u1: [...recipes] } }), area);
    has.mockClear();
    const setItem = jest.spyOn(area, 'setItem');
    for (const next of [
      recipes.toSpliced(120, 1),
      [...list(1, 300), ...recipes],
      recipes.with(3, { ...recipes[3]!, userRating: 5 }),
    ]) {
      await write(state({ byOwner: { u1: next } }), area);
      expect(await allStored(area, vault)).toEqual(next.map(({ id }) => id).sort((a, b) => a - b));
    }
    // Recipes whose bodies are in the key are not in the vault, so each write asks for them again.
    expect(has.mock.calls.length).toBeLessThan(300);
    setItem.mockClear();
    await write(state({ byOwner: { u1: recipes } }), area);
    const again = state({ byOwner: { u1: recipes }, unsent: { u1: [change(1, 5)] } });
    await write(again, area);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['savedRecipes_u1', 'unsentChange_u1_1']);
  });

  it('lies in its key when there is no vault', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(() => Promise.reject(new Error('private window')));
    await write(state({ byOwner: { u1: list(250) } }), area);
    expect(readSavedRecipes(area, 'u1').recipes).toHaveLength(250);
  });

  it('keeps in its key what has no body here yet', async () => {
    const area = smallStorage(5_000_000);
    const unread = [{ id: 77, userRating: 3, savedAt: 9 }];
    await createSavedRecipesWriter(jest.fn())(state({ byOwner: { u1: list(1) }, unread: { u1: unread } }), area);
    expect(readSavedRecipes(area, 'u1').unread).toEqual(unread);
  });
});
