/** @jest-environment jest-fixed-jsdom */
import { savedRecipesSlice, type SavedRecipe } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { initialSavedRecipes, readStoredList } from './storedSavedRecipes';

const saved = (parts: Partial<SavedRecipe> = {}): SavedRecipe => ({
  ...aRecipe({ isSaved: true, ...parts }),
  savedAt: parts.savedAt ?? 5,
});

const area = window.localStorage;
const noVault = () => Promise.reject(new Error('no vault here'));
const write = createSavedRecipesWriter(noVault);
const GUEST_KEY = 'savedRecipes_guest';

describe('the stored list', () => {
  it('comes back as it was written', () => {
    const list = [saved({ id: 2, userRating: 4 }), saved({ id: 1 })];
    const state = { ...savedRecipesSlice.getInitialState(), byOwner: { guest: list, u1: [saved({ id: 9 })] } };
    void write({ ...state, isKeptOnDevice: true }, area);
    expect(JSON.parse(area.getItem(GUEST_KEY)!)).toEqual(list);
    expect(JSON.parse(area.getItem('savedRecipes_u1')!)).toHaveLength(1);
    expect(initialSavedRecipes(area, 'guest')).toEqual({
      owner: 'guest',
      byOwner: { guest: list },
      unread: { guest: [] },
      unsent: { guest: [] },
      isKeptOnDevice: true,
    });
  });

  it('leaves nothing behind when it is empty', () => {
    area.setItem(GUEST_KEY, '[]');
    void write({ ...savedRecipesSlice.getInitialState(), byOwner: { guest: [] } }, area);
    expect(area).toHaveLength(0);
  });

  it('is read for one owner only', () => {
    area.setItem(GUEST_KEY, JSON.stringify([saved()]));
    expect(initialSavedRecipes(area, 'u1')).toEqual({
      owner: 'u1',
      byOwner: {},
      unread: { u1: [] },
      unsent: { u1: [] },
    });
  });

  const good = saved({ id: 3 });
  it.each<[name: string, stored: unknown, ids: number[] | undefined]>([
    ['no JSON', undefined, undefined],
    ['an object', { 0: good }, undefined],
    ['a word', 'recipes', undefined],
    ['null', null, undefined],
    ['nothing but rubbish', [null, 1, 'x', [], {}, { id: 'x' }], []],
    ['rubbish around a recipe', [null, good, { id: '3' }], [3]],
    ['a recipe with an id that is no number', [{ ...good, id: 'constructor' }], []],
    ['a recipe with steps of no text', [{ ...good, instructions: [{ step: 7 }] }], []],
    ['a recipe of an unknown category', [{ ...good, category: '__proto__' }], []],
    ['a recipe of an unknown kind', [{ ...good, subcategory: 'toString' }], []],
    ['a picture that is no address', [{ ...good, imageUrl: {} }], []],
    ['the same recipe twice', [good, { ...good, title: 'Again' }], [3]],
  ])('is read with care: %s', (_name, stored, ids) => {
    expect(readStoredList(stored === undefined ? '{[' : JSON.stringify(stored))?.recipes.map(({ id }) => id)).toEqual(
      ids,
    );
  });

  it.each([
    [-1, 0],
    [6, 0],
    [5, 5],
  ])('with a rating of %d has %d', (userRating, read) => {
    expect(readStoredList(JSON.stringify([{ ...good, userRating }]))!.recipes[0]!.userRating).toBe(read);
  });

  it.each<[name: string, stored: unknown]>([
    ['in a row', [3, 7, 4, 9]],
    ['by names', { id: 3, savedAt: 7, userRating: 4, ratedAt: 9 }],
  ])('knows a recipe whose body lies elsewhere, %s', (_name, stored) => {
    expect(readStoredList(JSON.stringify([stored, good, stored]))).toEqual({
      recipes: [],
      unread: [{ id: 3, savedAt: 7, userRating: 4, ratedAt: 9 }],
    });
  });

  it('knows one that was never rated', () => {
    expect(readStoredList('[[3, 7, 0]]')!.unread).toEqual([{ id: 3, savedAt: 7, userRating: 0 }]);
  });

  it('of another program, without a date, has one', () => {
    const { savedAt: _savedAt, ...recipe } = good;
    expect(readStoredList(JSON.stringify([{ ...recipe, isSaved: false }]))!.recipes).toEqual([{ ...good, savedAt: 0 }]);
  });
});
