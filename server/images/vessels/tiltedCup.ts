import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';
import { leaned, SQUASH } from '../canvas/tilt';
import { rimLight, speckles } from './ceramics';
import { tilted } from './tilted';
import type { Vessel } from './vessel';

/** An ear of a cup or mug at its right or left side, seen from the side. */
const earOf = (x: number, y: number, side: 1 | -1, out: number, high: number, glaze: string, wide: number) => {
  const at = (by: number) => n(x + side * by);
  const route = `M${at(-10)} ${n(y)}C${at(out)} ${n(y - high * 0.16)} ${at(out)} ${n(y + high * 0.9)} ${at(-34)} ${n(y + high)}`;
  return (
    path(route, `${line(SHADOW, wide, 0.3)} transform="translate(12 18)"`) +
    path(route, line(darken(glaze, 0.34), wide)) +
    path(route, `${line(glaze, wide * 0.72)} transform="translate(-2 -3)"`) +
    path(route, `${line(lighten(glaze, 0.6), wide * 0.24)} transform="translate(-5 -7)"`)
  );
};

/** A saucer under a cup, from above: it is leaned with the rest. */
const saucerOf = (d: Drawing, x: number, y: number, r: number, glaze: string) =>
  ellipse(x + 40, y + 44, r * 1.06, r * 1.02, `fill="${d.spot(SHADOW, 0.7)}" fill-opacity=".46"`) +
  circle(x, y + 9, r, `fill="${darken(glaze, 0.4)}"`) +
  circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.16)])}"`) +
  circle(x, y, r * 0.9, `fill="${d.sweep([darken(glaze, 0.14), lighten(glaze, 0.6)])}"`) +
  circle(x, y, r * 0.6, `fill="${d.sweep([darken(glaze, 0.2), lighten(glaze, 0.3)])}"`) +
  speckles(d, x, y, r * 0.7, r * 0.97, 40, darken(glaze, 0.5)) +
  rimLight(x, y, r - 3, 4, 0.8);

/** A wide cup on its saucer. */
export const tiltedCup = (d: Drawing, x: number): Vessel => {
  const glaze = d.random.pick(['#f5eee3', '#f5eee3', '#dfe7e2', '#f3ddc6']);
  const [r, y, height] = [196, 212, 132];
  const low = y + height + r * 0.2;
  const cup = tilted(d, x, y, { outer: glaze, inner: '#f7f0e4', r, wall: 0.945, foot: 0.7, height, low: 10 });
  return {
    ...cup,
    under:
      leaned(saucerOf(d, x, low, 262, glaze), low, SQUASH * 0.92) +
      earOf(x + r, y + 30, 1, 92, 84, glaze, 26) +
      cup.under,
    busySide: 'right',
  };
};

/** A straight mug. */
export const tiltedMug = (d: Drawing, x: number): Vessel => {
  const glaze = d.random.pick(['#4a6f7c', '#b8593c', '#e8d9bf', '#5d4a66', '#7f9a72', '#d9a13f']);
  const [r, y, height] = [204, 222, 136];
  const onRim = speckles(d, x, y, r * 0.93, r * 0.99, 40, darken(glaze, 0.45));
  const mug = tilted(d, x, y, { outer: glaze, inner: '#f2e8d8', r, wall: 0.94, foot: 0.92, height, low: 11, onRim });
  return { ...mug, under: earOf(x + r, y + 36, 1, 104, 100, glaze, 36) + mug.under, busySide: 'right' };
};
