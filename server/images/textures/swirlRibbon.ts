import { type Area, pointIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { deepen, lighten } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';

const STEPS = 12;

/** The strokes of a spoon, from the middle outwards: how far out, and how wide beside the widest. */
const STROKES = [
  [0.12, 0.7],
  [0.25, 1],
  [0.34, 0.55],
  [0.44, 0.85],
  [0.52, 0.45],
  [0.62, 0.6],
] as const;

interface Stroke {
  /** Radians. */
  from: number;
  sweep: number;
  /** Share of the radius at which it begins. */
  reach: number;
  widest: number;
}

/** One stroke of the spoon: thin where it begins, swelling and thinning on its way, drawn out to a hair. */
const strokeOf = (d: Drawing, area: Area, { from, sweep, reach, widest }: Stroke) => {
  const opening = d.random.between(-0.08, 0.2);
  const wave = d.random.between(-0.03, 0.03);
  const inner: Point[] = [];
  const outer: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const share = i / STEPS;
    const angle = from + share * sweep;
    const far = reach + opening * share + wave * Math.sin(share * 7);
    const width = widest * Math.sin(Math.PI * share ** 0.8) * d.random.between(0.86, 1.06) + 0.5;
    const at = (out: number) => ({
      x: area.x + Math.cos(angle) * (far * area.rx + out),
      y: area.y + Math.sin(angle) * (far * area.ry + out),
    });
    outer.push(at(width));
    inner.push(at(-width));
  }
  return smooth([...outer, ...inner.toReversed()]);
};

/** Cream or the like drawn through the surface with a spoon: thin strokes that follow each other round, and drops. */
export const swirlRibbon = (d: Drawing, area: Area, colour: string): string => {
  const { random } = d;
  const widest = Math.min(7.8, area.rx * 0.044);
  const turn = random.chance(0.5) ? 1 : -1;
  const start = random.between(0, 6.28);
  const strokes = STROKES.map(([reach, wide], i) =>
    strokeOf(d, area, {
      from: start + turn * (i * 1.9 + random.between(-0.5, 0.5)),
      sweep: turn * random.between(1.7, 3.1) * (1 - i * 0.08),
      reach,
      widest: widest * wide,
    }),
  ).join('');
  const drops = Array.from({ length: random.whole(5, 9) }, () => {
    const { x, y } = pointIn(random, { ...area, rx: area.rx * 0.74, ry: area.ry * 0.74 });
    const r = widest * random.between(0.25, 0.6);
    return ellipse(x, y, r * 1.2, r, `fill="${colour}" fill-opacity=".85"`);
  }).join('');
  return (
    // Seen through the surface, the cream is wider than on it.
    path(
      strokes,
      `fill="${colour}" fill-opacity=".3" stroke="${colour}" stroke-opacity=".24" stroke-width="${widest > 4 ? 7 : 4}"`,
    ) +
    path(strokes, `transform="translate(.8 1.800)" fill="${deepen(colour, 1)}" fill-opacity=".5"`) +
    path(strokes, `fill="${lighten(colour, 0.1)}" fill-opacity=".95"`) +
    drops
  );
};
