import { type Drawing } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, ellipse } from '../canvas/svg';
import { discShadow, rimLight, speckles, well } from './ceramics';
import { handleLoop } from './handleLoop';
import type { Vessel } from './vessel';

/** A mug on a cork mat. */
export const mug = (d: Drawing, x: number, y: number): Vessel => {
  const r = 206;
  const glaze = d.random.pick(['#4a6f7c', '#b8593c', '#e8d9bf', '#5d4a66', '#7f9a72', '#d9a13f']);
  const inner = '#f2e8d8';
  const cork = d.random.pick(['#c79a6a', '#8f6748', '#d8c3a0']);
  const turn = d.random.chance(0.7) ? d.random.between(14, 40) : d.random.between(150, 168);
  const under =
    discShadow(d, x, y, 246, 0.4) +
    circle(x, y, 246, `fill="${d.sweep([lighten(cork, 0.35), darken(cork, 0.2)])}"`) +
    circle(x, y, 236, `fill="none" stroke="${darken(cork, 0.35)}" stroke-width="2" stroke-opacity=".35"`) +
    speckles(d, x, y, 200, 242, 80, darken(cork, 0.5)) +
    handleLoop(d, x, y, r + 8, turn, glaze, 38) +
    ellipse(x + 30, y + 40, r * 1.15, r * 1.12, `fill="${d.spot(SHADOW, 0.66)}" fill-opacity=".4"`) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.42), darken(glaze, 0.36)])}"`) +
    circle(x, y, r * 0.955, `fill="${lighten(glaze, 0.18)}"`) +
    circle(x, y, r * 0.91, `fill="${d.sweep([darken(inner, 0.55), lighten(inner, 0.3)])}"`) +
    rimLight(x, y, r - 5, 5, 0.7);
  return {
    under,
    over: well(d, x, y, r * 0.865, 0.55),
    ground: { x, y, rx: r * 0.86, ry: r * 0.86 },
    isDeep: true,
    eatenWith: 'spoon',
  };
};
