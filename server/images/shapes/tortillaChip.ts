import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const CHIP = 'M-86 58Q-92 48 -84 38L-10 -82Q0 -92 12 -82L88 42Q92 54 82 60Q0 42 -86 58Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(CHIP, `transform="translate(3 8)" fill="${darken(colour, 0.6)}"`) +
    path(CHIP, `fill="${body(pen, colour, 0.45, 0.3)}"`) +
    d.clipped(path(CHIP, ''), speckled(pen, 22, 84, 8)) +
    path(CHIP, `fill="none" stroke="${mix(colour, '#8a4a14', 0.5)}" stroke-width="5" stroke-opacity=".5"`) +
    path('M-58 34Q-20 -30 0 -62', line(lighten(colour, 0.7), 7, 0.6))
  );
};

/** A triangle of fried corn tortilla. */
export const tortillaChip: PieceKind = { size: 50, count: 14, spin: 180, shadow: [92, 72], colour: '#e0aa48', draw };
