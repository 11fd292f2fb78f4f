import { createAppStore } from '@/app/store/store';
import { selectToast, shoppingListRequested } from '@/slices/uiSlice';
import { fakeEffects } from '@/testing/fakeEffects';
import { settled } from '@/testing/settled';

const request = async (isAllowed: boolean) => {
  const effects = fakeEffects();
  effects.copyText.mockResolvedValue(isAllowed);
  const store = createAppStore(effects);
  store.dispatch(shoppingListRequested({ title: 'Shakshuka', names: ['cream', 'thyme'] }));
  await settled();
  return { effects, toast: selectToast(store.getState()) };
};

describe('a shopping list', () => {
  it('is plain text in the clipboard', async () => {
    const { effects, toast } = await request(true);
    expect(effects.copyText).toHaveBeenCalledWith('Shakshuka\n- cream\n- thyme');
    expect(toast).toMatchObject({ kind: 'shoppingListCopied', values: { title: 'Shakshuka' } });
  });

  it('reports a clipboard that is not allowed', async () => {
    const { toast } = await request(false);
    expect(toast).toMatchObject({ kind: 'shoppingListNotCopied', values: { names: 'cream, thyme' } });
  });
});
