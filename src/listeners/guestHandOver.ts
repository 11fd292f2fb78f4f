import type { UnknownAction } from '@reduxjs/toolkit';
import { attendedUid } from '@/store/accountOwner';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import type { LineEffects } from '@/store/lineEffects';

/** What a guest keeps as lines, and the action that gives them to an account. */
interface GuestLines {
  hasLines: (state: RootState) => boolean;
  moved: (uid: string) => UnknownAction;
}

/** Gives the lines of a guest to the account that is attended, while this page may still speak for it. */
export const addGuestHandOver = (
  startListening: AppStartListening,
  page: Pick<LineEffects, 'isStillHere'>,
  { hasLines, moved }: GuestLines,
): void => {
  const heirOf = (state: RootState): string | null => {
    const uid = attendedUid(state);
    return uid !== null && hasLines(state) && page.isStillHere(uid) ? uid : null;
  };

  startListening({
    predicate: (_action, now) => heirOf(now) !== null,
    effect: (_action, { dispatch, getState }) => {
      const heir = heirOf(getState());
      if (heir !== null) dispatch(moved(heir));
    },
  });
};
