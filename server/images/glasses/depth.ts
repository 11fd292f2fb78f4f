import { n } from '../canvas/drawing';
import { LIGHT } from '../canvas/palette';
import { ellipse, line, path, rect } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { glowOf, isDark, thickOf } from './lightIn';
import { halfAt } from './profile';

/** How dense a drink looks across the glass, from its left wall to its right one. */
const CLEAR = [
  [0, 0.86],
  [0.07, 0.56],
  [0.2, 0.14],
  [0.4, 0],
  [0.7, 0.04],
  [0.86, 0.4],
  [1, 0.92],
] as const;

/** A drink of milk or fruit is round like a pillar: lit from the left, dark to the right, with light from the table there. */
const OPAQUE = [
  [0, 0.42],
  [0.14, 0.1],
  [0.3, 0],
  [0.56, 0.08],
  [0.8, 0.46],
  [0.93, 0.74],
  [1, 0.6],
] as const;

/** The widest that the drink stands in its glass. */
const widestOf = ({ glass }: GlassScene) =>
  Math.max(halfAt(glass, glass.fillTop), ...glass.profile.filter(([y]) => y > glass.fillTop).map(([, half]) => half));

/** The light that falls through a clear drink: a glow low on the side away from the window, and its focus on the bottom. */
const glowIn = ({ d, glass, x, liquid }: GlassScene) => {
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const [high, low] = [bottom - top, top + (bottom - top) * (glass.foot ? 0.46 : 0.66)];
  const wide = halfAt(glass, low);
  const glow = glowOf(liquid);
  const foot = halfAt(glass, bottom - 6);
  return (
    ellipse(
      x + wide * 0.16,
      low,
      wide * 0.92,
      high * 0.44,
      `fill="${d.spot(glow, 0.05)}" fill-opacity="${isDark(liquid) ? 0.5 : 0.9}"`,
    ) +
    ellipse(
      x + wide * 0.3,
      low + high * 0.06,
      wide * 0.42,
      high * 0.2,
      `fill="${d.spot(LIGHT, 0)}" fill-opacity=".5"`,
    ) +
    ellipse(x + foot * 0.2, bottom - 5, foot * 0.62, high * 0.06, `fill="${d.spot(glow, 0.2)}" fill-opacity=".95"`)
  );
};

/**
 * What makes a drink look deep: it is fuller in colour towards the sides of the glass and its bottom, where one looks
 * through more of it; a clear one glows where the light falls through, and under the surface lies the shade of the rim.
 */
export const depthOf = (scene: GlassScene, isClear: boolean): string => {
  const { d, glass, x, liquid } = scene;
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const [half, wide] = [halfAt(glass, top), widestOf(scene)];
  const thick = thickOf(liquid, isClear);
  const body = (fill: string) => rect(x - wide, top - 8, wide * 2, bottom - top + 12, `fill="${fill}"`);
  const under = path(
    `M${n(x - half)} ${n(top)}A${n(half)} ${n(half * TILT)} 0 0 0 ${n(x + half)} ${n(top)}`,
    `${line(thick, 12, isClear ? 0.4 : 0.24)} transform="translate(0 7)"`,
  );
  const down = [
    [0, isClear ? 0.4 : 0.2],
    [0.12, 0.1],
    [0.3, 0],
    [0.66, 0.02],
    [0.9, isClear ? 0.4 : 0.2],
    [1, isClear ? 0.8 : 0.46],
  ] as const;
  return (
    body(
      d.veil(
        (isClear ? CLEAR : OPAQUE).map(([at, dense]) => [at, thick, dense] as const),
        true,
      ),
    ) +
    body(d.veil(down.map(([at, dense]) => [at, thick, dense] as const))) +
    (isClear
      ? glowIn(scene)
      : ellipse(
          x - wide * 0.42,
          (top + bottom) / 2,
          wide * 0.2,
          (bottom - top) * 0.46,
          `fill="${d.spot(LIGHT, 0)}" fill-opacity=".42"`,
        )) +
    under
  );
};
