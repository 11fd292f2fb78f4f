import { n } from '../canvas/drawing';
import { brightness, darken, deepen, lighten } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { halfAt, sideOf } from './profile';

/**
 * What makes a drink look deep: it is fuller in colour towards the sides of the glass, where one looks through more of it,
 * light gathers low on the side away from the window, and under the surface lies the shade of the rim.
 */
export const depthOf = ({ d, glass, x, liquid }: GlassScene, isClear: boolean): string => {
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const half = halfAt(glass, top);
  const isPale = brightness(liquid) > 0.7;
  const full = isPale ? deepen(liquid, 1) : darken(liquid, 0.5);
  const strong = isClear ? 1 : 0.6;
  const sides = [
    [34, 0.12],
    [18, 0.16],
    [8, 0.2],
  ]
    .map(([width = 0, opacity = 0]) =>
      ([-1, 1] as const)
        .map((side) => path(sideOf(glass, x, side, 0), line(full, width * 1.6, Number((opacity * strong).toFixed(2)))))
        .join(''),
    )
    .join('');
  const low = top + (bottom - top) * 0.74;
  const wide = halfAt(glass, low);
  const gathered = isClear
    ? ellipse(
        x + wide * 0.36,
        low,
        wide * 0.5,
        (bottom - top) * 0.24,
        `fill="${d.spot(lighten(liquid, 0.7), 0)}" fill-opacity=".62"`,
      )
    : '';
  const under = path(
    `M${n(x - half)} ${n(top)}A${n(half)} ${n(half * TILT)} 0 0 0 ${n(x + half)} ${n(top)}`,
    `${line(full, 12, 0.16 * strong)} transform="translate(0 6)"`,
  );
  return sides + gathered + under;
};
