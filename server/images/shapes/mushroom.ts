import { darken, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const cut = mix(colour, '#fbe6c4', 0.42);
  return (
    path(
      'M-94 10C-96 -58 -46 -92 0 -92C46 -92 96 -58 94 10C70 30 48 22 32 12C30 40 34 66 24 88C10 98 -10 98 -24 88C-34 66 -30 40 -32 12C-48 22 -70 30 -94 10Z',
      `fill="${body(pen, cut, 0.5, 0.18)}" stroke="${darken(colour, 0.25)}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path('M-72 2C-44 -26 44 -26 72 2', line(darken(colour, 0.4), 9, 0.55)) +
    path('M-52 2l10 -16M-24 -6l6 -14M24 -6l-6 -14M52 2l-10 -16', line(darken(colour, 0.4), 4, 0.45)) +
    shine(pen, 58, 22, 8, 0.5)
  );
};

/** A mushroom sliced lengthwise. */
export const mushroom: PieceKind = { size: 27, count: 12, spin: 180, shadow: [90, 88], colour: '#b58a5e', draw };
