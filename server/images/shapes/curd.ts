import { blob } from '../canvas/outlines';
import { lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(colour, '#b8701a', 0.5);
  const fold = (x: number, y: number, rx: number, ry: number) => {
    const shape = blob(d.random, x, y, rx, ry, { wobble: 0.16, points: 9 });
    return (
      path(shape, `transform="translate(3 7)" fill="${deep}" fill-opacity=".55"`) +
      path(shape, `fill="${body(pen, colour, 0.5, 0.14)}"`)
    );
  };
  return (
    fold(14, 14, 80, 58) +
    fold(-30, -8, 62, 50) +
    fold(34, -22, 52, 40) +
    path('M-60 10C-30 26 0 4 20 22C40 34 60 18 74 26', line(deep, 5, 0.45)) +
    path('M-62 -18C-40 -34 -16 -36 -4 -26', line(lighten(colour, 0.8), 8, 0.5)) +
    shine(pen, 46, 22, 9, 0.6)
  );
};

/** A soft fold of scrambled egg. */
export const curd: PieceKind = { size: 50, count: 16, spin: 180, shadow: [92, 72], colour: '#f6cf52', draw };
