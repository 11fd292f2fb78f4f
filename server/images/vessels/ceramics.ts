import { type Drawing, n } from '../canvas/drawing';
import { SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';

/** Speckles of a stoneware glaze on a ring, between two radii. */
export const speckles = (d: Drawing, x: number, y: number, from: number, to: number, count: number, colour: string) => {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(from, to);
    const r = 0.6 + d.random.next() ** 2 * 2;
    dots += circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      r,
      `fill="${colour}" fill-opacity="${d.random.between(0.3, 0.75).toFixed(2)}"`,
    );
  }
  return dots;
};

/** The light on the upper left of a round rim. */
export const rimLight = (x: number, y: number, r: number, width: number, opacity: number) =>
  path(
    `M${n(x - r * 0.97)} ${n(y - r * 0.22)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.1)} ${n(y - r * 0.99)}`,
    line('#ffffff', width, opacity),
  );

/** The shadow of a round vessel; `height` is how far it stands above the table. */
export const discShadow = (d: Drawing, x: number, y: number, r: number, height: number) =>
  ellipse(x + 40 * height, y + 52 * height, r * 1.2, r * 1.17, `fill="${d.spot(SHADOW, 0.62)}" fill-opacity=".34"`) +
  ellipse(x + 10, y + 14, r * 1.07, r * 1.07, `fill="${d.spot(SHADOW, 0.84)}" fill-opacity=".46"`);

/** The shadow of the wall on the food's edge, strongest at the upper left. */
export const well = (d: Drawing, x: number, y: number, r: number, opacity = 0.55) =>
  circle(x, y, r, `fill="${d.edge(SHADOW, 0.76, opacity, { x: 0.55, y: 0.57 })}"`);
