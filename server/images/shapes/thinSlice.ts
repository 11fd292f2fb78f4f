import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const FOLD = 'M-90 14C-50 -26 -20 26 16 -8C44 -34 70 -6 92 -18';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 52, { wobble: 0.13, points: 13 });
  return (
    path(shape, `transform="translate(3 7)" fill="${darken(colour, 0.55)}" fill-opacity=".8"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.3)}"`) +
    d.clipped(
      path(shape, ''),
      path(FOLD, `${line(darken(colour, 0.3), 12, 0.34)} transform="translate(0 8)"`) +
        path(FOLD, line(lighten(colour, 0.3), 11, 0.6)) +
        path('M-80 -30C-30 -44 30 -22 84 -40', line(mix(colour, '#f6e2c4', 0.6), 8, 0.6)),
    )
  );
};

/** Meat sliced thin, folded as it fell. */
export const thinSlice: PieceKind = { size: 62, count: 15, spin: 180, shadow: [96, 52], colour: '#7a4a30', draw };
