import { n } from '../canvas/drawing';
import { darken } from '../canvas/palette';
import { circle, ellipse, path, rect } from '../canvas/svg';
import { bottomOf, type GlassScene } from './glassScene';
import { glassOutline, halfAt } from './profile';

/** One drop: the glass behind it is seen upside down, so that it is dark above and light below, with the window in it. */
const drop = (x: number, y: number, r: number, shade: string) =>
  ellipse(x + r * 0.24, y + r * 0.4, r, r * 1.14, `fill="${shade}" fill-opacity=".5"`) +
  ellipse(x, y, r, r * 1.12, 'fill="#fff" fill-opacity=".34"') +
  (r > 2.4
    ? ellipse(x - r * 0.1, y - r * 0.3, r * 0.7, r * 0.5, `fill="${shade}" fill-opacity=".3"`) +
      ellipse(x + r * 0.14, y + r * 0.46, r * 0.62, r * 0.42, 'fill="#fff" fill-opacity=".7"')
    : '') +
  circle(x - r * 0.34, y - r * 0.42, r * 0.28, 'fill="#fff" fill-opacity=".95"');

/** The way that a drop ran down, with the drop at its end. */
const run = (x: number, y: number, length: number, r: number, shade: string) =>
  path(
    `M${n(x - r * 0.3)} ${n(y - length)}Q${n(x - r * 0.2)} ${n(y - length * 0.4)} ${n(x - r * 0.7)} ${n(y)}H${n(x + r * 0.7)}Q${n(x + r * 0.4)} ${n(y - length * 0.5)} ${n(x + r * 0.3)} ${n(y - length)}Z`,
    `fill="#fff" fill-opacity=".22"`,
  ) + drop(x, y, r, shade);

/** How large beads are at most: beside a drink without bubbles small ones are not taken for any. */
const LARGEST = { still: 2.6, lively: 6.6 } as const;

/** What the air of the room leaves on a cold glass: a breath of mist below the surface, beads, and a few that ran down. */
export const dew = ({ d, glass, x, liquid }: GlassScene, isStill = false): string => {
  const { random } = d;
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const shade = darken(liquid, 0.55);
  const small = Math.sqrt((bottom - top) * halfAt(glass, (top + bottom) / 2));
  const at = (from: number, to: number) => {
    const y = random.between(top + (bottom - top) * from, top + (bottom - top) * to);
    const half = Math.max(0, halfAt(glass, y) - 12);
    // Beads gather where the glass turns away: its middle stays clear to look into.
    const side = random.chance(0.5) ? 1 : -1;
    return { x: x + side * half * random.next() ** 0.42, y };
  };
  const beads = Array.from({ length: Math.round(small * (isStill ? 0.2 : 0.36)) }, () => {
    const place = at(0.02, 0.98);
    return drop(place.x, place.y, 1.6 + random.next() ** 2.4 * (isStill ? LARGEST.still : LARGEST.lively), shade);
  }).join('');
  const runs = Array.from({ length: glass.foot || isStill ? 1 : 4 }, () => {
    const place = at(0.34, 0.9);
    return run(place.x, place.y, random.between(40, 96), random.between(5, 7), shade);
  }).join('');
  const mist = rect(
    x - 190,
    top,
    380,
    bottom - top + glass.thick,
    `fill="${d.edge('#ffffff', 0.5, 0.3, { x: 0.5, y: 0.42 })}"`,
  );
  return d.clipped(path(glassOutline(glass, x, 3, glass.thick), ''), mist + beads + runs);
};
