import { type Drawing, n } from './drawing';
import { SHADOW } from './palette';
import { ellipse } from './svg';

/** A small highlight, the window's reflection. */
export const glint = (x: number, y: number, rx: number, ry: number, opacity = 0.6, turn = -38): string =>
  ellipse(x, y, rx, ry, `fill="#fff" fill-opacity="${opacity}"`, turn);

/** The soft shadow of a thing where it stands, to its lower right. */
export const contact = (d: Drawing, x: number, y: number, rx: number, ry: number, opacity = 0.5, turn = 0): string =>
  ellipse(
    x + 2 + rx * 0.1,
    y + 3 + ry * 0.14,
    rx * 1.22,
    ry * 1.22,
    `fill="${d.spot()}" fill-opacity="${opacity}"`,
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
