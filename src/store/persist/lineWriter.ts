import { isCovered, joinedLists } from '@kitchen/lines/joinedLists';
import type { LineList } from '@kitchen/lines/lineList';
import { isSameContent } from '@/lib/values/isSameContent';
import type { LineOverflow } from '../lineOverflow';
import { writeFields, type StoredField } from './specStorage';

interface Keys<Thing> {
  keyOf: (owner: string) => string;
  field: (owner: string) => Omit<StoredField<LineList<Thing>>, 'write'> & { write: (list: LineList<Thing>) => string };
  read: (key: string, text: string) => { stored: LineList<Thing> } | undefined;
}

/** Writes one list. Resolves once the overflow has what the key does not; undefined when there is nothing to wait for. */
const createOneWriter = <Thing>({ keyOf, field, read }: Keys<Thing>, overflow: LineOverflow) => {
  type List = LineList<Thing>;
  const { write } = field('');
  const kept = (key: string, text: string | undefined) => (text === undefined ? undefined : read(key, text)?.stored);

  return (owner: string, now: List | undefined, area: Storage): Promise<void> | undefined => {
    const key = keyOf(owner);
    const stored = now && kept(key, area.getItem(key) ?? undefined);
    const all = now && stored ? joinedLists(now, stored) : now;
    // Each tab has the lines in an order of its own, which is no reason to write them again.
    const isThere = stored !== undefined && isSameContent(all, stored);
    try {
      if (!isThere) writeFields<{ list: List }>({ list: field(owner) }, all ? { list: all } : {}, area);
    } catch (error) {
      if (!all) throw error;
      return overflow.update(key, (text) => {
        const copy = kept(key, text);
        return write(copy ? joinedLists(all, copy) : all);
      });
    }
    if (!overflow.has(key)) return undefined;
    return overflow.update(key, (text) => {
      const copy = kept(key, text);
      return copy && all && !isCovered(copy, all) ? text : undefined;
    });
  };
};

/**
 * Writes each changed list under its key. Another tab may have written the key meanwhile, so what is stored is joined
 * and never replaced. A list that does not fit goes to the overflow, where it is joined in the same way, and stays
 * there until the key has all of it. Rejects when neither has room.
 */
export const createLineWriter =
  <Thing>(keys: Keys<Thing>) =>
  (overflow: LineOverflow) => {
    type Lists = Record<string, LineList<Thing>>;
    const written = new Map<string, LineList<Thing> | undefined>();
    const writeOne = createOneWriter(keys, overflow);

    return (lists: Lists, area: Storage): void | Promise<void> => {
      const waiting: Promise<void>[] = [];
      for (const owner of new Set([...written.keys(), ...Object.keys(lists)])) {
        const { [owner]: now } = lists;
        if (now === written.get(owner)) continue;
        const writing = writeOne(owner, now, area)?.catch((error: unknown) => {
          // It is tried again with the next change.
          if (written.get(owner) === now) written.delete(owner);
          throw error;
        });
        if (writing) waiting.push(writing);
        written.set(owner, now);
      }
      if (waiting.length > 0) return Promise.all(waiting).then(() => undefined);
    };
  };
