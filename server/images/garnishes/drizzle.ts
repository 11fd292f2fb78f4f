import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';

/** A thread of sauce from a spoon moved to and fro, a little uneven, as by hand. */
export const drizzle = (d: Drawing, area: Area, colour: string) => {
  const tilt = d.random.between(-38, 38);
  const bends = d.random.whole(7, 9);
  const points = Array.from({ length: bends }, (_, i) => {
    const y = ((i + d.random.between(-0.32, 0.32)) / (bends - 1)) * 2 - 1;
    const reach = Math.sqrt(Math.max(0.08, 1 - y * y)) * d.random.between(0.5, 0.98) * (i % 2 ? 1 : -1);
    return { x: reach * area.rx * 0.9, y: y * area.ry * 0.8 };
  });
  const at = (i: number) => points[Math.min(bends - 1, Math.max(0, i))]!;
  let route = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < bends - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    route += `C${n(from.x + (to.x - before.x) / 4)} ${n(from.y + (to.y - before.y) / 4 + 6)} ${n(to.x - (after.x - from.x) / 4)} ${n(to.y - (after.y - from.y) / 4 - 6)} ${n(to.x)} ${n(to.y)}`;
  }
  const width = Math.min(8.5, 3.5 + area.rx * 0.03);
  const drops = [at(0), at(bends - 1), ...pointsIn(d.random, { x: 0, y: 0, rx: area.rx, ry: area.ry }, 6, 0.95)]
    .map(({ x, y }) => {
      const r = width * d.random.between(0.5, 1);
      return (
        circle(x + 1.4, y + 2.2, r, `fill="${SHADOW}" fill-opacity=".22"`) +
        circle(x, y, r, `fill="${colour}"`) +
        glint(x - r * 0.3, y - r * 0.35, r * 0.32, r * 0.18, 0.75)
      );
    })
    .join('');
  return placed(
    area.x,
    area.y,
    tilt,
    path(route, `${line(SHADOW, width, 0.24)} transform="translate(2 3.500)"`) +
      path(route, line(darken(colour, 0.12), width, 0.96)) +
      path(route, line(colour, width * 0.66)) +
      path(route, `${line(lighten(colour, 0.6), width * 0.26, 0.8)} transform="translate(-1 -1.400)"`) +
      drops,
  );
};
