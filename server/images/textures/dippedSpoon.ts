import { type Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';

const WOOD = '#b3783c';

/** Length of the spoon's bowl that the drawing below is made for, in its own box. */
const BOWL = 60;

/** The handle, from the bowl to far over the wall, and the shadow that it throws on what it lies above. */
const handle = (d: Drawing) => {
  const route = 'M52 -9C110 -8 190 -13 268 -17C288 -18 288 18 268 17C190 13 110 8 52 9Z';
  return (
    path(route, `transform="translate(8 20)" fill="${darken(WOOD, 0.9)}" fill-opacity=".26"`) +
    path(route, `fill="${d.sweep([lighten(WOOD, 0.5), WOOD, darken(WOOD, 0.34)], 62)}"`) +
    path('M60 -4C120 -4 200 -8 264 -10', line(lighten(WOOD, 0.7), 3, 0.5)) +
    path('M90 3C150 4 200 7 258 8', line(darken(WOOD, 0.4), 2, 0.3))
  );
};

/**
 * A wooden spoon that was drawn through a smooth soup or sauce and lies in it, full: it shows how thick the dish is. The
 * furrow behind it runs towards the left, unless the dish has its own.
 */
export const dippedSpoon = (d: Drawing, { x, y, rx, ry }: Area, colour: string, hasFurrow = true): string => {
  const scale = Math.max(rx * 0.8, ry) / 190;
  const trail = (shift: number) => `M-46 ${24 + shift}C-96 ${46 + shift} -150 ${30 + shift} -176 ${-20 + shift}`;
  const wet = d.shade(lighten(colour, 0.16), { light: 0.4, dark: 0.3 });
  return placed(
    x + rx * 0.14,
    y + ry * 0.18,
    d.random.between(-40, -30),
    (hasFurrow
      ? path(trail(7), line(darken(colour, 0.3), 30, 0.22)) +
        path(trail(-8), line(lighten(colour, 0.55), 12, 0.5)) +
        path(trail(18), line(lighten(colour, 0.4), 6, 0.4))
      : '') +
      ellipse(8, 12, BOWL * 1.24, BOWL * 0.92, `fill="${d.spot(darken(colour, 0.6), 0.5)}" fill-opacity=".55"`) +
      handle(d) +
      ellipse(0, 0, BOWL, BOWL * 0.7, `fill="${d.shade(WOOD, { light: 0.4, dark: 0.4 })}"`) +
      ellipse(-2, 1, BOWL * 0.88, BOWL * 0.57, `fill="${wet}"`) +
      ellipse(-2, 1, BOWL * 0.88, BOWL * 0.57, line(mix(colour, darken(WOOD, 0.3), 0.5), 2.5, 0.5)) +
      // What it is dipped in has closed over the far edge of the bowl.
      path('M-66 -8C-58 20 -34 42 2 44C-22 52 -58 44 -68 20Z', `fill="${colour}"`) +
      path('M-62 2C-54 24 -34 40 0 43', line(lighten(colour, 0.6), 3, 0.6)) +
      sliver(-14, -14, 20, 0.7) +
      sliver(20, 6, 9, 0.5),
    scale,
  );
};
