import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const WEDGE = 'M-92 40C-84 -30 -30 -70 30 -66C70 -62 96 -34 94 -6C70 6 20 20 -20 34C-50 44 -76 52 -92 40Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pale = lighten(mix(colour, '#f3f0c8', 0.6), 0.2);
  const leaves = [0.92, 0.78, 0.63, 0.48, 0.33]
    .map((share, i) =>
      path(
        WEDGE,
        `transform="translate(${-30 * (1 - share)} ${26 * (1 - share)}) scale(${share})" fill="${i % 2 ? pale : mix(colour, pale, 0.35 + i * 0.1)}" stroke="${darken(colour, 0.3)}" stroke-opacity=".4" stroke-width="3"`,
      ),
    )
    .join('');
  return (
    path(WEDGE, `transform="translate(3 10)" fill="${darken(colour, 0.6)}"`) +
    path(WEDGE, `fill="${body(pen, colour, 0.3, 0.34)}"`) +
    d.clipped(path(WEDGE, ''), leaves) +
    path('M-88 42Q-40 24 -6 -2M-60 38Q-34 10 10 -34M-40 34Q10 16 50 -14', line('#fffbe6', 6, 0.8)) +
    path('M-72 -2C-54 -40 -20 -56 18 -58', line('#ffffff', 5, 0.4))
  );
};

/** A wedge cut from a boiled or grilled head of cabbage, its leaves in layers. */
export const cabbageWedge: PieceKind = { size: 84, count: 3, spin: 60, shadow: [94, 54], colour: '#9cc06a', draw };
