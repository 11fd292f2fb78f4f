import { darken, lighten, mix } from '../canvas/palette';
import { circle, ellipse, rect } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { halfAt } from './profile';

/** One bubble of a froth: a ring with the window in it, and shade at its lower right. */
const bubble = (x: number, y: number, r: number, foam: string) =>
  circle(
    x,
    y,
    r,
    `fill="${lighten(foam, 0.5)}" fill-opacity=".5" stroke="${darken(foam, 0.42)}" stroke-opacity=".42" stroke-width="1.300"`,
  ) + (r > 3 ? circle(x - r * 0.3, y - r * 0.34, r * 0.3, 'fill="#fff" fill-opacity=".95"') : '');

/** The froth on a drink as it is seen through the glass, its bubbles larger towards the drink, and its uneven lower edge. */
export const frothIn = ({ d, glass, x, liquid, foam = '#fff6e6' }: GlassScene): string => {
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const depth = (bottom - top) * (glass.foot ? 0.16 : 0.17);
  const half = halfAt(glass, top + depth);
  const tone = mix(foam, liquid, 0.16);
  const lobes = Array.from({ length: 11 }, (_, i) =>
    ellipse(
      x + half * (-1 + i * 0.2),
      top + depth + half * TILT * Math.sqrt(Math.max(0, 1 - (-1 + i * 0.2) ** 2)) * 0.9,
      half * d.random.between(0.12, 0.2),
      depth * d.random.between(0.14, 0.34),
      `fill="${tone}"`,
    ),
  ).join('');
  const bubbles = Array.from({ length: 64 }, () => {
    const share = d.random.next() ** 0.8;
    const at = top + share * (depth + half * TILT);
    const r = 1.4 + d.random.next() ** 2.4 * (3 + share * 6);
    return bubble(x + d.random.between(-1, 1) * (halfAt(glass, at) - r), at, r, foam);
  }).join('');
  return (
    rect(x - 190, top, 380, depth, `fill="${d.run([lighten(foam, 0.2), tone])}"`) +
    ellipse(x, top + depth, half, half * TILT, `fill="${tone}"`) +
    lobes +
    bubbles
  );
};

/** Bubbles on the top of a froth, in a ring along the glass and a few in the middle. */
export const frothOn = ({ d, glass, x, foam = '#fff6e6' }: GlassScene): string => {
  const half = halfAt(glass, glass.fillTop) - 8;
  return Array.from({ length: 46 }, (_, i) => {
    const angle = d.random.next() * Math.PI * 2;
    const reach = i % 3 ? d.random.between(0.76, 0.97) : Math.sqrt(d.random.next()) * 0.8;
    const r = 1.2 + d.random.next() ** 2 * 5;
    return bubble(x + Math.cos(angle) * half * reach, glass.fillTop + Math.sin(angle) * half * TILT * reach, r, foam);
  }).join('');
};
