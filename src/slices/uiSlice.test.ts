import { keepingToastsChosen, toastActionChosen, toastDismissed, toastRaised, toastRemoved, uiSlice } from './uiSlice';

const { reducer } = uiSlice;
const { selectToast, selectKeepsToasts } = uiSlice.getSelectors();

describe('the toast', () => {
  it('is data, and a new one takes the place of the old', () => {
    const first = reducer(undefined, toastRaised('cacheCleared'));
    const second = reducer(first, toastRaised('linkCopied', { title: 'Shakshuka' }));
    expect(selectToast(second)).toEqual({ id: expect.any(String), kind: 'linkCopied', values: { title: 'Shakshuka' } });
  });

  it('is off the screen when dismissed, and gone when removed', () => {
    const raised = reducer(undefined, toastRaised('cacheCleared'));
    const { id } = selectToast(raised)!;
    const dismissed = reducer(raised, toastDismissed(id));
    expect(selectToast(dismissed)).toBeNull();
    expect(dismissed.toast).not.toBeNull();
    expect(reducer(dismissed, toastRemoved(id)).toast).toBeNull();
  });

  it('is absent at first, and later ones go by themselves until the cook keeps them', () => {
    const initial = uiSlice.getInitialState();
    expect([selectToast(initial), selectKeepsToasts(initial)]).toEqual([null, false]);
    expect(selectKeepsToasts(reducer(initial, keepingToastsChosen(true)))).toBe(true);
  });

  it('closes when its action is chosen, and no other does', () => {
    const first = reducer(undefined, toastRaised('cacheCleared'));
    const second = reducer(first, toastRaised('languageUpdated'));
    expect(selectToast(reducer(second, toastActionChosen(second.toast!)))).toBeNull();
    expect(selectToast(reducer(second, toastActionChosen(first.toast!)))).toEqual(second.toast);
  });

  it.each([toastDismissed, toastRemoved])('that is not there cannot go: %p', (gone) => {
    expect(reducer(undefined, gone('an old one'))).toEqual(uiSlice.getInitialState());
  });

  it('stays when an older one is dismissed', () => {
    const first = reducer(undefined, toastRaised('cacheCleared'));
    const second = reducer(first, toastRaised('languageUpdated'));
    const after = reducer(reducer(second, toastDismissed(first.toast!.id)), toastRemoved(first.toast!.id));
    expect(selectToast(after)?.kind).toBe('languageUpdated');
  });
});
