import { shoppingApi } from '@/api/shoppingApi';
import { listShareRequested, listUnshareRequested, shareChanged } from '@/slices/shoppingSlice';
import { toastRaised } from '@/slices/uiSlice';
import { attendedUid } from '@/store/accountOwner';
import type { AppStartListening } from '@/store/listening';

const { shareShopping, unshareShopping } = shoppingApi.endpoints;

/** Makes the link to the account's list and hands it to the share sheet or the clipboard; takes it back. */
export const addShoppingShareListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: listShareRequested,
    effect: async ({ payload: { title } }, { dispatch, extra, getState }) => {
      const list = attendedUid(getState());
      const { data } = await dispatch(shareShopping.initiate(undefined, { track: false }));
      if (!data || list === null) {
        dispatch(toastRaised('listSharingFailed'));
        return;
      }
      dispatch(shareChanged({ list, share: data.share }));
      const outcome = await extra.shareLink({ title, path: `/shopping/${data.share}` });
      if (outcome === 'copied') dispatch(toastRaised('listLinkCopied'));
      if (outcome === 'copyFailed') dispatch(toastRaised('shoppingListNotCopied'));
    },
  });

  startListening({
    actionCreator: listUnshareRequested,
    effect: async (_action, { dispatch, getState }) => {
      const list = attendedUid(getState());
      const { error } = await dispatch(unshareShopping.initiate(undefined, { track: false }));
      if (error) dispatch(toastRaised('listSharingFailed'));
      else if (list !== null) dispatch(shareChanged({ list, share: null }));
    },
  });
};
