import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import { drawLayers, type Layers } from './lasagneSlice';
import type { PieceKind } from './pieceKind';

const CREAM = '#f8e8b8';
const MEAT = '#7a3a20';
const SKIN = '#43203f';
const FLESH = '#b98a4e';

const LAYERS: Layers = [
  [CREAM, 26],
  [MEAT, 19],
  [SKIN, 4],
  [FLESH, 9],
  [SKIN, 4],
  [MEAT, 14],
  ['#ecd28a', 10],
];

/** Crumbs of meat in the two layers of the front that show them. */
const crumbs = ({ d }: Pen) =>
  Array.from({ length: 44 }, (_, i) =>
    ellipse(
      d.random.between(-92, 48),
      (i % 2 ? 56 : 22) + d.random.between(-7, 7),
      d.random.between(3, 6),
      d.random.between(2, 4),
      `fill="${i % 3 ? darken(MEAT, 0.4) : '#b0643c'}" fill-opacity=".8"`,
    ),
  ).join('');

const draw = (pen: Pen) => drawLayers(pen, LAYERS) + crumbs(pen);

/** A cut of moussaka: a thick browned cream over minced lamb, aubergine with its dark skin, and potato. */
export const moussakaSlice: PieceKind = { size: 150, count: 1, spin: 0, shadow: [100, 66], colour: '#d9a04a', draw };
