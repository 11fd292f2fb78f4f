import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const TOP =
  'M-92 -62C-90 -76 -80 -80 -66 -80L66 -78C82 -78 90 -72 90 -58L92 30C92 44 84 50 70 50L-70 52C-84 52 -92 46 -92 32Z';
const FLANK = 'M-92 20L92 18L90 62C88 78 80 84 66 84L-66 86C-80 86 -90 78 -92 62Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(FLANK, `transform="translate(3 6)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(FLANK, `fill="${darken(colour, 0.24)}"`) +
    path(TOP, `fill="${body(pen, lighten(colour, 0.16), 0.44, 0.2)}"`) +
    d.clipped(path(TOP, ''), speckled(pen, 26, 100, 8))
  );
};

/** A thick block of tofu, fried on every side. */
export const tofuBlock: PieceKind = { size: 62, count: 5, spin: 14, shadow: [94, 86], colour: '#e2b46c', draw };
