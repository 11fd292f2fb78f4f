import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 42, { wobble: 0.06, points: 12 });
  const fried = mix(darken(colour, 0.3), '#7a3410', 0.6);
  const patches = Array.from({ length: 6 }, () =>
    ellipse(
      d.random.between(-80, 80),
      d.random.between(-34, 34),
      d.random.between(16, 42),
      d.random.between(8, 18),
      `fill="${d.spot(fried, 0.2)}" fill-opacity=".7"`,
      d.random.between(-30, 30),
    ),
  ).join('');
  // The core of a plantain: a paler seam with its specks, along the cut.
  const core = `M-72 ${n(d.random.between(-4, 4))}Q0 ${n(d.random.between(-10, 6))} 72 2`;
  return (
    path(shape, `transform="translate(3 12)" fill="${darken(colour, 0.6)}" fill-opacity=".75"`) +
    path(shape, `transform="translate(1 6)" fill="${mix(darken(colour, 0.3), '#8a4414', 0.4)}"`) +
    path(shape, `fill="${body(pen, colour, 0.36, 0.24)}"`) +
    d.clipped(
      path(shape, ''),
      path(shape, line(fried, 16, 0.5)) +
        patches +
        path(core, line(lighten(colour, 0.5), 12, 0.4)) +
        path(core, `${line(darken(fried, 0.2), 4, 0.6)} stroke-dasharray="3 13"`),
    ) +
    path('M-66 -22Q-20 -36 34 -30', line('#fff6e0', 5, 0.6))
  );
};

/** A slanting slice of ripe plantain, fried: a long oval, caramelised at its edge. Recipes write `slice` or `wheel`. */
export const plantainSlice: PieceKind = { size: 58, count: 8, spin: 60, shadow: [96, 44], colour: '#dc9a2f', draw };
