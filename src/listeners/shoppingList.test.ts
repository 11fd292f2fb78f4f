import type { ShoppingThing } from '@contracts/shopping';
import { createAppStore } from '@/app/store/store';
import { recipeListed, selectOpenCount, thingsAdded } from '@/slices/shoppingSlice';
import {
  selectToast,
  shoppingListRequested,
  shoppingListShared,
  toastActionChosen,
  toastRaised,
} from '@/slices/uiSlice';
import { fakeEffects } from '@/testing/fakeEffects';

const LIST = { title: 'Shopping list', names: ['200 ml cream', 'thyme'] };
const TEXT = 'Shopping list\n- 200 ml cream\n- thyme';
const things: ShoppingThing[] = ['cream', 'thyme'].map((name) => ({ name, language: 'en-GB' }));

// The toasts that go are forgotten by a timer.
beforeEach(() => jest.useFakeTimers());

const pass = () => jest.advanceTimersByTimeAsync(10);

const open = () => {
  const effects = fakeEffects();
  const store = createAppStore(effects);
  return { effects, store, toast: () => selectToast(store.getState())! };
};

describe('a shopping list', () => {
  it.each([
    [true, 'shoppingListCopied'],
    [false, 'shoppingListNotCopied'],
  ])('is plain text in the clipboard, if that is allowed: %s', async (isAllowed, kind) => {
    const { effects, store, toast } = open();
    effects.copyText.mockResolvedValue(isAllowed);
    store.dispatch(shoppingListRequested(LIST));
    await pass();
    expect(effects.copyText).toHaveBeenCalledWith(TEXT);
    expect(toast()).toMatchObject({ kind });
  });

  it.each([
    ['shared', 0],
    ['dismissed', 0],
    ['noSheet', 1],
  ] as const)('is sent as text, and copied when there is no share sheet: %s', async (outcome, copies) => {
    const { effects, store } = open();
    effects.shareText.mockResolvedValue(outcome);
    store.dispatch(shoppingListShared(LIST));
    await pass();
    expect(effects.shareText).toHaveBeenCalledWith({ title: 'Shopping list', text: TEXT });
    expect(effects.copyText).toHaveBeenCalledTimes(copies);
  });
});

describe('a recipe that is put on the list', () => {
  it('is reported, and taken off again with Undo', async () => {
    const { store, toast } = open();
    store.dispatch(recipeListed({ list: 'guest', things, title: 'Soup' }));
    await pass();
    expect(toast()).toMatchObject({ kind: 'recipeListed', values: { title: 'Soup', count: 2 } });
    store.dispatch(toastActionChosen(toast()));
    await pass();
    expect(selectOpenCount(store.getState(), 'guest')).toBe(0);
  });

  it('stays there when the action of another toast is chosen', async () => {
    const { store, toast } = open();
    store.dispatch(recipeListed({ list: 'guest', things, title: 'Soup' }));
    await pass();
    const before = store.getState().shopping;
    store.dispatch(toastRaised('recipeRemoved', { title: 'Pie' }));
    store.dispatch(toastActionChosen(toast()));
    await pass();
    expect(store.getState().shopping).toBe(before);
  });

  it('may need nothing', async () => {
    const { store, toast } = open();
    store.dispatch(recipeListed({ list: 'guest', things: [], title: 'Soup' }));
    await pass();
    expect(toast()).toMatchObject({ kind: 'nothingToBuy' });
  });

  it('may find the list full', async () => {
    const { store, toast } = open();
    store.dispatch(
      thingsAdded(
        'guest',
        Array.from({ length: 499 }, () => things[0]!),
      ),
    );
    store.dispatch(recipeListed({ list: 'guest', things, title: 'Soup' }));
    await pass();
    expect(toast()).toMatchObject({ kind: 'shoppingListFull' });
  });
});
