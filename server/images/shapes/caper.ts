import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const dull = mix(darken(colour, 0.16), '#5a5a2a', 0.4);
  return (
    path(
      'M-96 4C-96 -44 -50 -72 -4 -68C44 -64 78 -34 100 -6C84 34 44 66 -4 68C-54 70 -96 44 -96 4Z',
      `fill="${body(pen, dull, 0.3, 0.44)}"`,
    ) +
    path('M-84 30C-40 -10 10 -30 80 -34M-40 80C-20 30 20 0 88 -6', line(darken(colour, 0.45), 8, 0.4)) +
    path('M-60 -40C-30 -60 10 -70 40 -60', line(lighten(colour, 0.6), 7, 0.4)) +
    shine(pen, 40, 22, 10, 0.4)
  );
};

/** A caper: a bud, pointed at its tip, dull green; a pea is round and bright. */
export const caper: PieceKind = { size: 8, count: 22, spin: 180, shadow: [92, 66], colour: '#6f7d3a', draw, layer: 1 };
