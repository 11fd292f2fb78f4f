import { type Drawing, n } from '../canvas/drawing';
import { bandOf, type Point, sidesOf } from '../canvas/outlines';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Half its usual thickness. */
const HALF = 25;

/** How a sausage lies: how far it is bent, upwards or down, how much it winds, how thick and how long it is. */
interface Course {
  points: readonly Point[];
  half: number;
}

/** No two are bent alike: one is a crescent, the next nearly straight, the third winds. */
const courseOf = ({ random }: Drawing): Course => {
  const bow = random.pick([-1, -1, 1]) * random.between(8, 34);
  const wave = random.between(-9, 9);
  const reach = random.between(84, 97);
  const points = Array.from({ length: 9 }, (_, i) => {
    const t = i / 4 - 1;
    return { x: t * reach, y: bow * (0.5 - t * t) + Math.sin(t * Math.PI) * wave };
  });
  return { points, half: HALF * random.between(0.9, 1.12) };
};

/** How full the skin is along it: round ends, and places where the filling is looser. */
const fullnessOf = ({ random }: Drawing) => {
  const loose = Array.from({ length: 9 }, () => random.between(0.93, 1.06));
  return (i: number) => (i === 0 || i === 8 ? 0.5 : i === 1 || i === 7 ? 0.9 : loose[i]!);
};

/** The twist of skin where one sausage was parted from the next: crisp, of another length at each end. */
const twist = ({ d }: Pen, end: Point, side: number, tone: string) => {
  const [long, up] = [d.random.between(11, 19), d.random.between(-9, 5)];
  const at = (dx: number, dy: number) => `${n(end.x + side * dx)} ${n(end.y + dy)}`;
  return path(
    `M${at(-6, -7)}Q${at(4, -3)} ${at(long, up - 5)}Q${at(long - 3, up)} ${at(long + 1, up + 5)}Q${at(4, 4)} ${at(-6, 7)}Z`,
    `fill="${tone}"`,
  );
};

const routeOf = (points: readonly Point[], off: number, from: number, to: number) =>
  points
    .slice(from, to + 1)
    .map(({ x, y }, i) => `${i ? 'L' : 'M'}${n(x)} ${n(y + off)}`)
    .join('');

/** Where it lay in the pan, was turned, and lay again: dark patches with soft edges, most of them along its lower side. */
const browned = ({ d }: Pen, { points, half }: Course, seared: string) =>
  Array.from({ length: 13 }, (_, i) => {
    const { x, y } = points[d.random.whole(0, 8)]!;
    const off = (i % 3 === 0 ? d.random.between(-0.4, 0.1) : d.random.between(0.2, 0.8)) * half;
    return ellipse(
      x + d.random.between(-10, 10),
      y + off,
      d.random.between(9, 26),
      d.random.between(3.5, 8),
      `fill="${d.spot(seared, 0.25)}" fill-opacity=".72"`,
      d.random.between(-14, 14),
    );
  }).join('');

/** Herbs and fat that show through the skin. */
const speckled = ({ d, colour }: Pen, { points, half }: Course, seared: string) =>
  Array.from({ length: 18 }, () => {
    const { x, y } = points[d.random.whole(0, 8)]!;
    const r = d.random.between(1.2, 3.2);
    const tone = d.random.chance(0.5) ? seared : lighten(colour, 0.55);
    return ellipse(
      x + d.random.between(-11, 11),
      y + d.random.between(-0.75, 0.75) * half,
      r * 1.5,
      r,
      `fill="${tone}" fill-opacity=".5"`,
    );
  }).join('');

/** Where the skin burst in the heat: one sees the coarse meat in it. */
const burst = ({ d, colour }: Pen, { points, half }: Course) => {
  const { x, y } = points[d.random.whole(3, 5)]!;
  const [long, wide] = [d.random.between(20, 34), half * d.random.between(0.2, 0.34)];
  const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y - half * 0.1 + dy)}`;
  const gap = `M${at(-long, 3)}Q${at(0, -wide * 2)} ${at(long, -2)}Q${at(4, wide * 1.6)} ${at(-long, 3)}Z`;
  const meat = mix(lighten(colour, 0.4), '#e0b890', 0.4);
  const crumbs = Array.from({ length: 9 }, () =>
    ellipse(
      x + d.random.between(-0.6, 0.6) * long,
      y - half * 0.1 + d.random.between(-0.5, 0.5) * wide,
      d.random.between(2, 4.5),
      d.random.between(1.5, 3),
      `fill="${d.random.chance(0.5) ? lighten(meat, 0.5) : darken(meat, 0.35)}" fill-opacity=".7"`,
    ),
  ).join('');
  return (
    path(gap, `fill="${meat}"`) + d.clipped(path(gap, ''), crumbs) + path(gap, line(darken(colour, 0.6), 2.5, 0.6))
  );
};

/** The window along its upper side, broken where the skin puckers. */
const lights = ({ d }: Pen, { points, half }: Course) =>
  (
    [
      [1, 2, 5.5],
      [3, 4, 4],
      [5, 7, 3],
    ] as const
  )
    .map(([from, to, wide]) =>
      path(
        routeOf(points, -half * d.random.between(0.5, 0.66), from, to),
        line('#fff3dc', wide, d.random.between(0.4, 0.75)),
      ),
    )
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const course = courseOf(d);
  const { points, half } = course;
  const full = fullnessOf(d);
  const shape = bandOf(sidesOf(points, (i) => half * full(i)));
  const seared = mix(darken(deepen(colour, 0.4), 0.5), '#3a1406', 0.4);
  const skin = mix(darken(colour, 0.4), '#5a2408', 0.4);
  return (
    twist(pen, points[0]!, -1, skin) +
    twist(pen, points[8]!, 1, skin) +
    path(shape, `transform="translate(3 12)" fill="${darken(colour, 0.72)}" fill-opacity=".4"`) +
    path(shape, `transform="translate(1 6)" fill="${darken(colour, 0.66)}"`) +
    path(shape, `fill="${d.run([lighten(colour, 0.36), colour, mix(darken(colour, 0.3), seared, 0.3)])}"`) +
    d.clipped(
      path(shape, ''),
      path(routeOf(points, half * 0.96, 0, 8), line(seared, half * 0.9, 0.36)) +
        path(routeOf(points, -half * 0.42, 0, 8), line(lighten(colour, 0.34), half * 0.5, 0.36)) +
        browned(pen, course, seared) +
        speckled(pen, course, seared) +
        path(shape, line(seared, 5, 0.45)),
    ) +
    (d.random.chance(0.4) ? burst(pen, course) : '') +
    lights(pen, course)
  );
};

/** A fried sausage, each bent in its own way, browned where it lay in the pan, its skin twisted at the ends and burst here and there. */
export const sausage: PieceKind = { size: 92, count: 3, spin: 30, shadow: [98, 30], colour: '#a8522c', draw };
