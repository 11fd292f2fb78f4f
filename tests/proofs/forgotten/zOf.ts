/**
 * The rank sum test of Mann and Whitney for large samples, with the correction for ties.
 * @returns how many standard deviations the first sample's ranks are above those expected; 0 for equal samples
 */
export const zOf = (first: readonly number[], second: readonly number[]): number => {
  const all = [...first.map((ms) => ({ ms, isFirst: true })), ...second.map((ms) => ({ ms, isFirst: false }))];
  all.sort((a, b) => a.ms - b.ms);
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]!.ms === all[from]!.ms) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at]!.isFirst) ranks += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, both] = [first.length, second.length, all.length];
  const variance = ((n * m) / 12) * (both + 1 - ties / (both * (both - 1)));
  return variance === 0 ? 0 : (ranks - (n * (both + 1)) / 2) / Math.sqrt(variance);
};
