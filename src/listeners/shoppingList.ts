import { shoppingListRequested, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

/** Copies what a recipe still needs as plain text: its title and one line per item. */
export const addShoppingListListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: shoppingListRequested,
    effect: async ({ payload: { title, names } }, { dispatch, extra }) => {
      const text = [title, ...names.map((name) => `- ${name}`)].join('\n');
      const isCopied = await extra.copyText(text);
      dispatch(
        isCopied
          ? toastRaised('shoppingListCopied', { title })
          : toastRaised('shoppingListNotCopied', { names: names.join(', ') }),
      );
    },
  });
};
