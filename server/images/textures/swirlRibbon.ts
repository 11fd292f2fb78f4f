import { type Area, pointIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { lighten } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';

const STEPS = 14;

/** One stroke of the spoon: an arc about the middle, thin where it begins, widest past its half, drawn out to a hair. */
const stroke = (d: Drawing, area: Area, from: number, sweep: number, reach: number, widest: number) => {
  const opening = d.random.between(-0.1, 0.16);
  const at = (share: number): Point => {
    const angle = from + share * sweep;
    const far = reach + opening * share;
    return { x: area.x + Math.cos(angle) * far * area.rx, y: area.y + Math.sin(angle) * far * area.ry };
  };
  const inner: Point[] = [];
  const outer: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const share = i / STEPS;
    const here = at(share);
    const length = Math.hypot(here.x - area.x, here.y - area.y) || 1;
    const width = widest * Math.sin(Math.PI * share ** 0.8) * d.random.between(0.86, 1.14) + 0.6;
    const [nx, ny] = [(here.x - area.x) / length, (here.y - area.y) / length];
    outer.push({ x: here.x + nx * width, y: here.y + ny * width });
    inner.push({ x: here.x - nx * width, y: here.y - ny * width });
  }
  return smooth([...outer, ...inner.toReversed()]);
};

/** Cream or the like drawn through the surface with a spoon: strokes that follow each other round, and a few drops. */
export const swirlRibbon = (d: Drawing, area: Area, colour: string): string => {
  const widest = Math.min(9, area.rx * 0.046);
  const start = d.random.between(0, 6.28);
  const turn = d.random.chance(0.5) ? 1 : -1;
  const strokes = [0.2, 0.4, 0.56]
    .map((reach, i) =>
      stroke(
        d,
        area,
        start + turn * (i * 2.1 + d.random.between(-0.3, 0.3)),
        turn * d.random.between(2.3, 3.4) * (1 - i * 0.14),
        reach,
        widest * (1 - i * 0.16),
      ),
    )
    .join('');
  const drops = Array.from({ length: d.random.whole(3, 6) }, () => {
    const { x, y } = pointIn(d.random, { ...area, rx: area.rx * 0.74, ry: area.ry * 0.74 });
    const r = widest * d.random.between(0.24, 0.5);
    return ellipse(x, y, r * 1.2, r, `fill="${colour}" fill-opacity=".8"`);
  }).join('');
  return (
    // Seen through the surface, the cream is wider than on it.
    path(
      strokes,
      `fill="${colour}" fill-opacity=".3" stroke="${colour}" stroke-opacity=".26" stroke-width="${widest > 6 ? 9 : 5}"`,
    ) +
    path(strokes, `fill="${lighten(colour, 0.3)}" fill-opacity=".86"`) +
    drops
  );
};
