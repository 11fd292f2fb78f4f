import { toastDismissed, toastRaised, toastRemoved, uiSlice } from './uiSlice';

const { reducer } = uiSlice;
const { selectToast } = uiSlice.getSelectors();

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

  it('stays when an older one says farewell', () => {
    const first = reducer(undefined, toastRaised('cacheCleared'));
    const second = reducer(first, toastRaised('languageUpdated'));
    const after = reducer(reducer(second, toastDismissed(first.toast!.id)), toastRemoved(first.toast!.id));
    expect(selectToast(after)?.kind).toBe('languageUpdated');
  });
});
