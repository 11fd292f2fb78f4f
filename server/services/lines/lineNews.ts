import type { Line } from '@kitchen/lines/lineList';

/** Whether a reader who has read up to a revision needs the whole list: what was forgotten meanwhile is in no change. */
export const needsWhole = (list: { revision: number; forgottenUntil: number }, since: number | undefined): boolean =>
  since === undefined || since < list.forgottenUntil || since > list.revision;

interface Sending<Thing> {
  sent: readonly Line<Thing>[];
  /** What the list has of them, or changed since. */
  entries: readonly Line<Thing>[];
  refused: readonly string[];
  now: Date;
}

/** Lines that were sent, and that the list has forgotten because they were removed long ago: they are gone. */
export const forgottenLines = <Thing>({ sent, entries, refused, now }: Sending<Thing>): Line<Thing>[] => {
  const known = new Set([...entries.map(({ id }) => id), ...refused]);
  return sent.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, state: 'gone', at: now.getTime() }));
};
