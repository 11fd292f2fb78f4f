import { smallStorage } from '@/testing/smallStorage';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { readSavedRecipes } from './storedSavedRecipes';
import { readUnsentChange } from './storedUnsentChanges';
import { change, list, state } from './testing/writtenLists';

describe('a short list', () => {
  it('lies in its key, bodies and all, and opens no vault', async () => {
    const area = smallStorage(5_000_000);
    const openVault = jest.fn();
    await createSavedRecipesWriter(openVault)(state({ byOwner: { u1: list(40) } }), area);
    expect(readSavedRecipes(area, 'u1').recipes).toEqual(list(40));
    expect(openVault).not.toHaveBeenCalled();
  });

  it('leaves storage when it is forgotten', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(jest.fn());
    await write(state({ byOwner: { u1: list(2), guest: list(1) }, unsent: { u1: [change(1, 5)] } }), area);
    await write(state({ byOwner: { guest: list(1) } }), area);
    expect(Array.from({ length: area.length }, (_, i) => area.key(i))).toEqual(['savedRecipes_guest']);
  });
});

describe('a state that is changed in place, as redux-persist does', () => {
  it('is compared with what it was', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(jest.fn());
    const staged = state({ byOwner: { u1: list(2) }, unsent: { u1: [change(1, 5)] } });
    await write(staged, area);
    Object.assign(staged, { byOwner: {}, unsent: { u1: [] } });
    await write(staged, area);
    expect(area).toHaveLength(0);
  });
});

describe('a stored change', () => {
  it('of another tab is not removed when it is newer', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(jest.fn());
    await write(state({ unsent: { u1: [change(1, 5)] } }), area);
    area.setItem('unsentChange_u1_1', JSON.stringify(change(1, 9)));
    await write(state({ unsent: { u1: [] } }), area);
    expect(readSavedRecipes(area, 'u1').unsent).toEqual([change(1, 9)]);
    await write(state({ unsent: { u1: [change(1, 9)] } }), area);
    await write(state({ unsent: { u1: [] } }), area);
    expect(readSavedRecipes(area, 'u1').unsent).toEqual([]);
  });

  it.each([
    ['no JSON', '{['],
    ['of no kind', JSON.stringify({ ...change(1, 5), kind: 'eat' })],
    ['without a time', JSON.stringify({ ...change(1, 5), at: 'now' })],
    ['stars that are none', JSON.stringify({ ...change(1, 5), kind: 'rate', rating: 9 })],
  ])('that cannot be read is none: %s', (_why, text) => {
    expect(readUnsentChange('unsentChange_u1_1', text)?.change).toBeUndefined();
  });

  it.each([null, 'savedRecipes_u1', 'unsentChange_', 'unsentChange_u1_x'])('does not lie under %s', (key) => {
    expect(readUnsentChange(key, JSON.stringify(change(1, 5)))).toBeUndefined();
  });
});
