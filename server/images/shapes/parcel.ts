import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The whole parcel, the flap folded over it, and its two tucked ends. */
const WHOLE = 'M-94 -48C-60 -54 56 -56 92 -50C99 -30 99 30 93 50C54 57 -60 56 -95 49C-101 24 -100 -26 -94 -48Z';
const FLAP = 'M-94 -48C-60 -54 56 -56 92 -50C96 -34 98 -16 97 2C40 18 -50 6 -98 12C-100 -10 -98 -32 -94 -48Z';
const ENDS = ['M-95 -46L-58 -4L-96 48C-101 24 -100 -22 -95 -46Z', 'M93 -48L60 -2L94 48C99 26 98 -24 93 -48Z'];
const STRING = '#f6ead0';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const veins = [-44, -34, -24, -14, -4, 20, 30, 40]
    .map((y) =>
      path(
        `M-96 ${y}C-40 ${y - 4} 40 ${y + 4} 95 ${y - 2}`,
        line(y % 20 ? lighten(colour, 0.4) : darken(colour, 0.45), 2.2, 0.45),
      ),
    )
    .join('');
  const tie = (route: string) =>
    path(route, `${line(darken(colour, 0.7), 8, 0.5)} transform="translate(2 4)"`) +
    path(route, line(STRING, 6)) +
    path(
      route,
      `${line(darken(STRING, 0.35), 6, 0.5)} stroke-dasharray="2 7" stroke-linecap="butt"`.replace(
        'stroke-linecap="round" ',
        '',
      ),
    );
  return (
    path(WHOLE, `transform="translate(4 12)" fill="${darken(colour, 0.66)}"`) +
    path(WHOLE, `fill="${d.sweep([lighten(colour, 0.2), darken(colour, 0.14), darken(colour, 0.36)], pen.turn)}"`) +
    path(FLAP, `transform="translate(1 7)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
    path(FLAP, `fill="${d.sweep([lighten(colour, 0.42), colour, darken(colour, 0.1)], pen.turn)}"`) +
    d.clipped(path(WHOLE, ''), veins) +
    ENDS.map(
      (end) =>
        path(end, `fill="${darken(colour, 0.3)}" fill-opacity=".55"`) + path(end, line(lighten(colour, 0.5), 2.5, 0.5)),
    ).join('') +
    tie('M-97 -2C-40 -8 40 4 96 -3') +
    tie('M-34 -53C-30 -20 -34 20 -36 54') +
    tie('M36 -54C40 -20 34 20 38 55') +
    path('M38 -2C52 -26 70 -16 46 2C70 10 56 28 40 4M44 4L64 32M36 4L22 34', line(STRING, 5)) +
    path('M-80 -42Q-20 -50 44 -46', line('#ffffff', 4, 0.5))
  );
};

/** A flat parcel of leaves or husks, folded and tied crosswise with string. */
export const parcel: PieceKind = { size: 124, count: 3, spin: 12, shadow: [98, 56], colour: '#d9c48a', draw };
