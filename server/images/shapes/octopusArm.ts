import { n } from '../canvas/drawing';
import { bandOf, type Point, sidesOf } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const COUNT = 30;

/** From the thick end along a bow into a curl. */
const courseOf = ({ d: { random } }: Pen): Point[] => {
  const points: Point[] = [];
  let [x, y, angle] = [-96, 46, random.between(-0.5, -0.3)];
  const tight = random.between(0.92, 1.1);
  for (let i = 0; i < COUNT; i++) {
    points.push({ x, y });
    const step = 10.5 * (1 - i / 52);
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    angle += (i < 9 ? 0.04 : -0.08 - (i - 9) * 0.0165) * tight;
  }
  return points;
};

const halfAt = (i: number) => 21 * (1 - i / COUNT) ** 0.72 + 3;

/** Suckers in two rows along the inside of the bow: pale cups with a dark middle, smaller towards the tip. */
const suckers = (pen: Pen, points: readonly Point[], right: readonly Point[], rim: string) =>
  Array.from({ length: 13 }, (_, k) => {
    const i = Math.min(COUNT - 2, Math.round(1 + k * 2.1));
    const [middle, edge] = [points[i]!, right[i]!];
    const r = halfAt(i) * 0.42 + 1;
    const share = k % 2 ? 0.92 : 0.56;
    const [x, y] = [middle.x + (edge.x - middle.x) * share, middle.y + (edge.y - middle.y) * share];
    return (
      ellipse(x + 0.5, y + 1.5, r * 1.15, r, `fill="${darken(rim, 0.45)}"`) +
      ellipse(x, y, r, r * 0.86, 'fill="#f8dcd4"') +
      ellipse(x, y + 0.4, r * 0.5, r * 0.42, `fill="${mix(rim, '#7a2c48', 0.5)}"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const points = courseOf(pen);
  const sides = sidesOf(points, halfAt);
  const shape = bandOf(sides);
  const back = points.map(({ x, y }, i) => ({
    x: x + (sides.left[i]!.x - x) * 0.5,
    y: y + (sides.left[i]!.y - y) * 0.5,
  }));
  const along = back
    .slice(2, 20)
    .map(({ x, y }, i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`)
    .join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.66)}" fill-opacity=".7"`) +
    path(
      shape,
      `fill="${d.run([lighten(colour, 0.3), colour, darken(colour, 0.34)])}" stroke="${darken(colour, 0.5)}" stroke-width="2.5"`,
    ) +
    path(along, line(mix(lighten(colour, 0.4), '#f0a0b0', 0.4), 8, 0.6)) +
    suckers(pen, points, sides.right, colour) +
    // The cut end shows white flesh.
    ellipse(-97, 47, 10, 20, `fill="#fbf0e6" stroke="${darken(colour, 0.3)}" stroke-width="4"`, -24) +
    path(along, `${line('#fff6ee', 3, 0.75)} stroke-dasharray="22 14 9 40"`)
  );
};

/** An arm of boiled octopus that has curled up, with its suckers. Recipes write `spear`. */
export const octopusArm: PieceKind = { size: 110, count: 2, spin: 30, shadow: [80, 52], colour: '#a8486a', draw };
