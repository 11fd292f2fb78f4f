import { type Drawing } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, ellipse } from '../canvas/svg';
import { discShadow, rimLight, speckles, well } from './ceramics';
import { handleLoop } from './handleLoop';
import type { Vessel } from './vessel';

/** A cup on its saucer. */
export const cup = (d: Drawing, x: number, y: number): Vessel => {
  const r = 202;
  const glaze = d.random.pick(['#f5eee3', '#f5eee3', '#dfe7e2', '#f3ddc6']);
  const saucer = 272;
  const turn = d.random.between(16, 36);
  const under =
    discShadow(d, x, y, saucer, 0.75) +
    circle(x, y, saucer, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.2)])}"`) +
    circle(x, y, saucer - 6, `fill="${d.sweep([lighten(glaze, 0.7), darken(glaze, 0.08)])}"`) +
    circle(x, y, saucer * 0.86, `fill="${d.sweep([darken(glaze, 0.12), lighten(glaze, 0.6)])}"`) +
    speckles(d, x, y, saucer * 0.78, saucer * 0.97, 46, darken(glaze, 0.5)) +
    rimLight(x, y, saucer - 3, 4, 0.8) +
    handleLoop(d, x, y, r, turn, glaze, 28) +
    ellipse(x + 26, y + 34, r * 1.14, r * 1.12, `fill="${d.spot(SHADOW, 0.66)}" fill-opacity=".34"`) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.3)])}"`) +
    circle(x, y, r * 0.93, `fill="${d.sweep([darken(glaze, 0.5), lighten(glaze, 0.3)])}"`) +
    rimLight(x, y, r - 4, 5, 0.85);
  return {
    under,
    over: well(d, x, y, r * 0.885, 0.5),
    ground: { x, y, rx: r * 0.88, ry: r * 0.88 },
    isDeep: true,
    eatenWith: 'spoon',
  };
};
