/** Rows of the table of distances, used again by every call; a longer text gets rows of its own. */
const ROOM = 256;
type Rows = [Uint16Array, Uint16Array, Uint16Array];
const rowsFor = (length: number): Rows => [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
const rows = rowsFor(ROOM);

/**
 * Edit distance with neighbouring letters swapped as one edit (optimal string alignment), or `limit + 1` once it must
 * exceed `limit`. Only the cells within `limit` of the diagonal are computed, because all others exceed it.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const over = limit + 1;
  let [beforePrevious, previous, row] = b.length < ROOM ? rows : rowsFor(b.length + 1);
  for (let j = 0; j <= b.length && j <= over; j += 1) previous[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    const letterBefore = a.charCodeAt(i - 2);
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = i;
    let best = i;
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      const above = j < i + limit ? previous[j]! : over;
      let cost = Math.min(above + 1, row[j - 1]! + 1, previous[j - 1]! + (letter === other ? 0 : 1));
      if (letter === b.charCodeAt(j - 2) && letterBefore === other) cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return over;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return Math.min(over, previous[b.length]!);
};
