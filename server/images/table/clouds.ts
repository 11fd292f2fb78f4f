import { type Drawing, WIDTH } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import type { Table } from './tables';

/** Soft patches of lighter and darker tone. */
export const clouds = (d: Drawing, [lit, shaded]: Table['tones'], count: number, top: number, height: number) => {
  let patches = '';
  for (let i = 0; i < count; i++) {
    const tone = d.random.chance(0.5) ? lighten(lit, 0.7) : darken(shaded, 0.16);
    patches += ellipse(
      d.random.between(-40, WIDTH + 40),
      top + d.random.between(-20, height + 20),
      d.random.between(60, 190),
      d.random.between(24, 80),
      `fill="${d.spot(tone, 0)}" fill-opacity="${d.random.between(0.12, 0.34).toFixed(2)}"`,
      d.random.between(-30, 10),
    );
  }
  return patches;
};
