import { type Point, smooth } from '../canvas/outlines';
import type { Pen } from '../canvas/pen';

interface TornStrip {
  /** From one torn end to the other: x and half the width there. */
  along: readonly (readonly [number, number])[];
  /** How far the middle may lie beside the line between the ends. */
  bend: number;
  /** How far a point of the edge may lie along the strip from its place. */
  shift: number;
  /** The least and the greatest part of half the width that an edge may have. */
  width: readonly [number, number];
}

/** The outline of a strip that was torn, how far it bends, and where its middle line is at an x. */
export const tornStrip = ({ d }: Pen, { along, bend: most, shift, width: [least, greatest] }: TornStrip) => {
  const bend = d.random.between(-most, most);
  const middle = (x: number) => bend * (1 - (x / 100) ** 2);
  const side = (sign: number): Point[] =>
    along.map(([x, half]) => ({
      x: x + d.random.between(-shift, shift),
      y: middle(x) + sign * half * d.random.between(least, greatest),
    }));
  return { bend, middle, shape: smooth([...side(-1), ...side(1).toReversed()]) };
};
