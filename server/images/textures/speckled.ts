import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { path } from '../canvas/svg';

/** Uneven light and dark spots on something baked. */
export const speckled = ({ d, colour }: Pen, count: number, reach: number, size: number) => {
  let spots = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * reach;
    const r = size * d.random.between(0.4, 1.4);
    spots += path(
      blob(d.random, Math.cos(angle) * far, Math.sin(angle) * far, r * 1.2, r * 0.8, { wobble: 0.3, points: 6 }),
      `fill="${d.random.chance(0.5) ? darken(colour, 0.3) : lighten(colour, 0.45)}" fill-opacity=".32"`,
    );
  }
  return spots;
};
