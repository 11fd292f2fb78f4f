import { type Point, smooth } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, gleam, type Pen, span } from '../canvas/pen';
import { path } from '../canvas/svg';
import { cragged } from '../textures/cragged';
import type { PieceKind } from './pieceKind';

const BONE = 'M58 -9L90 -9C94 -25 114 -21 110 -3C117 10 103 24 92 12L58 12Z';

const OUTLINE: readonly Point[] = [
  { x: -96, y: 2 },
  { x: -84, y: -36 },
  { x: -50, y: -58 },
  { x: -10, y: -56 },
  { x: 24, y: -38 },
  { x: 52, y: -20 },
  { x: 70, y: -14 },
  { x: 72, y: 12 },
  { x: 50, y: 24 },
  { x: 24, y: 40 },
  { x: -8, y: 56 },
  { x: -52, y: 56 },
  { x: -84, y: 36 },
];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = smooth(
    OUTLINE.flatMap(({ x, y }) => [
      { x: x + d.random.between(-4, 4), y: y + d.random.between(-4, 4) },
      { x: x * 1.03 + d.random.between(-7, 7), y: y * 0.93 + d.random.between(-7, 7) },
    ]).sort((a, b) => Math.atan2(a.y, a.x + 12) - Math.atan2(b.y, b.x + 12)),
  );
  return (
    path(BONE, `transform="translate(2 5)" fill="${darken('#d9c3a0', 0.5)}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fff6e6', '#cfae80'])}"`) +
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.42, 0.4)}"`) +
    d.clipped(path(shape, ''), cragged(pen, { reach: [88, 54], count: 17, size: 27 })) +
    path(shape, `fill="${d.edge('#5a2808', 0.62, 0.5, { x: 0.44, y: 0.38 })}"`) +
    gleam(pen, 34, 12, 0.4) +
    gleam(pen, 52, 6, 0.4, 40)
  );
};

/** A leg of chicken in a craggy fried crust. */
export const friedChicken: PieceKind = { size: 90, count: 5, spin: 180, shadow: [92, 56], colour: '#c98636', draw };
