import { blob, spill } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { sliver } from '../canvas/light';
import type { PieceKind } from './pieceKind';

/** Where the heat has blistered it: golden about, brown in the middle, in two or three groups. */
const blisters = ({ d }: Pen, tan: string) => {
  const groups = Array.from({ length: d.random.whole(2, 3) }, () => ({
    x: d.random.between(-52, 52),
    y: d.random.between(-40, 40),
  }));
  return Array.from({ length: 9 }, (_, i) => {
    const { x: gx, y: gy } = groups[i % groups.length]!;
    const [x, y, r] = [gx + d.random.between(-22, 22), gy + d.random.between(-14, 14), d.random.between(9, 26)];
    return (
      ellipse(x, y, r * 1.7, r * 1.1, `fill="${d.spot('#e8942c', 0.15)}" fill-opacity=".7"`, d.random.between(0, 180)) +
      ellipse(x, y, r * 0.8, r * 0.5, `fill="${d.spot(tan, 0.2)}" fill-opacity=".85"`, d.random.between(0, 180))
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const thin = mix(colour, '#f4c25a', 0.55);
  const tan = mix(darken(colour, 0.3), '#9a4a12', 0.8);
  const outer = spill(d.random, 0, 3, 98, 84, 0.13);
  const thick = spill(d.random, -3, -3, 76, 62, 0.1);
  return (
    path(outer, `fill="${thin}" fill-opacity=".6" stroke="${thin}" stroke-width="12" stroke-opacity=".32"`) +
    path(thick, `transform="translate(3 8)" fill="${darken(thin, 0.5)}" fill-opacity=".5"`) +
    path(thick, `fill="${body(pen, mix(colour, '#ffeebc', 0.5), 0.5, 0.2)}"`) +
    d.clipped(path(outer, ''), blisters(pen, tan)) +
    path(
      blob(d.random, -24, -28, 30, 11, { wobble: 0.3, points: 7 }),
      `fill="${lighten(colour, 0.8)}" fill-opacity=".7"`,
    ) +
    sliver(-34, -34, 20, 0.8) +
    sliver(26, 20, 11, 0.6)
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
