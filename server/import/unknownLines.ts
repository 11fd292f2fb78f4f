/** Further different lines are not counted separately, so that a collection of any size fits in memory. */
const DIFFERENT_MAX = 200_000;
const LINE_MAX = 100;

/** Counts lines that were not understood, ignoring case. */
export const createUnknownLines = () => {
  const counts = new Map<string, number>();
  return {
    add(line: string) {
      const key = line.toLowerCase().slice(0, LINE_MAX);
      const count = counts.get(key);
      if (count !== undefined || counts.size < DIFFERENT_MAX) counts.set(key, (count ?? 0) + 1);
    },

    /** Most frequent first, then alphabetically. */
    top: (most: number): { line: string; count: number }[] =>
      [...counts]
        .map(([line, count]) => ({ line, count }))
        .sort((a, b) => b.count - a.count || (a.line < b.line ? -1 : 1))
        .slice(0, most),
  };
};
