import { linesRemoved, recipeListed, selectShoppingList, thingsAdded, type ListKey } from '@/slices/shoppingSlice';
import { shoppingListRequested, shoppingListShared, toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AppListenerApi, AppStartListening } from '@/store/listening';

const textOf = ({ title, names }: { title: string; names: readonly string[] }) =>
  [title, ...names.map((name) => `- ${name}`)].join('\n');

const copy = async (
  list: { title: string; names: readonly string[] },
  { dispatch, extra }: Pick<AppListenerApi, 'dispatch' | 'extra'>,
) => {
  const isCopied = await extra.copyText(textOf(list));
  dispatch(toastRaised(isCopied ? 'shoppingListCopied' : 'shoppingListNotCopied'));
};

/** Ids of the lines that an action put on the list. A full list takes only some. */
const addedIds = (
  { getState, getOriginalState }: Pick<AppListenerApi, 'getState' | 'getOriginalState'>,
  list: ListKey,
): string[] => {
  const before = selectShoppingList(getOriginalState(), list).entries;
  return Object.keys(selectShoppingList(getState(), list).entries).filter((id) => !before[id]);
};

/** Toasts about the shopping list, and its way out: the clipboard and the share sheet of the device. */
export const addShoppingListListeners = (startListening: AppStartListening) => {
  startListening({ actionCreator: shoppingListRequested, effect: ({ payload }, api) => copy(payload, api) });

  startListening({
    actionCreator: shoppingListShared,
    effect: async ({ payload }, api) => {
      const outcome = await api.extra.shareText({ title: payload.title, text: textOf(payload) });
      if (outcome === 'noSheet') await copy(payload, api);
    },
  });

  startListening({
    actionCreator: recipeListed,
    effect: ({ payload: { list, things, title } }, api) => {
      const { dispatch } = api;
      if (things.length === 0) {
        dispatch(toastRaised('nothingToBuy', { title }));
        return;
      }
      dispatch(thingsAdded(list, things));
      const ids = addedIds(api, list);
      if (ids.length < things.length) dispatch(toastRaised('shoppingListFull'));
      else dispatch(toastRaised('recipeListed', { title, count: ids.length, list, ids: ids.join(' ') }));
    },
  });

  startListening({
    predicate: (action) => toastActionChosen.match(action) && action.payload.kind === 'recipeListed',
    effect: (action, { dispatch }) => {
      const { list, ids } = (action as ReturnType<typeof toastActionChosen>).payload.values;
      dispatch(linesRemoved(String(list), String(ids).split(' ')));
    },
  });
};
