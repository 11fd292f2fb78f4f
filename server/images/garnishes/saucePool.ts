import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { brightness, darken, lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** The outline of a ladle of sauce: it runs down the near side of the heap in tongues of unlike length. */
const ladled = ({ random }: Drawing, { x, y, rx, ry }: Area) =>
  smooth(
    Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2;
      const near = Math.max(0, Math.sin(angle));
      const tongue = near * (i % 2 ? random.between(0.1, 0.3) : random.between(-0.16, -0.04));
      const reach = 1 + tongue + random.between(-0.07, 0.07);
      return { x: x + Math.cos(angle) * rx * 0.7 * reach, y: y + Math.sin(angle) * ry * 0.66 * reach };
    }),
  );

/** Where the window lies on it: a long light on its crown, short ones on what runs down. */
const lights = ({ x, y, rx, ry }: Area) =>
  (
    [
      [-0.3, -0.36, 0.18, 0.045],
      [0.06, -0.44, 0.06, 0.03],
      [-0.34, 0.3, 0.05, 0.06],
      [0.16, 0.4, 0.06, 0.04],
      [0.4, 0.2, 0.03, 0.06],
    ] as const
  )
    .map(([dx, dy, wide, high]) =>
      ellipse(x + rx * dx, y + ry * dy, rx * wide, ry * high, 'fill="#fff" fill-opacity=".42"', -20),
    )
    .join('');

/** A thick sauce that covers what lies under it: cheese sauce, mole, hollandaise. */
export const saucePool = (d: Drawing, area: Area, colour: string) => {
  const pool = ladled(d, area);
  const swirl = (reach: number, from: number) => {
    const at = (angle: number) =>
      `${n(area.x + Math.cos(angle) * area.rx * reach)} ${n(area.y + Math.sin(angle) * area.ry * reach)}`;
    return path(
      `M${at(from)}A${n(area.rx * reach)} ${n(area.ry * reach)} 0 0 1 ${at(from + 1.2)}`,
      line(brightness(colour) > 0.4 ? darken(colour, 0.24) : lighten(colour, 0.3), Math.min(9, area.rx * 0.05), 0.24),
    );
  };
  return (
    path(pool, `transform="translate(4 9)" fill="${SHADOW}" fill-opacity=".36"`) +
    path(pool, `transform="translate(0 3)" fill="${darken(colour, 0.34)}"`) +
    path(
      pool,
      `transform="translate(-1 -3)" fill="${d.shade(colour, { light: 0.22, dark: 0.1 })}" fill-opacity=".94"`,
    ) +
    swirl(0.5, 0.4) +
    swirl(0.34, 2.6) +
    swirl(0.6, 4.1) +
    lights(area)
  );
};
