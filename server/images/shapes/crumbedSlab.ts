import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const WHOLE = 'M-92 -66C-60 -74 30 -74 62 -64C72 -58 74 -40 70 -32L64 22C40 30 -60 30 -90 22C-100 14 -102 -56 -92 -66Z';
/** The half in front, cut through: its top, and the cut with its layers. */
const HALF = 'M-70 4C-30 -6 60 -8 98 0L102 18L-72 22Z';
const CUT = 'M-74 18L104 14L100 66C60 72 -40 74 -76 68Z';
const HAM = '#e39a92';
const CHEESE = '#f7d878';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crumb = mix(darken(colour, 0.16), '#8a4a14', 0.3);
  return (
    path(WHOLE, `transform="translate(4 12)" fill="${darken(colour, 0.62)}"`) +
    path(WHOLE, `fill="${body(pen, colour, 0.4, 0.32)}" stroke="${crumb}" stroke-width="5" stroke-opacity=".6"`) +
    d.clipped(path(WHOLE, ''), speckled(pen, 46, 100, 7)) +
    path(CUT, `transform="translate(4 10)" fill="${darken(colour, 0.62)}" fill-opacity=".8"`) +
    path(CUT, `fill="${crumb}"`) +
    path('M-66 27L95 24', line(HAM, 11)) +
    path('M-67 42Q14 38 94 39', line(CHEESE, 18)) +
    path('M-66 57L93 54', line(darken(HAM, 0.1), 10)) +
    path('M-66 24L94 21M-65 54L92 51', line(lighten(HAM, 0.6), 2.6, 0.7)) +
    path('M20 44C18 60 24 84 34 86C44 84 42 62 44 46Z', `fill="${CHEESE}"`) +
    path('M28 50C26 64 30 74 34 78', line('#fff8dc', 3, 0.8)) +
    path('M-60 38Q-10 35 50 35', line('#fffbe6', 4, 0.7)) +
    path(HALF, `fill="${body(pen, lighten(colour, 0.08), 0.4, 0.2)}"`) +
    d.clipped(path(HALF, ''), speckled(pen, 24, 96, 6)) +
    path('M-78 -52C-40 -60 10 -60 44 -54', line('#fff6dc', 5, 0.4))
  );
};

/** Ham and cheese in breadcrumbs, fried and cut through: the cheese runs out between two slices of ham. */
export const crumbedSlab: PieceKind = { size: 110, count: 2, spin: 12, shadow: [100, 76], colour: '#cf943f', draw };
