import { glint } from '../canvas/light';
import { brightness, darken, lighten } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const glaze = brightness(colour) > 0.55 ? '#5f7f86' : '#f1e8da';
  return (
    circle(0, 0, 100, `fill="${span(pen, [lighten(glaze, 0.5), darken(glaze, 0.4)])}"`) +
    circle(0, 0, 93, `fill="${span(pen, [lighten(glaze, 0.2), darken(glaze, 0.1)])}"`) +
    circle(0, 0, 82, `fill="${span(pen, [darken(glaze, 0.5), lighten(glaze, 0.15)])}"`) +
    circle(2, 3, 76, `fill="${body(pen, colour, 0.4, 0.26)}"`) +
    path('M-44 10C-46 -34 10 -48 34 -20C48 6 14 34 -10 22C-24 12 -14 -6 4 -4', line(darken(colour, 0.35), 7, 0.34)) +
    path('M-48 6C-50 -40 8 -54 36 -26', line('#ffffff', 7, 0.4)) +
    path('M-88 -28A92 92 0 0 1 -20 -90', line('#ffffff', 6, 0.7)) +
    glint(30, 40, 16, 5, 0.25, -30)
  );
};

/** A small dish of sauce to dip in; the colour is the sauce's. */
export const dip: PieceKind = { size: 66, count: 1, spin: 0, shadow: [104, 104], colour: '#efe2c4', draw };
