import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { sliver } from '../canvas/light';
import type { PieceKind } from './pieceKind';

/** Where the heat has blistered it: brown in the middle, tan about. */
const blisters = ({ d }: Pen, tan: string) =>
  Array.from({ length: 7 }, () => {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 58;
    const [x, y, r] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8, d.random.between(9, 24)];
    return (
      ellipse(x, y, r * 1.3, r * 0.9, `fill="${d.spot(tan, 0.15)}" fill-opacity=".8"`, d.random.between(0, 180)) +
      ellipse(x, y, r * 0.5, r * 0.34, `fill="${d.spot(darken(tan, 0.4), 0.1)}" fill-opacity=".7"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const thin = mix(colour, '#f2c878', 0.5);
  const tan = mix(darken(colour, 0.2), '#b8661c', 0.7);
  const run = blob(d.random, 0, 3, 98, 84, { wobble: 0.2, points: 11 });
  const thick = blob(d.random, -3, -4, 76, 62, { wobble: 0.16, points: 9 });
  return (
    path(run, `transform="translate(2 6)" fill="${darken(thin, 0.6)}" fill-opacity=".4"`) +
    path(run, `fill="${thin}" fill-opacity=".86"`) +
    path(thick, `transform="translate(2 5)" fill="${darken(thin, 0.3)}" fill-opacity=".45"`) +
    path(thick, `fill="${body(pen, mix(colour, '#fff4d2', 0.4), 0.5, 0.14)}"`) +
    d.clipped(path(run, ''), blisters(pen, tan)) +
    path(
      blob(d.random, -30, -30, 26, 12, { wobble: 0.3, points: 7 }),
      `fill="${lighten(colour, 0.8)}" fill-opacity=".6"`,
    ) +
    sliver(-34, -34, 20, 0.7)
  );
};

/** Mozzarella that has melted: a thin run edge, thick in the middle, blistered brown. Recipes write `dollop` or `slice`. */
export const meltedCheese: PieceKind = {
  size: 52,
  count: 8,
  spin: 180,
  shadow: [90, 76],
  colour: '#fbf3dc',
  draw,
  layer: 1,
};
