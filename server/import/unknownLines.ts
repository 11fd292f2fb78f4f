/** More different lines are no longer told apart, so that a collection of any size can be counted. */
const DIFFERENT_MAX = 200_000;
const LINE_MAX = 100;

/** Counts what was not understood, without regard to case. */
export const createUnknownLines = () => {
  const counts = new Map<string, number>();
  return {
    add(line: string) {
      const key = line.toLowerCase().slice(0, LINE_MAX);
      const count = counts.get(key);
      if (count !== undefined || counts.size < DIFFERENT_MAX) counts.set(key, (count ?? 0) + 1);
    },

    /** The most frequent first, those of equal number by the alphabet. */
    top: (most: number): { line: string; count: number }[] =>
      [...counts]
        .map(([line, count]) => ({ line, count }))
        .sort((a, b) => b.count - a.count || (a.line < b.line ? -1 : 1))
        .slice(0, most),
  };
};
