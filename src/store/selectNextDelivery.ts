import { createSelector } from '@reduxjs/toolkit';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import { selectUnsent } from '@/slices/savedRecipesSlice';
import { dueTime } from '@/slices/savedSyncSlice';
import { attendedUid } from './accountOwner';
import type { RootState } from './rootReducer';

/** The next change to send to the account. */
export interface NextDelivery {
  owner: string;
  change: UnsentChange;
  /** In ms since 1970; a past time means now. */
  dueAt: number;
}

/** Null when nothing waits, when a change is being sent, and when only `signOfLifeSeen` allows the next try. */
export const selectNextDelivery = createSelector(
  [attendedUid, selectUnsent, (state: RootState) => state.savedSync],
  (owner, unsent, sync): NextDelivery | null => {
    if (owner === null || sync.sending) return null;
    let next: NextDelivery | null = null;
    for (const change of unsent) {
      const dueAt = change.status === 'refused' || change.status === 'differs' ? Infinity : dueTime(sync, change);
      if (dueAt < (next?.dueAt ?? Infinity)) next = { owner, change, dueAt };
    }
    return next;
  },
);
