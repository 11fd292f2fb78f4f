import type { Point } from '../canvas/outlines';
import type { Lying } from './inSauce';

/** How much of a piece's round shadow its body surely fills. */
const SOLID = 0.8;

/** Points of a piece that have to be seen for it to be worth drawing, in shares of its half sizes. */
const SEEN: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.86, 0],
  [-0.86, 0],
  [0, 0.86],
  [0, -0.86],
  [0.6, 0.6],
  [-0.6, 0.6],
  [0.6, -0.6],
  [-0.6, -0.6],
];

/** A point in the piece's own directions, in shares of its half sizes. */
const within = ({ x, y, rx, ry, turn }: Lying, at: Point) => {
  const radians = (turn * Math.PI) / 180;
  const [dx, dy] = [at.x - x, at.y - y];
  return {
    x: (dx * Math.cos(radians) + dy * Math.sin(radians)) / rx,
    y: (dy * Math.cos(radians) - dx * Math.sin(radians)) / ry,
  };
};

const onPiece = ({ x, y, rx, ry, turn }: Lying, [right, down]: readonly [number, number]): Point => {
  const radians = (turn * Math.PI) / 180;
  const [dx, dy] = [right * rx, down * ry];
  return {
    x: x + dx * Math.cos(radians) - dy * Math.sin(radians),
    y: y + dx * Math.sin(radians) + dy * Math.cos(radians),
  };
};

/** Whether the pieces that lie higher hide this one wholly. Only solid ones count: through shreds one sees. */
export const isUnseen = (piece: Lying, above: readonly Lying[]): boolean =>
  SEEN.every((spot) => {
    const at = onPiece(piece, spot);
    return above.some((other) => {
      const { x, y } = within(other, at);
      return x * x + y * y < SOLID * SOLID;
    });
  });

/** A drawn piece; what is solid hides what lies under it. */
export interface Drawn {
  depth: number;
  drawing: string;
  lying?: Lying;
  isSolid?: boolean;
  /** Whether it stands out of its sauce, as a chop does. */
  isGreat?: boolean;
}

/** From the lowest to the highest, without those that are wholly hidden. */
export const inSight = (drawings: readonly Drawn[]): Drawn[] => {
  const sorted = [...drawings].sort((a, b) => a.depth - b.depth);
  const solid = sorted.map(({ lying, isSolid }) => (isSolid ? lying : undefined));
  return sorted.filter(
    ({ lying }, i) =>
      !lying ||
      !isUnseen(
        lying,
        solid.slice(i + 1).filter((other) => other !== undefined),
      ),
  );
};
