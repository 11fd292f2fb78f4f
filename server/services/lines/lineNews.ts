/** Whether a reader who has read up to a revision needs the whole list: what was forgotten meanwhile is in no change. */
export const needsWhole = (list: { revision: number; forgottenUntil: number }, since: number | undefined): boolean =>
  since === undefined || since < list.forgottenUntil || since > list.revision;

interface Named {
  id: string;
}

interface Sending {
  sent: readonly Named[];
  /** What the list has of them, or changed since. */
  entries: readonly Named[];
  refused: readonly string[];
  now: Date;
}

interface Gone extends Named {
  state: 'gone';
  /** Milliseconds since 1970. */
  at: number;
}

/** Lines that were sent, and that the list has forgotten because they were removed long ago: they are gone. */
export const forgottenLines = ({ sent, entries, refused, now }: Sending): Gone[] => {
  const known = new Set([...entries.map(({ id }) => id), ...refused]);
  return sent.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, state: 'gone', at: now.getTime() }));
};
