import type { Drawing } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';

/** Puffed grains that stick together all over a face with four corners, standing a little out at its edges. */
export const puffedGrains = (
  d: Drawing,
  [a, b, c, e]: readonly [Point, Point, Point, Point],
  colour: string,
  count: number,
): string =>
  Array.from({ length: count }, () => {
    const [u, v] = [d.random.between(0.02, 0.98), d.random.between(0.02, 0.98)];
    const at = (key: 'x' | 'y') => (a[key] * (1 - u) + e[key] * u) * (1 - v) + (b[key] * (1 - u) + c[key] * u) * v;
    const [x, y, turn] = [at('x'), at('y'), d.random.between(0, 180)];
    const tone = mix(colour, d.random.chance(0.6) ? lighten(colour, 0.5) : darken(colour, 0.2), d.random.next() * 0.8);
    const grain = { wobble: 0.14, points: 7, turn };
    return (
      ellipse(x + 1.4, y + 2.8, 11.5, 7.4, `fill="${darken(colour, 0.5)}" fill-opacity=".5"`, turn) +
      path(blob(d.random, x, y, 11, 6.6, grain), `fill="${d.shade(tone, { light: 0.5, dark: 0.2 })}"`)
    );
  }).join('');
