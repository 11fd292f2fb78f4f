import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A kernel as the knife left it: broad and swollen on top, cut pale at its root. */
const KERNEL =
  'M-78 -20C-84 -78 -34 -94 0 -86C36 -96 86 -76 80 -18C76 30 48 74 30 84C12 92 -16 92 -32 82C-52 70 -74 26 -78 -20Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dent = d.random.between(-14, 14);
  return (
    path(KERNEL, `transform="translate(4 10)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
    path(KERNEL, `fill="${body(pen, colour, 0.5, 0.3)}"`) +
    path('M-40 62C-20 50 20 50 38 62C34 88 -32 90 -40 62Z', `fill="${lighten(colour, 0.75)}" fill-opacity=".85"`) +
    path(`M${dent - 34} -44Q${dent} -26 ${dent + 34} -44`, line(mix(darken(colour, 0.24), '#c07818', 0.4), 10, 0.5)) +
    shine(pen, 44, 22, 11, 0.75)
  );
};

/** A kernel of sweetcorn. */
export const corn: PieceKind = { size: 9, count: 46, spin: 180, shadow: [86, 84], colour: '#f4c63a', draw };
