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

/** The flesh in its half shell: a frilled mantle about a plump middle, never round as a yolk. */
const MANTLE =
  'M-72 12C-80 -18 -44 -44 -8 -38C24 -56 78 -34 74 6C84 34 52 52 26 42C4 62 -26 46 -36 44C-64 52 -78 32 -72 12Z';
const MIDDLE = 'M-44 18C-50 -10 -12 -28 14 -22C46 -26 60 2 42 20C20 34 -32 38 -44 18Z';

const inside = (pen: Pen, shell: string) =>
  path(SHELL, `fill="${span(pen, [lighten(shell, 0.1), darken(shell, 0.3)])}"`) +
  pen.d.clipped(
    path(SHELL, ''),
    RINGS.slice(2)
      .map((share) => path(ring(share + 0.1), line(darken(shell, 0.5), 5, 0.5)))
      .join('') + placed(0, 4, 0, path(SHELL, `fill="${span(pen, ['#b9a6a2', '#d9c6b4', '#f1e4d4'])}"`), 0.84),
  ) +
  path('M-66 34C-52 66 44 70 70 34C48 50 -40 52 -66 34Z', 'fill="#7a5f86" fill-opacity=".5"') +
  path(MANTLE, `transform="translate(3 7)" fill="#6a4a3a" fill-opacity=".5"`) +
  path(MANTLE, `fill="${body(pen, '#e0a35c', 0.4, 0.4)}"`) +
  path(MANTLE, line('#8a5426', 6, 0.55)) +
  path(MIDDLE, `fill="${body(pen, '#f0c68a', 0.5, 0.3)}"`) +
  path('M-56 4C-40 20 -28 8 -14 22M12 30C24 18 40 28 60 8M-46 -16C-20 -34 10 -20 44 -26', line('#9a6230', 4.5, 0.6)) +
  shine(pen, 30, 18, 6, 0.7);

const draw = (pen: Pen) => {
  const shell = mix(pen.colour, '#b9a17a', 0.5);
  return (
    path(SHELL, `transform="translate(4 12)" fill="${darken(shell, 0.62)}"`) +
    (pen.d.random.chance(0.42) ? outside(pen, shell) : inside(pen, shell))
  );
};

/** A clam: its ribbed shell from outside, or open with its flesh. */
export const clam: PieceKind = { size: 34, count: 11, spin: 180, shadow: [98, 92], colour: '#cdb894', draw };
