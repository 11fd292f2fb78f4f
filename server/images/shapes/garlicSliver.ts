import { darken, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SLIVER = 'M-92 26C-84 -26 -34 -54 22 -46C66 -38 92 -8 96 18C60 8 24 10 -10 20C-40 30 -70 36 -92 26Z';

const draw = (pen: Pen) => {
  const edge = mix(darken(pen.colour, 0.2), '#b0702a', 0.5);
  return (
    path(SLIVER, `transform="translate(2 7)" fill="${darken(pen.colour, 0.5)}" fill-opacity=".5"`) +
    path(
      SLIVER,
      `fill="${body(pen, pen.colour, 0.5, 0.12)}" stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    path('M-60 10C-30 -14 20 -20 62 -6', line(edge, 4, 0.35))
  );
};

/** A thin slice of garlic, golden at its edge. */
export const garlicSliver: PieceKind = {
  size: 17,
  count: 18,
  spin: 180,
  isOpen: true,
  shadow: [88, 44],
  colour: '#f3e2b4',
  draw,
  layer: 1,
};
