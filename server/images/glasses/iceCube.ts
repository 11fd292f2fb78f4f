import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, darken, lighten } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';

/** A cube seen a little from above, in a box of 200 x 200: its top, left and right face, with worn corners. */
const WHOLE =
  'M-6 -94Q0 -97 8 -94L80 -60Q90 -54 89 -42L84 44Q83 54 74 59L10 92Q0 97 -10 92L-74 58Q-83 53 -84 43L-89 -42Q-89 -54 -79 -60Z';
const TOP = 'M-6 -92Q0 -95 8 -92L82 -56Q88 -50 80 -46L8 -14Q0 -10 -8 -14L-80 -46Q-88 -51 -80 -57Z';
const LEFT = 'M-84 -40L-8 -6Q-3 -3 -3 4L-4 82Q-5 92 -14 88L-72 56Q-80 51 -80 42Z';

/** One cube of ice in a drink: clear, with a lit top, a face in its own shade and the crack of its freezing. */
export const iceCube = (d: Drawing, at: Point, size: number, liquid: string): string => {
  const isPale = brightness(liquid) > 0.7;
  const shade = darken(liquid, isPale ? 0.34 : 0.2);
  return placed(
    at.x,
    at.y,
    d.random.between(-24, 24),
    path(WHOLE, `fill="${lighten(liquid, 0.7)}" fill-opacity=".42"`) +
      path(LEFT, `fill="${shade}" fill-opacity=".2"`) +
      path(TOP, 'fill="#fff" fill-opacity=".62"') +
      path('M-3 -6L-3 84', line('#ffffff', 4, 0.6)) +
      path('M22 8L44 34L34 62M44 34L64 40', line('#ffffff', 4, 0.5)) +
      path(WHOLE, line(shade, 4.5, isPale ? 0.5 : 0.36)) +
      path('M-76 -52L-6 -88M-80 -36L-76 34', line('#ffffff', 6, 0.9)),
    size / 92,
  );
};
