import { recipes } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { createAppStore } from '@/app/store/store';
import type { SortOption } from '@contracts/vocabulary';
import { selectCustomSavedAllergens, selectSortedSaved } from './savedSelectors';

const saved = recipes(3).map((recipe, i) => ({
  ...recipe,
  isSaved: true,
  savedAt: 100 - i,
  title: ['Soup', 'apple pie', 'Éclair'][i]!,
  allergens: [['Dairy', 'Kiwi'], ['Ananas'], ['Kiwi', 'Gluten']][i]!,
}));

const stateWith = (sortOption: SortOption) =>
  createAppStore(
    fakeEffects(),
    preloaded({ savedRecipes: { owner: 'u1', byOwner: { u1: saved } }, search: { sortOption } }),
  ).getState();

describe('the saved list of an account', () => {
  it('is by default in the order in which it was saved, the same list and no copy', () => {
    expect(selectSortedSaved(stateWith('default'))).toBe(saved);
  });

  it('has the chosen order', () => {
    expect(selectSortedSaved(stateWith('name-asc')).map(({ title }) => title)).toEqual(['apple pie', 'Éclair', 'Soup']);
  });

  it('has ties of the chosen order in the order in which it was saved, the newest first', () => {
    const { id } = saved[0]!;
    expect(selectSortedSaved(stateWith('rating-high'))[0]!.id).toBe(id);
    expect(selectSortedSaved(stateWith('prep-time'))).toEqual(saved);
  });

  it('names each allergen outside the fifteen once', () => {
    expect(selectCustomSavedAllergens(stateWith('default'))).toEqual(['Ananas', 'Kiwi']);
  });
});
