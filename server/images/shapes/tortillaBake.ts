import { lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, ellipse } from '../canvas/svg';
import { drawLayers, lasagneSlice, type Layers } from './lasagneSlice';
import type { PieceKind } from './pieceKind';

const TORTILLA = '#d9a23c';
const SALSA = '#7c9a38';
const CREMA = '#fdf8ea';
const CHICKEN = '#e0b880';

const LAYERS: Layers = [
  [TORTILLA, 7],
  [SALSA, 8],
  [CHICKEN, 13],
  [TORTILLA, 7],
  [SALSA, 7],
  [CREMA, 5],
  [CHICKEN, 14],
  [TORTILLA, 8],
];

/** Sweetcorn and strips of green pepper in the two layers of chicken. */
const flecks = ({ d }: Pen) =>
  [0, 1]
    .flatMap((row) =>
      Array.from({ length: 15 }, (_, i) => {
        const [x, y] = [-90 + i * 9.6 + d.random.between(-3, 3), (row ? 50 : 8) + d.random.between(-3, 4)];
        return i % 3
          ? circle(x, y, 3.8, `fill="${i % 2 ? '#f4c832' : lighten(CHICKEN, 0.5)}"`)
          : ellipse(x, y, 6, 2.6, 'fill="#47702c"', d.random.between(-30, 30));
      }),
    )
    .join('');

const draw = (pen: Pen) => drawLayers(pen, LAYERS, SALSA) + flecks(pen);

/** A cut of a bake of tortillas: chicken, sweetcorn, green salsa and cream between them. */
export const tortillaBake: PieceKind = { ...lasagneSlice, draw };
