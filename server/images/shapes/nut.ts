import { blob } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour, ingredient, d } = pen;
  if (/walnut|pecan|nogal|noix/i.test(ingredient)) {
    return (
      path(blob(d.random, 0, 0, 98, 76, { wobble: 0.12, points: 9 }), `fill="${body(pen, colour, 0.35, 0.42)}"`) +
      path(
        'M-82 0H82M-60 -34q20 14 30 30M-6 -60q-4 30 4 56M46 -44q-14 20 -14 40M-58 40q24 -14 30 -34M2 62q2 -30 0 -56M50 42q-18 -14 -20 -36',
        line(darken(colour, 0.45), 8, 0.5),
      ) +
      shine(pen, 48, 22, 9, 0.4)
    );
  }
  return (
    path(
      'M-100 4C-84 -44 -20 -62 34 -50C76 -40 98 -18 102 0C96 24 70 44 30 50C-22 58 -84 48 -100 4Z',
      `fill="${body(pen, colour, 0.42, 0.36)}"`,
    ) +
    path('M-80 0Q0 -20 84 0M-64 18Q0 8 70 20', line(darken(colour, 0.4), 5, 0.35)) +
    shine(pen, 40, 28, 9, 0.55)
  );
};

/** A nut: a walnut half or a smooth kernel, by its ingredient. */
export const nut: PieceKind = { size: 16, count: 16, spin: 180, shadow: [98, 56], colour: '#c08a4a', draw, layer: 1 };
