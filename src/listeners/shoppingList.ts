import { shoppingListRequested, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

/** What a recipe still needs, as plain text in the clipboard: its title and a line for each thing. */
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
