/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What should not be covered; the heavier it weighs, the less. */
export interface Taken extends Box {
  weight: number;
  /** A word or a button: covered as soon as it is touched. Without it, only the part that is covered counts. */
  isIndivisible?: boolean;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const movedBy = (box: Box, shift: number): Box => ({ ...box, top: box.top + shift, bottom: box.bottom + shift });

/** How finely places between the two edges are tried. */
const STEP = 4;

/** Space left around what must not be covered. */
const AIR = 8;

/** Where there is less room: rather close to something than on it. */
const LITTLE_AIR = 2;

/** Shifts from a toast's own place to the opposite edge, and then to every place between, nearest first. */
const shiftsOf = ({ top, bottom }: Box, height: number): number[] => {
  const isAtTop = top < height - bottom;
  const across = isAtTop ? height - bottom - top : -(top - (height - bottom));
  const between = Array.from({ length: Math.floor(Math.abs(across) / STEP) }, (_, i) => Math.sign(across) * STEP * i);
  return [0, across, ...between];
};

/** The first of these shifts that covers nothing, or the one that covers the least, and what that costs. */
const bestOf = (shifts: readonly number[], own: Box, taken: readonly Taken[], air: number) => {
  const costOf = (shift: number) =>
    taken.reduce((sum, { left, top, right, bottom, weight, isIndivisible }) => {
      const grown = { left: left - air, top: top - air, right: right + air, bottom: bottom + air };
      const part = shared(movedBy(own, shift), grown);
      return part > 0 ? sum + weight * (part + (isIndivisible ? areaOf(own) : 0)) : sum;
    }, 0);
  let best = { shift: shifts[0]!, cost: costOf(shifts[0]!) };
  for (const shift of shifts) {
    if (best.cost === 0) break;
    const cost = costOf(shift);
    if (cost < best.cost) best = { shift, cost };
  }
  return best;
};

/**
 * How far a toast has to move down (or up, negative) from its own place so that it covers none of the boxes. It keeps
 * its own place also with little air: the page leaves room for it there. Where there is no place with air, it stands
 * closer to the boxes, and where that does not help, it covers as little as possible.
 * @param now its present shift, which it keeps while nothing is covered
 */
export const clearShift = (own: Box, taken: readonly Taken[], height: number, now = 0): number => {
  const shifts = [now, ...shiftsOf(own, height)];
  const roomy = bestOf(shifts, own, taken, AIR);
  if (roomy.shift === now && roomy.cost === 0) return now;
  if (bestOf([0], own, taken, LITTLE_AIR).cost === 0) return 0;
  if (roomy.cost === 0) return roomy.shift;
  return bestOf(shifts, own, taken, LITTLE_AIR).shift;
};
