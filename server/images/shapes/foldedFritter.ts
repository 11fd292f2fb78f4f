import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const j = (by: number) => d.random.between(-by, by);
  const brown = mix(darken(colour, 0.36), '#7a3a0e', 0.5);
  const honey = mix(colour, '#e08a12', 0.5);
  // Two points stand free, the other two were folded over each other and pressed.
  const sheet = smooth([
    { x: -102 + j(4), y: j(6) },
    { x: -66, y: -20 + j(5) },
    { x: -28, y: -44 + j(5) },
    { x: 12, y: -50 + j(4) },
    { x: 58, y: -28 + j(5) },
    { x: 102 + j(4), y: j(6) },
    { x: 62, y: 26 + j(5) },
    { x: 22, y: 46 + j(5) },
    { x: -22, y: 48 + j(4) },
    { x: -64, y: 24 + j(5) },
  ]);
  const under = `M-44 ${n(46 + j(4))}C-50 10 -34 -16 ${n(6 + j(5))} -34C26 -8 30 24 26 50C2 56 -22 54 -44 46Z`;
  const over = `M-36 ${n(-46 + j(4))}C-8 -58 26 -58 48 ${n(-40 + j(4))}C50 -6 36 20 ${n(2 + j(6))} 40C-26 18 -40 -14 -36 -46Z`;
  const flap = (shape: string, tone: string) =>
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.66)}" fill-opacity=".7"`) +
    path(shape, `fill="${body(pen, tone, 0.46, 0.26)}"`) +
    path(shape, line(brown, 5, 0.6));
  return (
    path(sheet, `transform="translate(3 11)" fill="${darken(colour, 0.66)}"`) +
    path(sheet, `fill="${body(pen, mix(colour, brown, 0.2), 0.4, 0.36)}"`) +
    d.clipped(path(sheet, ''), scorched(pen, 8, [92, 40], 20, 0.5) + path(sheet, line(brown, 9, 0.55))) +
    flap(under, mix(colour, brown, 0.12)) +
    flap(over, lighten(colour, 0.1)) +
    ellipse(2, 4, 30, 20, `fill="${d.spot(honey, 0.2)}" fill-opacity=".7"`) +
    path('M-24 -38C-4 -46 16 -46 34 -36', line('#fff8e0', 8, 0.75)) +
    path('M-84 -4C-70 -12 -58 -18 -46 -24', line('#fff8e0', 6, 0.6)) +
    path('M60 8C70 6 78 4 86 2', line('#ffffff', 5, 0.5))
  );
};

/** A square of dough folded corner over corner, fried and dipped in honey: two points, and a knot between them. */
export const foldedFritter: PieceKind = { size: 78, count: 9, spin: 180, shadow: [96, 58], colour: '#cf8c36', draw };
