import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const WHOLE = 'M-102 4C-98 -36 -56 -64 0 -66C56 -64 98 -36 102 4C98 42 56 66 0 68C-56 66 -98 42 -102 4Z';

/** The cut face, towards the viewer's right. */
const FACE = 'M8 -60C54 -58 92 -32 96 4C92 38 54 60 8 62C-14 40 -14 -38 8 -60Z';

/** Mash as thick as a finger round dark meat, with a piece of egg white and yolk and of an olive in it. */
const cut = (pen: Pen) => {
  const { d, colour } = pen;
  const mash = '#f6df9a';
  const crumbs = Array.from({ length: 22 }, () => {
    const [x, y] = [d.random.between(18, 72), d.random.between(-30, 34)];
    const tone = mix('#6a3416', '#a8623a', d.random.next());
    return path(
      blob(d.random, x, y, d.random.between(7, 13), d.random.between(5, 9), { wobble: 0.3, points: 7 }),
      `fill="${tone}"`,
    );
  }).join('');
  return (
    path(FACE, `fill="${body(pen, mash, 0.5, 0.2)}"`) +
    d.clipped(
      path(FACE, ''),
      path(FACE, line(darken(colour, 0.16), 14)) +
        ellipse(46, 3, 35, 40, 'fill="#4e2410"') +
        crumbs +
        ellipse(52, -14, 15, 12, 'fill="#fffaf0"', -20) +
        ellipse(54, -13, 8, 7, 'fill="#f2b632"') +
        ellipse(36, 22, 10, 8, 'fill="#2c1c26"') +
        ellipse(33, 19, 3, 2, 'fill="#fff" fill-opacity=".7"'),
    ) +
    path(FACE, line(darken(colour, 0.4), 3, 0.5))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.3), '#8a4412', 0.5);
  return (
    path(WHOLE, `transform="translate(4 12)" fill="${darken(colour, 0.62)}" fill-opacity=".8"`) +
    path(WHOLE, `fill="${body(pen, colour, 0.46, 0.4)}"`) +
    path(WHOLE, `fill="${d.edge(brown, 0.56, 0.6)}"`) +
    d.clipped(path(WHOLE, ''), speckled(pen, 40, 96, 5)) +
    path('M-74 -20C-58 -44 -30 -54 -6 -54', line(lighten(colour, 0.7), 9, 0.4)) +
    shine(pen, 40, 22, 8, 0.4) +
    (d.random.chance(0.5) ? cut(pen) : '')
  );
};

/** A ball of mash round a filling of meat, fried: whole, or cut open. */
export const stuffedPotato: PieceKind = { size: 96, count: 3, spin: 24, shadow: [98, 66], colour: '#d69a48', draw };
