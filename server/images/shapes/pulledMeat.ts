import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the torn pieces of a clump lie, the lower first: x, y and half length. */
const TEARS = [
  [-30, 28, 64],
  [30, 20, 70],
  [-6, 2, 88],
  [30, -20, 62],
  [-26, -26, 66],
] as const;

/** One piece as fingers tear it: fine fibres along it, both ends frayed. */
const tear = ({ d, colour, ...pen }: Pen, half: number) => {
  const { random } = d;
  const wide = half * random.between(0.17, 0.28);
  const bow = random.between(-0.24, 0.24) * half;
  const fray = (end: number) =>
    [-0.9, -0.35, 0.2, 0.85].map((side, i) => ({
      x: end * half * (i % 2 ? random.between(0.74, 0.84) : random.between(0.92, 1.1)),
      y: side * wide * random.between(0.6, 1),
    }));
  const shape = smooth([{ x: 0, y: -wide + bow }, ...fray(1), { x: 0, y: wide + bow }, ...fray(-1).toReversed()]);
  const crust = brightness(colour) > 0.6 ? '#d9a86a' : '#6a2e10';
  const tone = mix(lighten(colour, 0.5), mix(colour, crust, 0.4), random.next());
  const fibres = [-0.5, 0, 0.5].map((side, i) => {
    const y = side * wide;
    const route = `M${n(-half * random.between(0.5, 0.9))} ${n(y)}Q0 ${n(y + bow * 1.2)} ${n(half * random.between(0.5, 0.9))} ${n(y * 0.9)}`;
    return path(
      route,
      i % 2 ? line(lighten(tone, 0.7), 3, 0.6) : line(mix(darken(tone, 0.34), '#a8703c', 0.4), 2.6, 0.5),
    );
  });
  return (
    path(shape, `transform="translate(2 6)" fill="${darken(colour, 0.5)}" fill-opacity=".5"`) +
    path(shape, `fill="${body({ d, colour, ...pen }, tone, 0.3, 0.26)}"`) +
    fibres.join('')
  );
};

const draw = (pen: Pen) =>
  TEARS.map(([x, y, half]) =>
    placed(
      x + pen.d.random.between(-12, 12),
      y + pen.d.random.between(-10, 10),
      pen.d.random.between(-30, 30),
      tear(pen, half),
    ),
  ).join('');

/** Meat or fish torn by hand. Recipes write `shred` of it. */
export const pulledMeat: PieceKind = { size: 38, count: 16, spin: 180, shadow: [88, 56], colour: '#f0dcb4', draw };
