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
const STEP = 8;

/** Space left around what must not be covered. */
const AIR = 8;

/** Shifts from a toast's own place to the opposite edge, and then to every place between, nearest first. */
const shiftsOf = ({ top, bottom }: Box, height: number): number[] => {
  const isAtTop = top < height - bottom;
  const across = isAtTop ? height - bottom - top : -(top - (height - bottom));
  const between = Array.from({ length: Math.floor(Math.abs(across) / STEP) }, (_, i) => Math.sign(across) * STEP * i);
  return [0, across, ...between];
};

/**
 * How far a toast has to move down (or up, negative) from its own place so that it covers none of the boxes. Where
 * there is no such place, it covers as little of them as possible.
 * @param now its present shift, which it keeps while nothing is covered
 */
export const clearShift = (own: Box, taken: readonly Taken[], height: number, now = 0): number => {
  const grown = taken.map(({ left, top, right, bottom, weight, isIndivisible }) => ({
    weight,
    touched: isIndivisible ? areaOf(own) : 0,
    left: left - AIR,
    top: top - AIR,
    right: right + AIR,
    bottom: bottom + AIR,
  }));
  const covered = (shift: number) =>
    grown.reduce((sum, box) => {
      const part = shared(movedBy(own, shift), box);
      return part > 0 ? sum + box.weight * (part + box.touched) : sum;
    }, 0);
  let best = now;
  for (const shift of [now, ...shiftsOf(own, height)]) {
    const cost = covered(shift);
    if (cost === 0) return shift;
    if (cost < covered(best)) best = shift;
  }
  return best;
};
