import { smooth } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const phase = d.random.between(0, 6.28);
  const middle = (x: number) => Math.sin(x / 38 + phase) * 20;
  const edge = (sign: number, half: number) =>
    [-96, -58, -20, 20, 58, 96].map((x) => ({ x, y: middle(x) + sign * half * d.random.between(0.86, 1.12) }));
  const [upper, lower] = [edge(-1, 34), edge(1, 32)];
  const shape = smooth([...upper, ...lower.toReversed()]);
  const along = (points: readonly { x: number; y: number }[], off: number) =>
    `M${points.map(({ x, y }) => `${x} ${(y + off).toFixed(1)}`).join('L')}`;
  return (
    path(shape, `transform="translate(2 10)" fill="${darken(colour, 0.55)}" fill-opacity=".75"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.32), colour, darken(colour, 0.2)])}"`) +
    d.clipped(
      path(shape, ''),
      path(along(upper, 3), line('#fbe6d6', 15)) +
        path(along(upper, 30), line('#f6c9b8', 4, 0.55)) +
        path(along(upper, 46), line(darken(colour, 0.3), 5, 0.35)),
    )
  );
};

/** A ribbon of cured or cooked ham with its edge of fat. */
export const hamRibbon: PieceKind = { size: 42, count: 13, spin: 180, shadow: [92, 42], colour: '#cf6a60', draw };
