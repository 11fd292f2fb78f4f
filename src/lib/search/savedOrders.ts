import { SORT_OPTIONS, type SortOption } from '@contracts/vocabulary';

/** The orders of the saved list: those of a search, and one of its own. */
export type SavedOrder = SortOption | 'recently-saved';

/** The order of a list for which none was chosen. */
export const USUAL_SAVED_ORDER: SavedOrder = SORT_OPTIONS[0];

export const SAVED_ORDERS: readonly SavedOrder[] = ['recently-saved', ...SORT_OPTIONS];
