import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';

/** The outline of a thread through the points: it swells where the spoon turns and thins where it flies. */
const thread = (d: Drawing, points: readonly Point[], widest: number) => {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((here, i) => {
    const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [(before.y - after.y) / length, (after.x - before.x) / length];
    const isEnd = i === 0 || i === points.length - 1;
    const width = widest * (isEnd ? 0.3 : d.random.between(0.34, 1.15));
    left.push({ x: here.x + nx * width, y: here.y + ny * width });
    right.push({ x: here.x - nx * width, y: here.y - ny * width });
  });
  return smooth([...left, ...right.toReversed()]);
};

/** To and fro over the area, from its top to its bottom; three points for each pass and one at each turn. */
const toAndFro = (d: Drawing, { rx, ry }: Area): Point[] => {
  const passes = d.random.whole(5, 7);
  return Array.from({ length: passes }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const y = ((i + 0.5) / passes) * 2 - 1;
    const reach = Math.sqrt(Math.max(0.12, 1 - y * y)) * rx * d.random.between(0.56, 0.98);
    const fall = (ry * 1.5) / passes;
    const from = y * ry * 0.8 - fall * 0.4;
    // A hand moves in an arc, and turns in a narrow loop.
    const arc = d.random.between(0.04, 0.12) * ry;
    return [-1, -0.5, 0, 0.5, 0.96].map((share, k) => ({
      x: side * share * reach + d.random.between(-0.03, 0.03) * rx,
      y: from + (k / 5) * fall * d.random.between(0.7, 1.2) - arc * (1 - share * share),
    }));
  }).flat();
};

/** A thread of sauce from a spoon moved to and fro, uneven, as by hand, and the drops that fell beside it. */
export const drizzle = (d: Drawing, area: Area, colour: string) => {
  const tilt = d.random.between(-50, 50);
  const points = toAndFro(d, area);
  const width = Math.min(5.2, 2.2 + area.rx * 0.016);
  const route = thread(d, points, width);
  const drops = pointsIn(d.random, { x: 0, y: 0, rx: area.rx, ry: area.ry }, 8, 0.95)
    .map(({ x, y }) => {
      const r = width * d.random.between(0.5, 1.3);
      return (
        circle(x + 1.4, y + 2.2, r, `fill="${SHADOW}" fill-opacity=".22"`) +
        circle(x, y, r, `fill="${colour}"`) +
        glint(x - r * 0.3, y - r * 0.35, r * 0.32, r * 0.18, 0.75)
      );
    })
    .join('');
  const light = `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
  return placed(
    area.x,
    area.y,
    tilt,
    path(route, `transform="translate(2 3)" fill="${SHADOW}" fill-opacity=".24"`) +
      path(route, `fill="${darken(colour, 0.08)}" fill-opacity=".94"`) +
      path(
        light,
        `${line(lighten(colour, 0.6), width * 0.4, 0.5)} stroke-dasharray="26 60" transform="translate(-1 -1)"`,
      ) +
      drops,
  );
};
