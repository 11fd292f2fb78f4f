import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import { crumbTile } from '../textures/crumbTile';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape =
    'M-84 -40C-104 -84 -30 -84 0 -72C30 -84 104 -84 84 -40C92 0 90 40 84 64C70 76 -70 76 -84 64C-90 40 -92 0 -84 -40Z';
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.55)}"`) +
    path(shape, `fill="${body(pen, darken(mix(colour, '#a8602a', 0.6), 0.1), 0.2, 0.3)}"`) +
    path(shape, `transform="translate(-1 -1) scale(.89)" fill="${body(pen, lighten(colour, 0.25), 0.4, 0.14)}"`) +
    path(shape, `transform="translate(-1 -1) scale(.88)" fill="${crumbTile(d, lighten(colour, 0.25), 1.6)}"`) +
    path(shape, `transform="translate(-1 -1) scale(.88)" fill="${d.edge(mix(colour, '#b8702a', 0.5), 0.64, 0.5)}"`)
  );
};

/** A slice of a tin loaf. */
export const breadSlice: PieceKind = { size: 78, count: 3, spin: 24, shadow: [94, 78], colour: '#e8bd78', draw };
