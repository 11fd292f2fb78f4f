import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';

/** A slice as it falls: its glazed skin above, below it a seam of fat and the meat at its cut edge. */
const SKIN = 'M-34 -58C-14 -70 18 -66 30 -48C38 -20 38 18 28 46C10 58 -18 60 -32 50C-40 20 -42 -24 -34 -58Z';
const CUT = 'M28 -50C42 -42 46 -14 45 8C44 32 38 50 24 54C32 24 36 -16 28 -50Z';

/** The grain of its meat. */
const GRAIN = 'M48 -32q4 8 3 18M50 -6q2 10 0 20M47 20q-1 10 -5 18';

const slice = (pen: Pen, x: number, y: number, turn: number) => {
  const { d, colour } = pen;
  const [amber, dark] = [mix(colour, '#d8701c', 0.6), mix(darken(colour, 0.4), '#3a0e06', 0.5)];
  const stain = Array.from({ length: 5 }, () =>
    ellipse(
      d.random.between(-26, 24),
      d.random.between(-44, 44),
      d.random.between(9, 18),
      d.random.between(12, 24),
      `fill="${d.spot(d.random.chance(0.5) ? dark : mix(colour, '#a83a10', 0.5), 0.1)}" fill-opacity=".66"`,
      d.random.between(-30, 30),
    ),
  ).join('');
  return placed(
    x,
    y,
    turn,
    path(SKIN, 'transform="translate(14 9)" fill="#2a0a06" fill-opacity=".4"') +
      path(CUT, `transform="translate(9 3)" fill="${d.run(['#b9765a', '#96563c', '#6f3a26'])}"`) +
      path(GRAIN, line('#5e2c1c', 2.4, 0.5)) +
      path(CUT, `transform="translate(-7 0)" fill="#ecc990"`) +
      path(SKIN, `fill="${d.sweep([lighten(amber, 0.3), amber, colour, dark], turn)}"`) +
      d.clipped(path(SKIN, ''), stain + path(SKIN, line(dark, 7, 0.4))) +
      path('M-25 -44C-29 -22 -29 4 -25 28', line('#ffd79a', 7, 0.5)) +
      path('M-25 -40C-28 -26 -28 -12 -27 2', line('#fff6e2', 4, 0.9)) +
      path(`M-6 -56q12 -2 20 ${n(d.random.between(6, 12))}`, line('#fff0d0', 3.5, 0.7)),
  );
};

/** Slices of a lacquered bird, each with its glazed skin up, fallen over each other. */
export const lacqueredSlices = (pen: Pen): string => {
  const { random } = pen.d;
  return [66, 34, 2, -30, -62]
    .map((x, i) => slice(pen, x, (i - 2) * 4 + random.between(-4, 4), random.between(-6, 6) - 8))
    .join('');
};
