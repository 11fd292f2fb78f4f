import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { glowOf, thickOf } from './lightIn';

/** A cube seen a little from above, in a box of 200 x 200, with corners that have melted round. */
const WHOLE =
  'M-12 -92Q0 -98 14 -91L76 -60Q91 -52 90 -36L86 42Q84 56 70 64L16 92Q0 99 -15 91L-70 62Q-84 54 -85 40L-90 -38Q-91 -52 -78 -60Z';
const TOP = 'M-12 -90Q0 -96 14 -89L76 -58Q90 -50 76 -42L14 -13Q0 -7 -13 -13L-76 -42Q-90 -50 -78 -58Z';
const LEFT = 'M-86 -40Q-85 -44 -76 -40L-13 -11Q-4 -6 -4 4L-6 82Q-8 92 -18 87L-70 60Q-82 54 -83 42Z';
const RIGHT = 'M86 -40L14 -10Q4 -5 4 6L6 84Q8 92 18 88L70 60Q82 54 84 42Z';

/** A cube of ice in a drink, or (`isOut`) the part of one that stands out of it and is wet and bright. */
export const iceCube = (d: Drawing, at: Point, size: number, liquid: string, turn: number, isOut = false): string => {
  const [thick, glow] = [thickOf(liquid, true), glowOf(liquid)];
  const clear = mix(lighten(liquid, 0.62), '#ffffff', 0.45);
  // What stands out of the drink mirrors the room: cool and grey on its sides.
  const [side, far] = isOut ? ['#c4d6dc', '#7f9aa6'] : [glow, thick];
  return placed(
    at.x,
    at.y,
    turn,
    path(WHOLE, `transform="translate(7 12)" fill="${thick}" fill-opacity=".3"`) +
      path(WHOLE, `fill="${isOut ? '#e4eef0' : clear}" fill-opacity="${isOut ? 0.72 : 0.4}"`) +
      path(
        LEFT,
        `fill="${d.veil([
          [0, '#ffffff', 0.62],
          [0.6, side, isOut ? 0.6 : 0.3],
          [1, thick, isOut ? 0.34 : 0.2],
        ])}"`,
      ) +
      path(
        RIGHT,
        `fill="${d.veil([
          [0, far, isOut ? 0.72 : 0.24],
          [0.5, far, isOut ? 0.5 : 0.34],
          [1, isOut ? thick : glow, isOut ? 0.4 : 0.6],
        ])}"`,
      ) +
      path('M-60 -8Q-40 8 -34 44Q-30 70 -48 48Q-66 24 -60 -8Z', 'fill="#fff" fill-opacity=".5"') +
      path('M26 22Q52 4 66 -6Q70 20 48 44Q30 58 26 22Z', `fill="${glow}" fill-opacity=".6"`) +
      path(
        TOP,
        `fill="${d.veil([
          [0, '#ffffff', 0.95],
          [1, '#ffffff', 0.5],
        ])}"`,
      ) +
      path('M-30 -54Q0 -70 34 -52Q6 -38 -30 -54Z', `fill="${isOut ? '#9fb6c0' : liquid}" fill-opacity=".3"`) +
      path('M-82 -40L-13 -10Q0 -5 13 -10L82 -40M0 -4L1 84', line('#ffffff', 7, 0.8)) +
      path('M-78 56L-15 88Q0 95 16 88L74 60', line(thick, 6, 0.5)) +
      path('M86 -30L83 40', line('#ffffff', 5, 0.6)) +
      path('M-84 -30L-80 38M-74 -62L-10 -92', line('#ffffff', 9, 0.95)),
    size / 92,
  );
};
