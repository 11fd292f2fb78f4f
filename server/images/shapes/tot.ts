import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const BARREL = 'M-84 -46C-40 -58 40 -58 84 -46C98 -20 98 20 84 46C40 58 -40 58 -84 46C-98 20 -98 -20 -84 -46Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(BARREL, `transform="translate(3 9)" fill="${darken(colour, 0.55)}"`) +
    path(BARREL, `fill="${body(pen, colour, 0.4, 0.34)}"`) +
    d.clipped(path(BARREL, ''), speckled(pen, 34, 90, 8)) +
    ellipse(80, 0, 14, 42, `fill="${darken(colour, 0.14)}" fill-opacity=".5"`) +
    shine(pen, 34, 30, 8, 0.4)
  );
};

/** A short fried cylinder of grated potato. */
export const tot: PieceKind = { size: 36, count: 24, spin: 180, shadow: [92, 56], colour: '#dda244', draw };
