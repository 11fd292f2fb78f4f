import { joinedLists } from '@kitchen/lines/joinedLists';
import type { LineList } from '@kitchen/lines/lineList';
import { frozen } from '@/lib/values/frozen';
import { isSameContent } from '@/lib/values/isSameContent';

/**
 * A list with what another tab stored of it.
 * @returns undefined without news: a new object with the same content would let two tabs store it in turns
 */
export const storedNews = <Thing>(known: LineList<Thing>, stored: LineList<Thing>): LineList<Thing> | undefined => {
  const joined = joinedLists(known, stored);
  return isSameContent(joined, known) ? undefined : frozen(joined);
};
