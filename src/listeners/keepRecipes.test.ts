import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { languageChosen } from '@/slices/preferencesSlice';
import {
  heartPressed,
  keptOnDevice,
  listCleared,
  recipeSaved,
  selectSavedRecipes,
  selectWish,
  starsChosen,
  type SavedRecipesState,
} from '@/slices/savedRecipesSlice';
import { selectToast, toastActionChosen } from '@/slices/uiSlice';
import { aRecipe } from '@/testing/builders';
import { fakeApi, offline, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const soup = aRecipe();

const started = (savedRecipes: Partial<SavedRecipesState> = {}) => {
  const store = createAppStore(fakeEffects(), preloaded({ savedRecipes }));
  return {
    store,
    dispatch: store.dispatch,
    titles: () => selectSavedRecipes(store.getState()).map(({ title }) => title),
    ratings: () => selectSavedRecipes(store.getState()).map(({ userRating }) => userRating),
    wish: () => selectWish(store.getState()),
    toast: () => selectToast(store.getState()),
  };
};

const onList = { byOwner: { guest: [{ ...soup, isSaved: true, savedAt: 1 }] } };

describe('a heart', () => {
  it('of a guest asks first', () => {
    const { dispatch, titles, toast, wish } = started();
    dispatch(heartPressed(soup));
    expect(wish()).toEqual({ reason: 'save', recipe: soup });
    expect(titles()).toEqual([]);
    expect(toast()).toBeNull();
  });

  it.each([
    ['a guest who keeps recipes on the device', { isKeptOnDevice: true }],
    ['a user with an account', { owner: 'u1' }],
  ])('of %s saves at once and says so', (_who, state) => {
    const { dispatch, titles, toast, wish } = started(state);
    dispatch(heartPressed(soup));
    expect(titles()).toEqual(['Shakshuka']);
    expect(wish()).toBeNull();
    expect(toast()).toMatchObject({ kind: 'recipeSaved', values: { title: 'Shakshuka' } });
  });

  it('of a saved recipe removes it without asking, and Undo brings it back', () => {
    const { dispatch, titles, toast } = started(onList);
    dispatch(heartPressed(soup));
    expect(titles()).toEqual([]);
    expect(toast()).toMatchObject({ kind: 'recipeRemoved', values: { title: 'Shakshuka' } });
    dispatch(toastActionChosen(toast()!));
    expect(titles()).toEqual(['Shakshuka']);
    expect(toast()).toBeNull();
  });

  it('that was answered with "Keep on this device" saves and says so', () => {
    const { dispatch, titles, toast } = started();
    dispatch(heartPressed(soup));
    dispatch(keptOnDevice());
    expect(titles()).toEqual(['Shakshuka']);
    expect(toast()).toMatchObject({ kind: 'recipeSaved' });
  });
});

describe('stars', () => {
  it('of a guest ask first, and the answer keeps the rating', () => {
    const { dispatch, ratings, toast, wish } = started();
    dispatch(starsChosen(soup, 4));
    expect(wish()).toEqual({ reason: 'rate', recipe: soup, rating: 4 });
    dispatch(keptOnDevice());
    expect(ratings()).toEqual([4]);
    expect(toast()).toMatchObject({ kind: 'ratingSaved', values: { title: 'Shakshuka', rating: 4 } });
  });

  it('of a recipe on the list are kept without asking', () => {
    const { dispatch, ratings, wish } = started(onList);
    dispatch(starsChosen(soup, 2));
    expect(wish()).toBeNull();
    expect(ratings()).toEqual([2]);
  });
});

describe('removing all', () => {
  it('says how many, and can be undone', () => {
    const { dispatch, titles, toast } = started({ isKeptOnDevice: true });
    dispatch(recipeSaved(soup));
    dispatch(recipeSaved(aRecipe({ id: 8, title: 'Pie' })));
    dispatch(listCleared());
    expect(toast()).toMatchObject({ kind: 'savedListCleared', values: { count: 2 } });
    dispatch(toastActionChosen(toast()!));
    expect(titles().sort()).toEqual(['Pie', 'Shakshuka']);
  });
});

describe('another language', () => {
  const reply = ({ language }: Sent) => aRecipe({ title: language === 'fr' ? 'Chakchouka' : '?', language: 'fr' });

  it('gives saved recipes their new words, and keeps the rating', async () => {
    const api = fakeApi({ 'GET /api/recipes/7': reply });
    const { dispatch, ratings, titles } = started({ byOwner: { guest: [{ ...soup, userRating: 4, savedAt: 1 }] } });
    dispatch(languageChosen('fr'));
    await settled();
    expect(api.sent.map(({ route, language }) => `${route} ${language}`)).toEqual(['GET /api/recipes/7 fr']);
    expect(titles()).toEqual(['Chakchouka']);
    expect(ratings()).toEqual([4]);
  });

  it('that is read for another page overwrites no saved recipe', async () => {
    fakeApi({ 'GET /api/recipes/7': reply });
    const { dispatch, titles } = started(onList);
    await dispatch(apiSlice.endpoints.getRecipe.initiate({ id: 7, language: 'fr' }, { subscribe: false }));
    expect(titles()).toEqual(['Shakshuka']);
  });

  it('asks for all of a long list, and leaves out what cannot be read', async () => {
    const list = Array.from({ length: 9 }, (_, i) => ({
      ...aRecipe({ id: i + 1, title: `Dish ${i + 1}` }),
      savedAt: 9 - i,
    }));
    const table = Object.fromEntries(
      list.map(({ id }) => [
        `GET /api/recipes/${id}`,
        id === 5 ? offline : () => aRecipe({ id, title: `Plat ${id}`, language: 'fr' }),
      ]),
    );
    fakeApi(table);
    const { dispatch, titles } = started({ byOwner: { guest: list } });
    dispatch(languageChosen('fr'));
    await settled();
    await settled();
    expect(titles()).toEqual(list.map(({ id }) => (id === 5 ? 'Dish 5' : `Plat ${id}`)));
  });

  it('asks for nothing that is in it already', async () => {
    const api = fakeApi({});
    const { dispatch } = started({ byOwner: { guest: [{ ...soup, language: 'fr', savedAt: 1 }] } });
    dispatch(languageChosen('fr'));
    await settled();
    expect(api.sent).toEqual([]);
  });
});
