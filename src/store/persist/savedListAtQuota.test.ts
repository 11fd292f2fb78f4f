import { smallStorage } from '@/testing/smallStorage';
import type { BodyVault } from '../bodyVault';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { readSavedRecipes } from './storedSavedRecipes';
import { allStored, aVault, change, ids, list, state } from './testing/writtenLists';

describe('storage at its quota', () => {
  it.each([4_000, 8_000, 20_000, 40_000])('of %d characters loses nothing: bodies go to the vault', async (quota) => {
    const area = smallStorage(quota);
    area.setItem('somebody', 'x'.repeat(1_000));
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    for (let count = 1; count <= 30; count += 1) {
      const unsent = ids(3).map((id) => change(id, id));
      await write(state({ byOwner: { u1: list(count) }, unsent: { u1: unsent } }), area);
      expect(await allStored(area, vault)).toEqual(ids(count));
      expect(readSavedRecipes(area, 'u1').unsent).toEqual(unsent);
    }
  });

  it('filled by another page loses neither an arriving long list nor unsent changes', async () => {
    const area = smallStorage(30_000);
    area.setItem('somebody', 'x'.repeat(29_980));
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const unsent = [change(3, 1)];
    await expect(write(state({ byOwner: { u1: list(250) }, unsent: { u1: unsent } }), area)).rejects.toThrow();
    area.removeItem('somebody');
    await write(state({ byOwner: { u1: list(250) }, unsent: { u1: unsent } }), area);
    expect(await allStored(area, vault)).toEqual(ids(250));
    expect(readSavedRecipes(area, 'u1').unsent).toEqual(unsent);
  });

  it('leaves a body in its key until the vault has it', async () => {
    const area = smallStorage(30_000);
    const { vault } = aVault();
    let finish = () => undefined as void;
    const slow: BodyVault = {
      ...vault,
      keep: async (owner, recipes) => {
        await new Promise<void>((resolve) => (finish = resolve));
        await vault.keep(owner, recipes);
      },
    };
    const write = createSavedRecipesWriter(() => Promise.resolve(slow));
    await write(state({ byOwner: { u1: list(10) } }), area);
    const writing = write(state({ byOwner: { u1: list(60) } }), area);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(readSavedRecipes(area, 'u1').recipes).toHaveLength(10);
    finish();
    await writing;
    expect(await allStored(area, vault)).toEqual(ids(60));
  });

  it('and no vault is reported as a failure, with what was stored still there and the outbox safe', async () => {
    const area = smallStorage(30_000);
    const { vault } = aVault({ isBroken: true });
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    await write(state({ byOwner: { u1: list(10) } }), area);
    const unsent = [change(60, 1)];
    await expect(write(state({ byOwner: { u1: list(60) }, unsent: { u1: unsent } }), area)).rejects.toThrow();
    expect(readSavedRecipes(area, 'u1')).toMatchObject({ recipes: { length: 10 }, unsent });
  });
});
