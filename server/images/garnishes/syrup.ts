import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** Where syrup runs over the edge, in degrees: down a front, off a small cake, mostly towards the viewer off a large one. */
const [DOWN, FEW, AROUND] = [
  [14, 52, 88, 128, 166],
  [30, 160, 255],
  [-14, 28, 62, 104, 140, 176],
];

/** A pool of syrup that runs over the edge in a few drips. */
export const syrup = (d: Drawing, area: Area, colour: string) => {
  const pool = blob(d.random, area.x, area.y, area.rx * 0.72, area.ry * 0.7, { wobble: 0.12, points: 11 });
  // A small cake has narrow drips.
  const narrow = Math.min(1, Math.min(area.rx, area.ry) / 120);
  const start = d.random.between(0, 360);
  // On a pudding seen from the side, the syrup runs down its front.
  const isTilted = area.ry < area.rx * 0.7;
  const round = narrow < 1 ? FEW : AROUND;
  const bends = isTilted ? DOWN : round;
  const drips = bends.map((bend) => {
    const radians =
      (((isTilted ? 0 : start * (narrow < 1 ? 1 : 0.12)) + bend + d.random.between(-14, 14)) * Math.PI) / 180;
    const at = (reach: number) =>
      `${n(area.x + Math.cos(radians) * area.rx * reach)} ${n(area.y + Math.sin(radians) * area.ry * reach)}`;
    const far = isTilted
      ? `v${n(area.rx * d.random.between(0.24, 0.72))}`
      : `L${at(d.random.between(0.76, 1) * (narrow < 1 ? 0.9 : 1))}`;
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
