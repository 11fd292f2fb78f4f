/** @jest-environment jest-fixed-jsdom */
import {
  keptOnDevice,
  recipeRemoved,
  recipeSaved,
  savedListArrived,
  selectSavedCount,
  selectSavedRecipes,
  wishBlocked,
} from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { createAppStore } from '../store/store';
import { announceOn, followSavedList } from './windowEvents';

const KEY = 'savedRecipes_guest';
const EVENTS = ['recipe-saved', 'recipe-removed', 'recipe-list-updated', 'saved-recipes-count-updated'];
const theirs = (...ids: number[]) => JSON.stringify(ids.map((id) => ({ ...aRecipe({ id }), savedAt: id })));

const following = () => {
  const effects = { ...fakeEffects(), announceSavedList: jest.fn((news) => announceOn(window, news)) };
  const store = createAppStore(effects);
  const stop = followSavedList(store, window);
  const events: string[] = [];
  const record = ({ type, detail }: Event & { detail?: unknown }) => events.push(`${type} ${JSON.stringify(detail)}`);
  for (const name of EVENTS) window.addEventListener(name, record as EventListener);
  return {
    store,
    events,
    ids: () => selectSavedRecipes(store.getState()).map(({ id }) => id),
    count: () => selectSavedCount(store.getState()),
    end: () => {
      stop();
      for (const name of EVENTS) window.removeEventListener(name, record as EventListener);
    },
  };
};

const inOtherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('the saved list of another tab', () => {
  it('is shown here', () => {
    const { ids, end } = following();
    inOtherTab(KEY, theirs(3, 4));
    expect(ids()).toEqual([3, 4]);
    inOtherTab(KEY, null);
    expect(ids()).toEqual([]);
    end();
  });

  it('is shown here when this page returns from the back-forward cache', () => {
    window.localStorage.setItem(KEY, theirs(3));
    const { ids, end } = following();
    const passes = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    passes('pagehide');
    window.localStorage.setItem(KEY, theirs(3, 4));
    passes('pageshow');
    expect(ids()).toEqual([3, 4]);
    window.localStorage.removeItem(KEY);
    end();
  });

  it.each([
    ['savedRecipes_u1', theirs(3)],
    ['recipes', theirs(3)],
    [KEY, 'not json'],
    [KEY, '{"id":3}'],
  ])('in %s = %s changes nothing', (key, text) => {
    const { store, end } = following();
    const before = store.getState();
    inOtherTab(key, text);
    expect(store.getState()).toBe(before);
    end();
  });

  it('ignores a stored long list that matches what is known, and reads one with news', () => {
    const { store, end } = following();
    const list = [1, 2, 3].map((id) => ({ ...aRecipe({ id, isSaved: true, userRating: id }), savedAt: 10 - id }));
    store.dispatch(savedListArrived({ owner: 'guest', recipes: list }));
    const before = selectSavedRecipes(store.getState());
    const stub = ({ id, userRating, savedAt }: (typeof list)[number]) => ({ id, userRating, savedAt });
    const [first, second, third] = list.map(stub) as [object, object, object];
    inOtherTab(KEY, JSON.stringify([list[0], second, third]));
    expect(selectSavedRecipes(store.getState())).toBe(before);
    inOtherTab(KEY, JSON.stringify([list[0], { ...second, userRating: 5 }, third]));
    expect(selectSavedRecipes(store.getState()).map(({ userRating }) => userRating)).toEqual([1, 5, 3]);
    inOtherTab(KEY, JSON.stringify([first, { ...second, userRating: 5 }]));
    expect(selectSavedRecipes(store.getState())).toHaveLength(2);
    end();
  });

  it('is emptied when the storage is cleared', () => {
    const { store, ids, end } = following();
    store.dispatch(recipeSaved(aRecipe()));
    inOtherTab(null, null);
    expect(ids()).toEqual([]);
    end();
  });
});

describe('window events', () => {
  it('fire when a recipe is saved, rated onto the list, or removed', () => {
    const { store, events, end } = following();
    store.dispatch(recipeSaved(aRecipe()));
    store.dispatch(recipeRemoved(aRecipe()));
    expect(events.sort()).toEqual([
      'recipe-list-updated null',
      'recipe-list-updated null',
      'recipe-removed {"recipeId":7}',
      'recipe-saved {"recipeId":7}',
      'saved-recipes-count-updated {"count":0}',
      'saved-recipes-count-updated {"count":1}',
    ]);
    end();
  });

  it('fire when a guest keeps a recipe on the device', () => {
    const { store, events, end } = following();
    store.dispatch(wishBlocked({ reason: 'save', recipe: aRecipe() }));
    store.dispatch(keptOnDevice());
    expect(events).toContain('recipe-saved {"recipeId":7}');
    end();
  });

  it('of our own do not revert what is not stored yet', () => {
    const { store, ids, end } = following();
    store.dispatch(recipeSaved(aRecipe()));
    expect(ids()).toEqual([7]);
    end();
  });

  it.each(EVENTS)('%s from another script re-reads the stored list', (name) => {
    const { ids, end } = following();
    window.localStorage.setItem(KEY, theirs(8));
    window.dispatchEvent(new Event(name));
    expect(ids()).toEqual([8]);
    end();
  });

  it.each([
    [{ count: 12 }, 12],
    [{ count: 'many' }, 0],
    [undefined, 0],
  ])('saved-recipes-count-updated with %j shows %d', (detail, shown) => {
    const { count, end } = following();
    window.dispatchEvent(new CustomEvent('saved-recipes-count-updated', { detail }));
    expect(count()).toBe(shown);
    end();
  });
});
