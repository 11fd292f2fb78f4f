import { createAppStore } from '@/app/store/store';
import {
  collectionMade,
  collectionRemoved,
  collectionShareRequested,
  collectionUnshareRequested,
  cookedDishRemoved,
  dishCooked,
  noteAdded,
  noteRemoved,
  recipeTakenOut,
  selectCollectionShares,
  selectCookbookLines,
} from '@/slices/cookbookSlice';
import { selectToast, toastActionChosen, toastRaised } from '@/slices/uiSlice';
import { fakeApi, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';

const recipe = { id: 7, title: 'Shakshuka' };
const note = { kind: 'note' as const, recipe, text: 'Less salt' };
const cooked = { kind: 'cooked' as const, recipe, on: '2026-11-29', servings: 4, stars: 5, comment: '' };

// The toasts that go are forgotten by a timer.
beforeEach(() => jest.useFakeTimers());

const pass = () => jest.advanceTimersByTimeAsync(10);

const open = (effects = fakeEffects(), uid?: string) => {
  const store = createAppStore(
    effects,
    uid === undefined ? undefined : preloaded({ session: { status: 'signedIn', uid }, savedRecipes: { owner: uid } }),
  );
  const lines = () => selectCookbookLines(store.getState(), 'guest');
  return { store, lines, idOf: (i = 0) => lines()[i]!.id, toast: () => selectToast(store.getState()) };
};

describe('a line that is removed', () => {
  it.each([
    ['a note', noteAdded('guest', note), noteRemoved, 'noteRemoved', 'Shakshuka'],
    ['a cooked dish', dishCooked('guest', cooked), cookedDishRemoved, 'cookedDishRemoved', 'Shakshuka'],
    ['a collection', collectionMade('guest', 'Sundays'), collectionRemoved, 'collectionRemoved', 'Sundays'],
  ])('says what it was, and comes back with Undo: %s', async (_what, add, remove, kind, title) => {
    const { store, lines, idOf, toast } = open();
    store.dispatch(add);
    const [before] = lines();
    store.dispatch(remove('guest', [idOf()]));
    await pass();
    expect(toast()).toMatchObject({ kind, values: { title } });
    expect(lines()).toEqual([]);
    store.dispatch(toastActionChosen(toast()!));
    await pass();
    expect(lines().map(({ thing }) => thing)).toEqual([before!.thing]);
  });

  it('is not announced where nothing was removed, or a recipe was taken out of a collection', async () => {
    const { store, idOf, toast } = open();
    store.dispatch(noteRemoved('guest', ['none']));
    store.dispatch(collectionMade('guest', 'Sundays', recipe));
    store.dispatch(recipeTakenOut('guest', [idOf(1)]));
    await pass();
    expect(toast()).toBeNull();
  });

  it('does not come back with the action of another toast', async () => {
    const { store, lines, idOf, toast } = open();
    store.dispatch(noteAdded('guest', note));
    store.dispatch(noteRemoved('guest', [idOf()]));
    store.dispatch(toastRaised('fileTooLarge', { name: 'a.jpg', size: 9 }));
    store.dispatch(toastActionChosen(toast()!));
    await pass();
    expect(lines()).toEqual([]);
  });
});

it('says what was cooked', async () => {
  const { store, toast } = open();
  store.dispatch(dishCooked('guest', cooked));
  await pass();
  expect(toast()).toMatchObject({ kind: 'dishCooked', values: { title: 'Shakshuka' } });
});

describe('the link to a collection', () => {
  const SHARE = '/api/cookbook/collections/c1/share';

  it.each([
    ['copied', 'collectionLinkCopied'],
    ['copyFailed', 'shoppingListNotCopied'],
    ['shared', undefined],
  ] as const)('says how it was handed on: %s', async (outcome, kind) => {
    fakeApi({ [`POST ${SHARE}`]: { share: 'abc' } });
    const { store, toast } = open(fakeEffects({ outcome }), 'u1');
    store.dispatch(collectionShareRequested({ id: 'c1', title: 'Sundays' }));
    await pass();
    expect(toast()?.kind).toBe(kind);
    expect(selectCollectionShares(store.getState(), 'u1')).toEqual({ c1: 'abc' });
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('is none without an account', async () => {
    fakeApi({ [`POST ${SHARE}`]: { share: 'abc' } });
    const effects = fakeEffects();
    const { store, toast } = open(effects);
    store.dispatch(collectionShareRequested({ id: 'c1', title: 'Sundays' }));
    await pass();
    expect(toast()?.kind).toBe('collectionSharingFailed');
    expect(effects.shareLink).not.toHaveBeenCalled();
  });

  it('is not taken back without an account', async () => {
    fakeApi({ [`DELETE ${SHARE}`]: null });
    const { store } = open();
    const before = store.getState().cookbook;
    store.dispatch(collectionUnshareRequested('c1'));
    await pass();
    expect(store.getState().cookbook).toBe(before);
  });

  it('stays where the server does not take it back', async () => {
    fakeApi({ [`POST ${SHARE}`]: { share: 'abc' }, [`DELETE ${SHARE}`]: refusal(500) });
    const { store, toast } = open(fakeEffects({ outcome: 'shared' }), 'u1');
    store.dispatch(collectionShareRequested({ id: 'c1', title: 'Sundays' }));
    await pass();
    store.dispatch(collectionUnshareRequested('c1'));
    await pass();
    expect(toast()?.kind).toBe('collectionSharingFailed');
    expect(selectCollectionShares(store.getState(), 'u1')).toEqual({ c1: 'abc' });
    expect(keptCalls(store.getState())).toEqual([]);
  });
});
