import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import { wallBelow } from '../textures/wallBelow';
import type { PieceKind } from './pieceKind';

const MAN =
  'M-18 -40C-44 -48 -44 -98 0 -98C44 -98 44 -48 18 -40C36 -36 58 -44 76 -44C98 -44 98 -8 76 -8C60 -8 44 -8 34 -4C34 20 40 42 56 70C66 90 38 104 24 88C14 72 8 56 0 48C-8 56 -14 72 -24 88C-38 104 -66 90 -56 70C-40 42 -34 20 -34 -4C-44 -8 -60 -8 -76 -8C-98 -8 -98 -44 -76 -44C-58 -44 -36 -36 -18 -40Z';
const ICING = '#fff8ea';
const CUFF = 'M72 -40l-4 9l5 8l-5 9';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dots = [
    [-14, -74],
    [14, -74],
    [0, -22],
    [0, 0],
    [0, 22],
  ].map(([x = 0, y = 0], i) => circle(x, y, i < 2 ? 6 : 7, `fill="${i < 2 ? '#3a1d10' : ICING}"`));
  return (
    wallBelow(pen, MAN, 17, mix(colour, darken(colour, 0.4), 0.4), darken(colour, 0.6)) +
    path(MAN, `fill="${body(pen, colour, 0.3, 0.3)}"`) +
    d.clipped(path(MAN, ''), speckled(pen, 36, 96, 6) + path(MAN, line(darken(colour, 0.4), 12, 0.4))) +
    path(MAN, `${line(lighten(colour, 0.5), 3, 0.5)} transform="translate(-1 -2) scale(.96)"`) +
    path('M-16 -60C-8 -50 8 -50 16 -60', line(ICING, 6)) +
    path(CUFF, line(ICING, 6)) +
    path(CUFF, `${line(ICING, 6)} transform="scale(-1 1)"`) +
    path('M34 62l8 8l8 -4l6 10M-34 62l-8 8l-8 -4l-6 10', line(ICING, 6)) +
    dots.join('')
  );
};

/** A biscuit in the shape of a man, with a face and buttons of icing. */
export const gingerbreadMan: PieceKind = {
  size: 88,
  count: 4,
  spin: 9,
  shadow: [80, 96],
  colour: '#a9662e',
  side: { lean: 0.74 },
  draw,
};
