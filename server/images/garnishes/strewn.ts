import { type Drawing, n } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path, placed } from '../canvas/svg';

/** Joins a number of drawings; `draw` gets the index. */
export const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Flakes of chopped leaves, each with its shadow: many small ones, a few large ones with a lit edge. */
export const flecks = (d: Drawing, points: readonly Point[], colour: string, size: number) =>
  points
    .map(({ x, y }) => {
      const r = size * (0.5 + 1.2 * d.random.next() ** 2);
      const turn = d.random.between(0, 360);
      const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.42) : darken(colour, 0.4), d.random.next());
      const shape = blob(d.random, 0, 0, r, r * d.random.between(0.34, 0.62), { wobble: 0.36, points: 6, turn });
      const lit =
        r > size ? path(shape, `transform="scale(.5) translate(-1.2 -1.5)" fill="${lighten(tone, 0.3)}"`) : '';
      return `<g transform="translate(${n(x)} ${n(y)})">${path(shape, `transform="translate(1.400 2)" fill="${SHADOW}" fill-opacity=".28"`)}${path(shape, `fill="${tone}"`)}${lit}</g>`;
    })
    .join('');

/** Small oval seeds. */
export const seedDots = (d: Drawing, points: readonly Point[], colour: string, rx: number, ry: number) =>
  points
    .map(({ x, y }) => {
      const turn = d.random.between(0, 180);
      return (
        ellipse(x + 1, y + 1.8, rx, ry, `fill="${SHADOW}" fill-opacity=".32"`, turn) +
        ellipse(x, y, rx, ry, `fill="${mix(darken(colour, 0.08), lighten(colour, 0.6), d.random.next())}"`, turn)
      );
    })
    .join('');

/** Dust: pepper, sugar, cocoa. */
export const specks = (d: Drawing, points: readonly Point[], colour: string, largest: number) =>
  points
    .map(({ x, y }) =>
      circle(
        x,
        y,
        0.8 + d.random.next() * largest,
        `fill="${colour}" fill-opacity="${d.random.between(0.5, 0.9).toFixed(2)}"`,
      ),
    )
    .join('');

/** Pepper from the mill: a little dust, a few cracked corns, each brown on its lit side. */
export const groundPepper = (d: Drawing, points: readonly Point[], colour: string) =>
  points
    .map(({ x, y }) => {
      const r = 0.6 + d.random.next() ** 2.4 * 2.1;
      const tone = mix(colour, lighten(colour, 0.5), d.random.next() * 0.7);
      const turn = d.random.between(0, 180);
      return (
        ellipse(x, y, r * 1.25, r * 0.8, `fill="${tone}" fill-opacity=".85"`, turn) +
        (r > 1.7 ? circle(x - r * 0.3, y - r * 0.3, r * 0.4, `fill="${lighten(colour, 0.6)}" fill-opacity=".5"`) : '')
      );
    })
    .join('');

/** Fine curls of zest. */
export const curls = (d: Drawing, points: readonly Point[], colour: string, length: number, width: number) =>
  points
    .map(({ x, y }) => {
      const turn = d.random.between(0, 360);
      const bend = d.random.between(-0.7, 0.7) * length;
      const route = `M${n(-length)} 0Q0 ${n(bend)} ${n(length)} ${n(bend * 0.2)}`;
      return placed(
        x,
        y,
        turn,
        path(route, `${line(SHADOW, width, 0.3)} transform="translate(1.200 2.200)"`) +
          path(route, line(mix(darken(colour, 0.06), lighten(colour, 0.6), d.random.next()), width)),
      );
    })
    .join('');
