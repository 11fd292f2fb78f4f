import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHELL = 'M-104 34C-100 -40 -30 -92 50 -74C96 -62 108 -22 92 10C60 66 -50 84 -104 34Z';
const NACRE = 'M-94 30C-88 -30 -28 -80 46 -66C86 -56 96 -22 82 6C50 54 -46 70 -94 30Z';

/** The flesh: a plump body, a darker frill round it, and the foot in its fold. */
const flesh = (pen: Pen) => {
  const { d, colour } = pen;
  const frill = blob(d.random, -4, -6, 68, 37, { wobble: 0.13, points: 15, turn: -20 });
  const plump = blob(d.random, -6, -9, 56, 28, { wobble: 0.12, points: 11, turn: -20 });
  const dark = mix(darken(colour, 0.5), '#5a2a12', 0.5);
  return (
    path(frill, `transform="translate(3 7)" fill="#20263a" fill-opacity=".45"`) +
    path(frill, `fill="${mix(darken(colour, 0.24), '#8a4a20', 0.35)}"`) +
    path(plump, `fill="${body(pen, lighten(colour, 0.1), 0.5, 0.32)}"`) +
    d.clipped(
      path(plump, ''),
      ellipse(20, 8, 44, 12, `fill="${d.spot(mix(colour, '#c2531a', 0.5), 0.1)}" fill-opacity=".6"`, -24) +
        path('M-50 8C-24 -8 16 -10 48 -26', line(dark, 5, 0.5)) +
        path('M-48 2C-22 -14 16 -16 46 -32', line(lighten(colour, 0.6), 4, 0.5)),
    ) +
    gleam(pen, 22, 18, 0.85) +
    gleam(pen, 30, 8, 0.7, 70)
  );
};

const draw = (pen: Pen) => {
  const { d } = pen;
  return (
    path(SHELL, `fill="${span(pen, ['#5a6688', '#20263a', '#151826'])}"`) +
    d.clipped(
      path(SHELL, ''),
      path('M-100 40C-60 78 40 62 86 16M-104 22C-98 -44 -30 -88 48 -71', line('#7f8db0', 3, 0.5)),
    ) +
    path(NACRE, `fill="${span(pen, ['#7d86a6', '#cfd3e2', '#f0ece8'])}"`) +
    d.clipped(
      path(NACRE, ''),
      ellipse(-62, 14, 44, 40, `fill="${d.spot('#4a4672', 0.1)}" fill-opacity=".6"`) +
        ellipse(52, -10, 40, 40, `fill="${d.spot('#f6dff0', 0.1)}" fill-opacity=".6"`) +
        path(NACRE, line('#2a3050', 8, 0.4)),
    ) +
    flesh(pen)
  );
};

/** An open mussel, its flesh in the lower shell. */
export const mussel: PieceKind = { size: 42, count: 9, spin: 180, shadow: [100, 70], colour: '#f0953c', draw };
