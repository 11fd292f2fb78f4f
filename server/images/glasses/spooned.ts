import { n } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { smooth, type Point } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { circle, line, path } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { halfAt } from './profile';

const STEPS = 8;

/** The uneven line between two layers that were spooned in, from the left wall to the right one. */
const boundary = ({ d, x }: GlassScene, y: number) => {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => ({
    x: x - 190 + (380 / STEPS) * i,
    y: y + d.random.between(-9, 9),
  }));
  return points
    .map(({ x: px, y: py }, i) => `${i === 0 ? 'M' : 'S'}${i === 0 ? '' : `${n(px - 24)} ${n(py)} `}${n(px)} ${n(py)}`)
    .join('');
};

/** Layers of a dessert in its glass, from the bottom up; they are opaque, and full of air. */
export const layersIn = (scene: GlassScene, colours: readonly string[]): string => {
  const { d, glass, x } = scene;
  const [top, bottom] = [glass.fillTop - 12, bottomOf(glass)];
  const height = (bottom - top) / Math.max(1, colours.length);
  return colours
    .toReversed()
    .map((colour, i) => {
      const from = top + i * height;
      const edge = i === 0 ? `M${n(x - 190)} ${n(from)}H${n(x + 190)}` : boundary(scene, from);
      const holes = Array.from({ length: 26 }, () => {
        const y = d.random.between(from + 8, from + height - 4);
        const half = halfAt(glass, y) - 8;
        return circle(
          x + d.random.between(-half, half),
          y,
          1.2 + d.random.next() ** 2 * 3.6,
          `fill="${d.random.chance(0.6) ? darken(colour, 0.24) : lighten(colour, 0.5)}" fill-opacity=".5"`,
        );
      }).join('');
      return (
        path(
          `${edge}V${n(bottom + 40)}H${n(x - 190)}Z`,
          `fill="${d.run([lighten(colour, 0.14), colour, darken(colour, 0.12)], true)}"`,
        ) +
        (i === 0 ? '' : path(edge, line(darken(colour, 0.3), 4, 0.35))) +
        holes
      );
    })
    .join('');
};

/** What lies on top of a dessert in a glass; all else is inside it. */
const TOPPINGS = new Set(['berry', 'crumble', 'nut', 'cookie', 'prawn', 'chunk', 'cube']);

/** The last spoonfuls: they stand above the rim in soft folds that end in a peak. */
export const spoonedTop = (scene: GlassScene, colour: string, pieces: readonly PictureItem[]): string => {
  const { d, glass, x } = scene;
  const half = halfAt(glass, glass.fillTop) - 5;
  const y = glass.fillTop;
  const high = Math.min(74, half * 0.5);
  const jag = (by: number) => d.random.between(-by, by);
  const back: Point[] = [
    { x: x - half, y: y + 2 },
    { x: x - half * 0.86, y: y - high * 0.46 + jag(5) },
    { x: x - half * 0.5, y: y - high * 0.66 + jag(5) },
    { x: x - half * 0.16, y: y - high * 0.94 },
    { x: x + half * 0.05, y: y - high * 1.22 },
    { x: x + half * 0.16, y: y - high * 1.06 },
    { x: x + half * 0.44, y: y - high * 0.7 + jag(5) },
    { x: x + half * 0.84, y: y - high * 0.44 + jag(5) },
    { x: x + half, y: y + 2 },
    { x: x + half * 0.6, y: y + half * TILT * 0.8 },
    { x, y: y + half * TILT },
    { x: x - half * 0.6, y: y + half * TILT * 0.8 },
  ];
  const fold = (from: number, to: number, rise: number) =>
    `M${n(x + half * from)} ${n(y - high * rise)}Q${n(x + half * ((from + to) / 2))} ${n(y - high * (rise - 0.46))} ${n(x + half * to)} ${n(y - high * (rise + 0.16))}`;
  const folds = [fold(-0.8, 0.06, 0.3), fold(-0.3, 0.72, 0.14), fold(-0.5, 0.2, 0.66)];
  const toppings = pieces
    .filter(({ kind }) => TOPPINGS.has(kind))
    .flatMap((item) => {
      const size = { crumble: 12, nut: 15, cookie: 42, prawn: 40 }[item.kind] ?? 21;
      const count = size > 30 ? 2 : size > 20 ? 3 : 7;
      return Array.from({ length: count }, (_, i) => {
        const share = ((i + 0.5) / count) * 1.3 - 0.65 + jag(0.1);
        const at = { x: x + half * share, y: y - high * (0.86 - Math.abs(share)) * d.random.between(0.5, 0.95) };
        return drawPiece(d, item, at, size, jag(60), 0.5);
      });
    })
    .join('');
  return (
    path(smooth(back), `fill="${d.shade(colour, { light: 0.5, dark: 0.2 })}"`) +
    path(folds.join(''), line(darken(colour, 0.3), 7, 0.3)) +
    path(folds.join(''), `${line(lighten(colour, 0.7), 5, 0.6)} transform="translate(-2 -6)"`) +
    glint(x - half * 0.4, y - high * 0.56, 16, 5, 0.5) +
    toppings
  );
};
