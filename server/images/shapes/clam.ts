import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine, span } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A shell from outside or inside: its beak above, its broad lip below. */
const SHELL =
  'M-10 -84C8 -92 28 -84 44 -66C84 -38 108 0 100 30C88 66 44 82 0 82C-46 82 -92 66 -100 28C-106 -6 -72 -46 -38 -68C-30 -78 -20 -82 -10 -84Z';

/** Growth lines about the beak, at these shares of the shell. */
const RINGS = [0.36, 0.52, 0.66, 0.79, 0.9];

const ring = (share: number) => {
  const [w, low] = [100 * share, -84 + 160 * share];
  const side = -70 + 92 * share;
  return `M${n(-w)} ${n(side)}C${n(-w * 0.86)} ${n(low)} ${n(w * 0.86)} ${n(low)} ${n(w)} ${n(side)}`;
};

const outside = (pen: Pen, shell: string) =>
  path(SHELL, `fill="${body(pen, shell, 0.45, 0.36)}"`) +
  pen.d.clipped(
    path(SHELL, ''),
    RINGS.map(
      (share, i) =>
        path(ring(share), line(darken(shell, i % 2 ? 0.5 : 0.34), i % 2 ? 7 : 4, 0.5)) +
        path(ring(share - 0.05), line(lighten(shell, 0.6), 4, 0.4)),
    ).join(''),
  ) +
  shine(pen, 38, 22, 9, 0.4);

const inside = (pen: Pen, shell: string) =>
  path(SHELL, `fill="${span(pen, [lighten(shell, 0.2), darken(shell, 0.2)])}"`) +
  placed(0, 1, 0, path(SHELL, `fill="${span(pen, ['#d9cdbd', '#f6efe4', '#ffffff'])}"`), 0.88) +
  path('M-66 34C-52 66 44 70 70 34C48 50 -40 52 -66 34Z', 'fill="#8f7f9a" fill-opacity=".4"') +
  path(
    'M-44 -2C-56 -30 -20 -50 2 -38C30 -52 62 -28 50 2C60 22 36 40 14 32C-10 46 -52 30 -44 -2Z',
    `fill="${body(pen, '#dba766', 0.45, 0.3)}"`,
  ) +
  path('M-34 6C-20 26 -4 16 6 24C20 12 34 20 44 4M-24 -20C-8 -30 8 -18 28 -24', line('#9a6a34', 5, 0.5)) +
  shine(pen, 26, 14, 6, 0.7);

const draw = (pen: Pen) => {
  const shell = mix(pen.colour, '#b9a17a', 0.5);
  return (
    path(SHELL, `transform="translate(4 12)" fill="${darken(shell, 0.62)}"`) +
    (pen.d.random.chance(0.5) ? outside(pen, shell) : inside(pen, shell))
  );
};

/** A clam: its ribbed shell from outside, or open with its flesh. */
export const clam: PieceKind = { size: 34, count: 11, spin: 180, shadow: [98, 92], colour: '#cdb894', draw };
