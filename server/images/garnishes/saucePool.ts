import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** A thick sauce that covers what lies under it: cheese sauce, mole, hollandaise. */
export const saucePool = (d: Drawing, area: Area, colour: string) => {
  const pool = blob(d.random, area.x, area.y, area.rx * 0.72, area.ry * 0.66, { wobble: 0.17, points: 11 });
  const swirl = (reach: number, from: number) => {
    const at = (angle: number) =>
      `${n(area.x + Math.cos(angle) * area.rx * reach)} ${n(area.y + Math.sin(angle) * area.ry * reach)}`;
    return path(
      `M${at(from)}A${n(area.rx * reach)} ${n(area.ry * reach)} 0 0 1 ${at(from + 1.2)}`,
      line(brightness(colour) > 0.4 ? darken(colour, 0.24) : lighten(colour, 0.3), Math.min(9, area.rx * 0.05), 0.24),
    );
  };
  return (
    path(pool, `transform="translate(3 6)" fill="${SHADOW}" fill-opacity=".32"`) +
    path(pool, `fill="${darken(colour, 0.2)}"`) +
    path(
      pool,
      `transform="translate(-1 -3)" fill="${d.shade(colour, { light: 0.22, dark: 0.1 })}" fill-opacity=".94"`,
    ) +
    swirl(0.5, 0.4) +
    swirl(0.34, 2.6) +
    swirl(0.6, 4.1) +
    ellipse(
      area.x - area.rx * 0.3,
      area.y - area.ry * 0.4,
      area.rx * 0.2,
      area.ry * 0.05,
      'fill="#fff" fill-opacity=".45"',
      -24,
    )
  );
};
