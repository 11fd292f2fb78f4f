import { diff3Merge } from 'node-diff3';

/** Lines that both sides agree on, or that each has in its own way. */
export type LinePiece = { same: string[] } | { base: string[]; mine: string[]; theirs: string[] };

type Chunk = { ok: string[] } | { conflict: { o: string[]; a: string[]; b: string[] } };

/** The library looks lines up in a plain object, whose own words ("constructor") must not be found. */
const MARK = '.';
const marked = (lines: readonly string[]) => lines.map((line) => MARK + line);
const plain = (lines: readonly string[]) => lines.map((line) => line.slice(MARK.length));

/** Neighbouring lines that were changed by different sides, each line by one of them. */
const oneByOne = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | null => {
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const lines = base.map((line, i) => {
    if (mine[i] === line || mine[i] === theirs[i]) return theirs[i]!;
    return theirs[i] === line ? mine[i]! : null;
  });
  return lines.includes(null) ? null : (lines as string[]);
};

const countOf = (line: string, lines: readonly string[]) => lines.filter((one) => one === line).length;

/** Two sides that move the same line to different places would leave it in both. */
const isDoubled = (lines: readonly string[], mine: readonly string[], theirs: readonly string[]) =>
  lines.some((line) => countOf(line, lines) > Math.max(countOf(line, mine), countOf(line, theirs)));

/** Lines that one side took out. The other may have moved them, which looks as if it had added them elsewhere. */
const takenOut = ({ base, mine, theirs }: Sides): ReadonlySet<string> =>
  new Set(
    base.filter(
      (line) =>
        (!mine.includes(line) && countOf(line, theirs) <= countOf(line, base)) ||
        (!theirs.includes(line) && countOf(line, mine) <= countOf(line, base)),
    ),
  );

interface Sides {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/**
 * Merges two versions of a list of lines that began as `base`.
 * @param keepsBoth whether lines that both sides add at the same place are kept one after the other
 */
export const mergeLines = ({ base, mine, theirs }: Sides, keepsBoth: boolean): LinePiece[] => {
  const chunks = diff3Merge(marked(mine), marked(base), marked(theirs), { excludeFalseConflicts: true }) as Chunk[];
  const gone = takenOut({ base, mine, theirs });
  const pieces = chunks.map((chunk): LinePiece => {
    if ('ok' in chunk) return { same: plain(chunk.ok).filter((line) => !gone.has(line)) };
    const { o, a, b } = chunk.conflict;
    const piece = { base: plain(o), mine: plain(a), theirs: plain(b) };
    if (keepsBoth && o.length === 0)
      return { same: [...piece.theirs, ...piece.mine.filter((line) => !piece.theirs.includes(line))] };
    const lines = oneByOne(piece.base, piece.mine, piece.theirs);
    return lines ? { same: lines } : piece;
  });
  const merged = pieces.flatMap((piece) => ('same' in piece ? piece.same : []));
  return isDoubled(merged, mine, theirs) ? [{ base: [...base], mine: [...mine], theirs: [...theirs] }] : pieces;
};
