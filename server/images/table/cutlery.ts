import { type Drawing } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';

const METALS: readonly [string, ...string[]] = ['#c9a86a', '#b9bcc0', '#c9a86a', '#a8754f'];

const cutlery = (
  d: Drawing,
  x: number,
  y: number,
  turn: number,
  scale: number,
  shape: string,
  detail: string,
  metal: string,
) =>
  placed(
    x,
    y,
    turn,
    path(shape, `transform="translate(10 12)" fill="${SHADOW}" fill-opacity=".14"`) +
      path(shape, `transform="translate(6 8)" fill="${SHADOW}" fill-opacity=".3"`) +
      path(shape, `fill="${d.sweep([lighten(metal, 0.78), metal, darken(metal, 0.3)], turn)}"`) +
      detail,
    scale,
  );

const FORK =
  'M-14 -150C-15 -112 -12 -88 -4.500 -75C-6 0 -8 90 -9 150A9 9 0 0 0 9 150C8 90 6 0 4.500 -75C12 -88 15 -112 14 -150A2.200 2.200 0 0 0 9.600 -150L8.500 -103C8 -99 5.500 -98 5 -102L4.200 -150A2.200 2.200 0 0 0 -.2 -150A2.200 2.200 0 0 0 -4.200 -150L-5 -102C-5.500 -98 -8 -99 -8.500 -103L-9.600 -150A2.200 2.200 0 0 0 -14 -150Z';

const SPOON =
  'M0 -162C25 -162 30 -112 22 -90C16 -74 6 -69 4 -56C6 20 8 90 9 150A9 9 0 0 1 -9 150C-8 90 -6 20 -4 -56C-6 -69 -16 -74 -22 -90C-30 -112 -25 -162 0 -162Z';

const KNIFE = 'M-8 150A8 8 0 0 0 8 150L6.500 -4L11 -10C13 -70 12 -130 -4 -162C-9 -120 -8.500 -60 -6 -4Z';

/** A fork lying about (x, y), turned by degrees. */
export const fork = (d: Drawing, x: number, y: number, turn: number, metal: string, scale = 1.2): string =>
  cutlery(d, x, y, turn, scale, FORK, path('M-2.500 -60C-4 10 -6 90 -6 146', line('#ffffff', 1.8, 0.65)), metal);

/** A spoon lying about (x, y), turned by degrees. */
export const spoon = (d: Drawing, x: number, y: number, turn: number, metal: string, scale = 1.2): string =>
  cutlery(
    d,
    x,
    y,
    turn,
    scale,
    SPOON,
    ellipse(0, -116, 17, 35, `fill="${d.sweep([darken(metal, 0.38), lighten(metal, 0.6)], turn)}" fill-opacity=".85"`) +
      path('M-2.500 -48C-4 20 -6 90 -6 146', line('#ffffff', 1.8, 0.6)),
    metal,
  );

/** A knife lying about (x, y), turned by degrees. */
export const knife = (d: Drawing, x: number, y: number, turn: number, metal: string, scale = 1.2): string =>
  cutlery(d, x, y, turn, scale, KNIFE, path('M-4 -8C-6.500 -70 -6 -120 -3 -150', line('#ffffff', 1.8, 0.7)), metal);

/** The metal of the cutlery in this picture. */
export const anyMetal = (d: Drawing): string => d.random.pick(METALS);
