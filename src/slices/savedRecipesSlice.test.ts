import { aRecipe } from '@/testing/builders';
import {
  keepingOnDeviceChanged,
  keptOnDevice,
  listCleared,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  removalUndone,
  savedCountAnnounced,
  savedListArrived,
  savedRecipeRead,
  savedRecipesSlice,
  selectSavedCount,
  signInChosen,
  wishBlocked,
  wishDropped,
  type SavedRecipesState,
} from './savedRecipesSlice';

type Action = Parameters<typeof savedRecipesSlice.reducer>[1];

const soup = aRecipe({ id: 1, title: 'Soup' });
const pie = aRecipe({ id: 2, title: 'Pie' });

const after = (actions: readonly Action[], start: Partial<SavedRecipesState> = {}) =>
  actions.reduce(savedRecipesSlice.reducer, { ...savedRecipesSlice.getInitialState(), ...start });

const listOf = ({ byOwner, owner }: SavedRecipesState) =>
  (byOwner[owner] ?? []).map(({ title, userRating }) => (userRating > 0 ? `${title} ${userRating}` : title));

describe('the saved recipes', () => {
  it.each<[name: string, actions: Action[], list: string[]]>([
    ['begin with none', [], []],
    ['hold what was saved, the newest first', [recipeSaved(soup), recipeSaved(pie)], ['Pie', 'Soup']],
    ['hold a recipe once', [recipeSaved(soup), recipeSaved(pie), recipeSaved(soup)], ['Pie', 'Soup']],
    ['lose what was removed', [recipeSaved(soup), recipeSaved(pie), recipeRemoved(soup)], ['Pie']],
    ['do not mind what was never on the list', [recipeSaved(soup), recipeRemoved(pie)], ['Soup']],
    ['take a recipe that is rated', [recipeRated(soup, 4)], ['Soup 4']],
    [
      'keep the newest rating, and the place',
      [recipeSaved(soup), recipeSaved(pie), recipeRated(soup, 5)],
      ['Pie', 'Soup 5'],
    ],
    ['keep a rating when it is saved again', [recipeRated(soup, 3), recipeSaved(soup)], ['Soup 3']],
    ['get back what was removed last', [recipeRated(soup, 2), recipeRemoved(soup), removalUndone()], ['Soup 2']],
    ['get it back once', [recipeSaved(soup), recipeRemoved(soup), removalUndone(), removalUndone()], ['Soup']],
    [
      'restore a recipe that was saved again meanwhile only once',
      [recipeSaved(soup), recipeRemoved(soup), recipeSaved(soup), removalUndone()],
      ['Soup'],
    ],
    ['can all be removed', [recipeSaved(soup), recipeSaved(pie), listCleared()], []],
    ['come back, all of them', [recipeSaved(soup), recipeSaved(pie), listCleared(), removalUndone()], ['Pie', 'Soup']],
  ])('%s', (_name, actions, list) => {
    jest.useFakeTimers({ now: 1_000 });
    const timed = actions.map((action, i) =>
      recipeSaved.match(action) || recipeRated.match(action)
        ? { ...action, payload: { ...action.payload, at: 1_000 + i } }
        : action,
    );
    expect(listOf(after(timed as Action[]))).toEqual(list);
  });

  it('hold the recipe, not how it matched a search', () => {
    const { byOwner } = after([recipeSaved(aRecipe({ needs: [{ name: 'feta' }] }))]);
    expect(byOwner.guest![0]).not.toHaveProperty('needs');
    expect(byOwner.guest![0]).not.toHaveProperty('matchedIngredients');
    expect(byOwner.guest![0]).toMatchObject({ id: 7, isSaved: true, savedAt: expect.any(Number) });
  });

  it('stay the same list when they arrive as they are', () => {
    const state = after([recipeSaved(soup), recipeSaved(pie)]);
    const list = state.byOwner.guest!;
    expect(after([savedListArrived({ owner: 'guest', recipes: [...list] })], state).byOwner.guest).toBe(list);
    expect(after([savedListArrived({ owner: 'guest', recipes: list.slice(1) })], state).byOwner.guest).toHaveLength(1);
  });

  it('keep their order when only some of them arrive with their bodies', () => {
    const three = [1, 2, 3].map((id) => ({ ...aRecipe({ id, title: `Dish ${id}` }), savedAt: 10 - id }));
    const [first, second, third] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]];
    const arrival = savedListArrived({
      owner: 'guest',
      recipes: [first, { ...third, userRating: 5 }],
      unread: [{ id: 2, userRating: second.userRating, savedAt: second.savedAt }],
    });
    expect(listOf(after([arrival], { byOwner: { guest: three } }))).toEqual(['Dish 1', 'Dish 2', 'Dish 3 5']);
  });

  it('are frozen, recipe by recipe, so that the store need not walk through a long list', () => {
    const states = [
      after([recipeSaved(soup)]),
      after([recipeSaved(soup), recipeRated(soup, 3)]),
      after([recipeSaved(soup), recipeSaved(pie), recipeRemoved(soup)]),
      after([recipeSaved(soup), recipeRemoved(soup), removalUndone()]),
      after([recipeSaved(soup), savedRecipeRead(soup)]),
    ];
    for (const { byOwner } of states) {
      expect(Object.isFrozen(byOwner.guest)).toBe(true);
      expect(byOwner.guest!.every((recipe) => Object.isFrozen(recipe))).toBe(true);
    }
  });

  it('take newer stars from a list that arrives without bodies', () => {
    const start = { byOwner: { guest: [{ ...soup, savedAt: 1 }] } };
    const arrival = savedListArrived({ owner: 'guest', recipes: [], unread: [{ id: 1, userRating: 5, savedAt: 1 }] });
    expect(listOf(after([arrival], start))).toEqual(['Soup 5']);
  });

  it('take a newer time from a list that arrives without bodies', () => {
    const start = { byOwner: { guest: [{ ...soup, savedAt: 1 }] } };
    const arrival = savedListArrived({ owner: 'guest', recipes: [], unread: [{ id: 1, userRating: 0, savedAt: 9 }] });
    expect(after([arrival], start).byOwner.guest).toMatchObject([{ id: 1, savedAt: 9 }]);
  });

  it('note when their stars were given here', () => {
    const rated = after([recipeRated(soup, 4)]).byOwner.guest![0]!;
    expect(rated.ratedAt).toBe(rated.savedAt);
    expect(after([recipeSaved(aRecipe({ userRating: 3 }))]).byOwner.guest![0]).not.toHaveProperty('ratedAt');
  });

  it('are the same empty list, whenever they are read again', () => {
    const { selectSavedById, selectSyncMarks } = savedRecipesSlice.getSelectors();
    const readAgain = after([], { byOwner: { guest: [] }, unsent: { guest: [] } });
    for (const select of [selectSavedById, selectSyncMarks]) expect(select(readAgain)).toBe(select(after([])));
    expect([...selectSavedById(after([recipeSaved(soup)])).keys()]).toEqual([1]);
  });

  it('are a guest’s until an account owns them', () => {
    const { selectIsGuest } = savedRecipesSlice.getSelectors();
    expect(selectIsGuest(after([]))).toBe(true);
    expect(selectIsGuest(after([], { owner: 'u1' }))).toBe(false);
  });

  it('of one owner do not belong to another', () => {
    const state = after([recipeSaved(pie)], { byOwner: { guest: [{ ...soup, savedAt: 1 }] }, owner: 'u1' });
    expect(listOf(state)).toEqual(['Pie']);
    expect(state.byOwner.guest).toHaveLength(1);
  });

  it('take new words, and keep the rating and the place', () => {
    const french = aRecipe({ id: 1, title: 'Soupe', language: 'fr', userRating: 0 });
    const state = after([recipeRated(soup, 4), recipeSaved(pie), savedRecipeRead(french)]);
    expect(listOf(state)).toEqual(['Pie', 'Soupe 4']);
  });
});

describe('a guest who is asked', () => {
  const asked = wishBlocked({ reason: 'rate', recipe: soup, rating: 4 });

  it.each<[name: string, answer: Action, list: string[], isKept: boolean]>([
    ['and keeps it on the device', keptOnDevice(), ['Soup 4'], true],
    ['and goes on to sign in: the recipe waits for the account', signInChosen(), ['Soup 4'], false],
    ['and closes the dialog', wishDropped(), [], false],
  ])('%s', (_name, answer, list, isKept) => {
    const state = after([asked, answer]);
    expect(listOf(state)).toEqual(list);
    expect(state.wish).toBeNull();
    expect(state.isKeptOnDevice).toBe(isKept);
  });

  it('can be asked again', () => {
    expect(after([keptOnDevice(), keepingOnDeviceChanged(false)]).isKeptOnDevice).toBe(false);
    const { selectIsKeptOnDevice } = savedRecipesSlice.getSelectors();
    expect(selectIsKeptOnDevice(after([keptOnDevice()]))).toBe(true);
  });
});

describe('a long list with only some bodies read', () => {
  const stubs = [
    { id: 7, userRating: 3, savedAt: 2 },
    { id: 8, userRating: 0, savedAt: 1 },
  ];
  const start = { unread: { guest: stubs } };
  const idsOf = ({ byOwner, unread }: SavedRecipesState) =>
    [...(byOwner.guest ?? []), ...(unread.guest ?? [])].map(({ id }) => id);

  it.each<[name: string, actions: Action[], ids: number[]]>([
    ['is removed whole', [recipeSaved(soup), listCleared()], []],
    ['comes back whole', [recipeSaved(soup), listCleared(), removalUndone()], [1, 7, 8]],
    ['loses one of the others', [recipeSaved(soup), recipeRemoved(aRecipe({ id: 7 }))], [1, 8]],
    ['gets it back', [recipeSaved(soup), recipeRemoved(aRecipe({ id: 7 })), removalUndone()], [1, 8, 7]],
    [
      'gets it back only once',
      [recipeRemoved(aRecipe({ id: 7 })), recipeSaved(aRecipe({ id: 7 })), removalUndone()],
      [7, 8],
    ],
  ])('%s', (_name, actions, ids) => {
    expect(idsOf(after(actions, start))).toEqual(ids);
  });

  it('tells the account what was removed and came back', () => {
    const state = after([listCleared(), removalUndone()], { owner: 'u1', byOwner: { u1: [] }, unread: { u1: stubs } });
    expect(state.unread.u1).toEqual(stubs);
    expect(state.unsent.u1!.map(({ recipeId, kind, rating }) => [recipeId, kind, rating])).toEqual([
      [7, 'save', 3],
      [8, 'save', undefined],
    ]);
  });
});

describe('the number on the badge', () => {
  const countOf = (actions: Action[]) => selectSavedCount({ savedRecipes: after(actions) });

  it.each<[name: string, actions: Action[], count: number]>([
    ['is the length of the list', [recipeSaved(soup), recipeSaved(pie)], 2],
    ['is what another tab announced', [recipeSaved(soup), savedCountAnnounced(12)], 12],
    ['is the length again when the list changes', [savedCountAnnounced(12), recipeSaved(soup)], 1],
    [
      'is the length again when another list arrives',
      [savedCountAnnounced(12), savedListArrived({ owner: 'guest', recipes: [] })],
      0,
    ],
  ])('%s', (_name, actions, count) => {
    expect(countOf(actions)).toBe(count);
  });
});
