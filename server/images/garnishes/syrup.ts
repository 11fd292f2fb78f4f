import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** Where syrup runs over the edge, in degrees: down a front, off a small cake. */
const [DOWN, FEW] = [
  [14, 52, 88, 128, 166],
  [30, 160, 255],
];

/** How far a pool reaches in each direction about its middle, as a share of the radius: where it ran, it tapers to a tongue. */
const RUNS = [0.66, 0.84, 0.9, 0.7, 0.68, 0.74, 0.97, 0.82, 0.68, 0.66, 0.72, 0.88, 0.94, 0.72, 0.64, 0.66];

/** Syrup poured on something broad: one pool, with tongues where it ran to the edge and gathered. */
const poured = (d: Drawing, { x, y, rx, ry }: Area, colour: string) => {
  const start = d.random.between(0, 40);
  const pool = smooth(
    RUNS.map((share, i) => {
      const radians = ((start + ((i + d.random.between(-0.2, 0.2)) * 360) / RUNS.length) * Math.PI) / 180;
      const far = share * d.random.between(0.93, 1.04);
      return { x: x + Math.cos(radians) * rx * far, y: y + Math.sin(radians) * ry * far };
    }),
  );
  const tone = darken(colour, 0.08);
  return (
    path(pool, `transform="translate(3 6)" fill="${SHADOW}" fill-opacity=".24"`) +
    path(pool, line(darken(colour, 0.34), 3, 0.5)) +
    path(pool, `fill="${d.shade(tone, { light: 0.3, dark: 0.2 })}"`) +
    path(
      pool,
      `${line(lighten(colour, 0.5), 4, 0.4)} transform="translate(${n(x * 0.06)} ${n(y * 0.06)}) scale(.94)"`,
    ) +
    ellipse(x - rx * 0.28, y - ry * 0.36, rx * 0.26, ry * 0.06, 'fill="#fff" fill-opacity=".5"', -26)
  );
};

/** A pool of syrup that runs over the edge in a few drips. */
export const syrup = (d: Drawing, area: Area, colour: string) => {
  if (area.ry >= area.rx * 0.7 && Math.min(area.rx, area.ry) >= 120) return poured(d, area, colour);
  const pool = blob(d.random, area.x, area.y, area.rx * 0.72, area.ry * 0.7, { wobble: 0.12, points: 11 });
  // A small cake has narrow drips.
  const narrow = Math.min(1, Math.min(area.rx, area.ry) / 120);
  const start = d.random.between(0, 360);
  // On a pudding seen from the side, the syrup runs down its front.
  const isTilted = area.ry < area.rx * 0.7;
  const bends = isTilted ? DOWN : FEW;
  const drips = bends.map((bend) => {
    const radians = (((isTilted ? 0 : start) + bend + d.random.between(-14, 14)) * Math.PI) / 180;
    const at = (reach: number) =>
      `${n(area.x + Math.cos(radians) * area.rx * reach)} ${n(area.y + Math.sin(radians) * area.ry * reach)}`;
    const far = isTilted ? `v${n(area.rx * d.random.between(0.24, 0.72))}` : `L${at(d.random.between(0.76, 1) * 0.9)}`;
    return { route: `M${at(0.5)}${far}`, width: d.random.between(24, 36) * (isTilted ? 0.72 : 1) * narrow };
  });
  const tone = darken(colour, 0.08);
  return (
    drips.map(({ route, width }) => path(route, `${line(SHADOW, width, 0.2)} transform="translate(2 4)"`)).join('') +
    path(pool, `transform="translate(2 4)" fill="${SHADOW}" fill-opacity=".2"`) +
    drips.map(({ route, width }) => path(route, line(tone, width))).join('') +
    path(pool, line(darken(colour, 0.3), 2, 0.4)) +
    path(pool, `fill="${d.shade(tone, { light: 0.22, dark: 0.14 })}"`) +
    drips
      .map(({ route, width }) =>
        path(
          route,
          `${line(lighten(colour, 0.6), 3, 0.55)} transform="translate(${n(-width * 0.22)} ${n(-width * 0.2)})"`,
        ),
      )
      .join('') +
    ellipse(
      area.x - area.rx * 0.28,
      area.y - area.ry * 0.36,
      area.rx * 0.26,
      area.ry * 0.07,
      'fill="#fff" fill-opacity=".5"',
      -26,
    )
  );
};
