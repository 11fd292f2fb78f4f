import { createAppStore } from '@/app/store/store';
import {
  keptOnDevice,
  listCleared,
  recipeEdited,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  wishBlocked,
} from '@/slices/savedRecipesSlice';
import { selectToast } from '@/slices/uiSlice';
import { aRecipe } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';

const soup = aRecipe({ id: 1, title: 'Soup' });

const tab = () => {
  fakeApi({});
  const announceSavedList = jest.fn();
  const store = createAppStore({ ...fakeEffects(), announceSavedList });
  const does = (...actions: Parameters<typeof store.dispatch>[0][]) => {
    announceSavedList.mockClear();
    for (const action of actions) store.dispatch(action);
    return {
      toast: selectToast(store.getState()),
      news: announceSavedList.mock.calls.map(([{ name, detail }]) => [name, detail]),
    };
  };
  return { does };
};
const updated = (count: number) => [
  ['recipe-list-updated', undefined],
  ['saved-recipes-count-updated', { count }],
];

describe('a change of the saved list', () => {
  it('by saving shows a toast and announces it', () => {
    const { toast, news } = tab().does(recipeSaved(soup));
    expect(toast).toMatchObject({ kind: 'recipeSaved', values: { title: 'Soup' } });
    expect(news).toEqual(expect.arrayContaining([['recipe-saved', { recipeId: 1 }], ...updated(1)]));
  });

  it('by an edit shows a toast and announces it', () => {
    const { does } = tab();
    does(recipeSaved(soup));
    const { toast, news } = does(recipeEdited({ ...soup, title: 'Lentil soup' }, { version: 'v2' }));
    expect(toast).toMatchObject({ kind: 'recipeSaved', values: { title: 'Lentil soup' } });
    expect(news).toEqual(expect.arrayContaining([['recipe-saved', { recipeId: 1 }]]));
  });

  it('by an edit that clashes with another takes the toast of a save back: the cook has to choose first', () => {
    const { does } = tab();
    does(recipeSaved(soup));
    const { toast, news } = does(
      recipeEdited(
        { ...soup, title: 'Lentil soup' },
        { version: 'v2', clash: { theirs: aRecipe({ id: 1, title: 'Onion soup' }) } },
      ),
    );
    expect(toast).toBeNull();
    expect(news).not.toContainEqual(['recipe-saved', { recipeId: 1 }]);
  });

  it('by removing shows a toast and announces it', () => {
    const { does } = tab();
    does(recipeSaved(soup));
    const { toast, news } = does(recipeRemoved(soup));
    expect(toast).toMatchObject({ kind: 'recipeRemoved', values: { title: 'Soup' } });
    expect(news).toEqual(expect.arrayContaining([['recipe-removed', { recipeId: 1 }], ...updated(0)]));
  });

  it('by rating shows a toast with the stars', () => {
    const { toast } = tab().does(recipeRated(soup, 4));
    expect(toast).toMatchObject({ kind: 'ratingSaved', values: { title: 'Soup', rating: 4 } });
  });

  it('by clearing shows a toast with the number of recipes', () => {
    const { does } = tab();
    does(recipeSaved(soup), recipeSaved(aRecipe({ id: 2 })));
    expect(does(listCleared()).toast).toMatchObject({ kind: 'savedListCleared', values: { count: 2 } });
  });

  it('that changes nothing is not announced', () => {
    const { does } = tab();
    does(recipeSaved(soup));
    expect(does(recipeRemoved(aRecipe({ id: 9 }))).news.map(([name]) => name)).toEqual(['recipe-removed']);
  });
});

describe('a guest who keeps a recipe on the device', () => {
  it('is told that it is saved', () => {
    const { toast, news } = tab().does(wishBlocked({ reason: 'save', recipe: soup }), keptOnDevice());
    expect(toast).toMatchObject({ kind: 'recipeSaved', values: { title: 'Soup' } });
    expect(news).toContainEqual(['recipe-saved', { recipeId: 1 }]);
  });

  it('is told the stars', () => {
    const { toast } = tab().does(wishBlocked({ reason: 'rate', recipe: soup, rating: 5 }), keptOnDevice());
    expect(toast).toMatchObject({ kind: 'ratingSaved', values: { title: 'Soup', rating: 5 } });
  });

  it('is told nothing when there was no recipe', () => {
    const { toast, news } = tab().does(wishBlocked({ reason: 'other' }), keptOnDevice());
    expect(toast).toBeNull();
    expect(news).toEqual([]);
  });
});
