import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const SHAPE =
  'M-6 -86Q4 -94 14 -84C36 -50 66 6 92 56Q98 72 82 76C30 88 -34 88 -84 76Q-98 72 -92 56C-66 6 -36 -46 -6 -86Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.4), '#8a4412', 0.4);
  return (
    path(SHAPE, `transform="translate(4 9)" fill="${darken(colour, 0.62)}"`) +
    path(SHAPE, `fill="${body(pen, colour, 0.42, 0.4)}"`) +
    d.clipped(
      path(SHAPE, ''),
      speckled(pen, 44, 96, 7) +
        path('M4 -90C-4 -30 14 30 60 82L110 90L20 -96Z', `fill="${brown}" fill-opacity=".32"`) +
        path(SHAPE, line(brown, 14, 0.4)),
    ) +
    path('M4 -84C-2 -30 16 30 58 78', line(brown, 5, 0.6)) +
    path('M0 -82C-8 -30 10 32 52 78', line(lighten(colour, 0.6), 4, 0.6)) +
    shine(pen, 30, 28, 10, 0.5)
  );
};

/** A plump triangle of fried pastry. */
export const samosa: PieceKind = { size: 82, count: 5, spin: 40, shadow: [94, 84], colour: '#d69a44', draw };
