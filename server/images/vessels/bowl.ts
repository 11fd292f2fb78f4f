import { type Drawing, n } from '../canvas/drawing';
import { brightness, darken, lighten } from '../canvas/palette';
import { circle } from '../canvas/svg';
import { discShadow, rimLight, speckles, well } from './ceramics';
import type { Vessel } from './vessel';

interface Bowl {
  glaze: string;
  inner: string;
}

export const BOWLS: Readonly<Record<string, Bowl>> = {
  'bowl-cream': { glaze: '#f4ede0', inner: '#efe3d0' },
  'bowl-slate': { glaze: '#2c4a58', inner: '#3d6672' },
  'bowl-terracotta': { glaze: '#b9623c', inner: '#d98a5c' },
};

/** A deep bowl. */
export const bowl = (d: Drawing, x: number, y: number, { glaze, inner }: Bowl): Vessel => {
  const r = d.random.between(238, 248);
  const inside = r * 0.885;
  const under =
    discShadow(d, x, y, r, 1.15) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.36), darken(glaze, 0.34)])}"`) +
    circle(
      x,
      y,
      r * 0.965,
      `fill="none" stroke="${lighten(glaze, 0.2)}" stroke-width="${n(r * 0.04)}" stroke-opacity=".35"`,
    ) +
    speckles(d, x, y, r * 0.91, r * 0.985, 54, brightness(glaze) > 0.6 ? darken(glaze, 0.45) : lighten(glaze, 0.5)) +
    circle(x, y, r * 0.918, `fill="${d.sweep([darken(inner, 0.52), lighten(inner, 0.2)])}"`) +
    rimLight(x, y, r - 5, 5, 0.62);
  return {
    under,
    over: well(d, x, y, inside + 1),
    ground: { x, y, rx: inside, ry: inside },
    isDeep: true,
    eatenWith: 'spoon',
  };
};
