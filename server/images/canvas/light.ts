import { type Drawing, n } from './drawing';
import { SHADOW } from './palette';
import { circle, ellipse, path, placed } from './svg';

/** A small highlight, the window's reflection. */
export const glint = (x: number, y: number, rx: number, ry: number, opacity = 0.6, turn = -38): string =>
  ellipse(x, y, rx, ry, `fill="#fff" fill-opacity="${opacity}"`, turn);

/** The window in something wet: a crisp sliver of light, pointed at both ends, with a drop beside it. */
export const sliver = (x: number, y: number, half: number, opacity = 0.75, turn = -38): string =>
  placed(
    x,
    y,
    turn,
    path(
      `M${n(-half)} ${n(half * 0.1)}Q${n(-half * 0.1)} ${n(-half * 0.52)} ${n(half)} 0Q${n(half * 0.1)} ${n(-half * 0.16)} ${n(-half)} ${n(half * 0.1)}Z`,
      `fill="#fff" fill-opacity="${opacity}"`,
    ) + circle(half * 1.32, half * 0.12, half * 0.13, `fill="#fff" fill-opacity="${opacity}"`),
  );

/** The soft shadow of a thing where it stands, to its lower right; `tone` is that of what it stands on. */
export const contact = (
  d: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.5,
  turn = 0,
  tone: string = SHADOW,
): string =>
  ellipse(
    x + 2 + rx * 0.1,
    y + 3 + ry * 0.14,
    rx * 1.22,
    ry * 1.22,
    `fill="${d.spot(tone)}" fill-opacity="${opacity}"`,
    turn,
  ) +
  // Close to the thing hardly any light gets in.
  ellipse(
    x + 1 + rx * 0.03,
    y + 2 + ry * 0.08,
    rx * 1.07,
    ry * 1.07,
    `fill="${d.spot(tone, 0.82)}" fill-opacity="${(opacity * 0.66).toFixed(2)}"`,
    turn,
  );

/** The soft shadow of a box, as steps of faint outlines: far cheaper than a blur. */
export const boxShadow = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  reach: number,
  opacity: number,
) => {
  const steps = 9;
  let shadow = '';
  for (let i = 0; i < steps; i++) {
    const grow = reach * (1 - (2 * i) / (steps - 1));
    shadow += `<rect x="${n(x - grow)}" y="${n(y - grow)}" width="${n(width + 2 * grow)}" height="${n(height + 2 * grow)}" rx="${n(Math.max(2, corner + grow))}" fill="${SHADOW}" fill-opacity="${(opacity / steps).toFixed(3)}"/>`;
  }
  return shadow;
};
