import { cookbookApi } from '@/api/cookbookApi';
import {
  collectionRemoved,
  collectionShareChanged,
  collectionShareRequested,
  collectionUnshareRequested,
  cookedDishRemoved,
  dishCooked,
  noteRemoved,
  removalUndone,
  selectLastRemovedLines,
} from '@/slices/cookbookSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import { attendedUid } from '@/store/accountOwner';
import type { AppStartListening } from '@/store/listening';

const { shareCollection, unshareCollection } = cookbookApi.endpoints;

const REMOVALS = [
  [noteRemoved, 'noteRemoved'],
  [cookedDishRemoved, 'cookedDishRemoved'],
  [collectionRemoved, 'collectionRemoved'],
] as const;

const UNDOABLE: readonly string[] = REMOVALS.map(([, kind]) => kind);

/** Toasts about the cookbook, Undo, and the links to collections. */
export const addCookbookFeedbackListeners = (startListening: AppStartListening) => {
  for (const [{ match }, kind] of REMOVALS)
    startListening({
      predicate: (action) => match(action),
      effect: (_action, { dispatch, getState }) => {
        const thing = selectLastRemovedLines(getState())?.lines[0]?.thing;
        if (!thing) return;
        dispatch(toastRaised(kind, { title: thing.kind === 'collection' ? thing.name : thing.recipe.title }));
      },
    });

  startListening({
    predicate: (action) => toastActionChosen.match(action) && UNDOABLE.includes(action.payload.kind),
    effect: (_action, { dispatch, getState }) => {
      dispatch(removalUndone(selectLastRemovedLines(getState())?.lines.length ?? 0));
    },
  });

  startListening({
    actionCreator: dishCooked,
    effect: ({ payload: { added } }, { dispatch }) => {
      dispatch(toastRaised('dishCooked', { title: added[0]?.thing.recipe.title ?? '' }));
    },
  });

  startListening({
    actionCreator: collectionShareRequested,
    effect: async ({ payload: { id, title } }, { dispatch, extra, getState }) => {
      const owner = attendedUid(getState());
      const { data } = await dispatch(shareCollection.initiate(id, { track: false }));
      if (!data || owner === null) {
        dispatch(toastRaised('collectionSharingFailed'));
        return;
      }
      dispatch(collectionShareChanged({ owner, id, share: data.share }));
      const outcome = await extra.shareLink({ title, path: `/collection/${data.share}` });
      if (outcome === 'copied') dispatch(toastRaised('collectionLinkCopied'));
      if (outcome === 'copyFailed') dispatch(toastRaised('shoppingListNotCopied'));
    },
  });

  startListening({
    actionCreator: collectionUnshareRequested,
    effect: async ({ payload: id }, { dispatch, getState }) => {
      const owner = attendedUid(getState());
      const { error } = await dispatch(unshareCollection.initiate(id, { track: false }));
      if (error) dispatch(toastRaised('collectionSharingFailed'));
      else if (owner !== null) dispatch(collectionShareChanged({ owner, id, share: null }));
    },
  });
};
