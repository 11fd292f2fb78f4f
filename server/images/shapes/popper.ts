import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const POD = 'M-92 0C-90 -34 -60 -44 -20 -42C26 -40 70 -26 104 -2C70 24 26 40 -20 42C-60 44 -90 34 -92 0Z';
const STALK = 'M-90 -9C-108 -14 -122 -22 -134 -20C-136 -10 -122 6 -90 10Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const browned = Array.from({ length: 16 }, () =>
    path(
      blob(d.random, d.random.between(-66, 62), d.random.between(-22, 22), d.random.between(6, 15), 7, { wobble: 0.3 }),
      `fill="${mix('#e0a03c', '#8a4a18', d.random.next() * 0.8)}" fill-opacity=".75"`,
    ),
  ).join('');
  return (
    path(POD, `transform="translate(4 10)" fill="${darken(colour, 0.66)}" fill-opacity=".8"`) +
    path(STALK, `fill="${mix(colour, '#9aa650', 0.5)}" stroke="${darken(colour, 0.4)}" stroke-width="4"`) +
    path(POD, `fill="${body(pen, colour, 0.36, 0.4)}"`) +
    path(POD, 'transform="translate(2 -2) scale(.84 .7)" fill="#d9c47a"') +
    path(POD, `transform="translate(2 -5) scale(.8 .66)" fill="${body(pen, '#fbeccb', 0.6, 0.18)}"`) +
    d.clipped(path(POD, 'transform="translate(2 -5) scale(.8 .66)"'), browned) +
    path('M-78 -26C-50 -38 -10 -38 26 -30', line('#ffffff', 5, 0.45))
  );
};

/** Half a chilli filled with soft cheese and browned. */
export const popper: PieceKind = { size: 104, count: 5, spin: 8, shadow: [96, 42], colour: '#4f8a34', draw };
