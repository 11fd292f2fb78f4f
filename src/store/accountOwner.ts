import { selectListOwner } from '@/slices/savedRecipesSlice';
import { selectUid } from '@/slices/sessionSlice';
import type { RootState } from './rootReducer';

/** The uid whose session is active and whose list is shown; null for a guest, and while the two differ. */
export const attendedUid = (state: RootState): string | null => {
  const uid = selectUid(state);
  return uid !== null && uid === selectListOwner(state) ? uid : null;
};
