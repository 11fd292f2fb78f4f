import { sliver } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path, placed } from '../canvas/svg';
import { roastSkin } from '../textures/roastSkin';
import type { PieceKind } from './pieceKind';

/** The flank with its ribs, cut straight at the left; the ham, rounded; the shank with its trotter. */
const FLANK = 'M-98 -34C-70 -56 -20 -62 18 -58L30 40C-10 60 -60 58 -92 42C-100 20 -102 -10 -98 -34Z';
const HAM = 'M-8 -6C-8 -48 26 -70 58 -58C86 -46 92 -18 84 8C78 34 52 58 22 54C0 50 -8 24 -8 -6Z';
const SHANK = 'M58 14C74 8 90 14 102 26C112 34 118 40 114 48C108 54 96 48 88 46C74 42 60 40 54 32Z';
/** The cut side of the flank, below the skin: fat, meat and the ends of the ribs. */
const CUT = 'M-98 -34C-104 -8 -102 22 -92 42L-80 46C-90 20 -92 -12 -86 -42Z';

const ribs = (pen: Pen) =>
  [-24, -6, 12, 28]
    .map(
      (y) =>
        circle(-94 + Math.abs(y) * 0.08, y, 5, `fill="${body(pen, '#f6ead0', 0.5, 0.3)}"`) +
        circle(-94 + Math.abs(y) * 0.08, y, 2, 'fill="#b07a54"'),
    )
    .join('');

const trotter = (pen: Pen, dark: string) =>
  placed(
    112,
    46,
    30,
    path(
      'M-10 -10C2 -13 14 -9 18 -3L14 1L18 6C12 12 0 12 -10 9Z',
      `fill="${body(pen, mix(pen.colour, dark, 0.4), 0.4, 0.4)}"`,
    ) + path('M4 0H18', line(dark, 3)),
  );

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.5), '#5a230c', 0.5);
  return (
    path(FLANK + HAM + SHANK, `transform="translate(4 13)" fill="${darken(colour, 0.7)}" fill-opacity=".8"`) +
    trotter(pen, dark) +
    roastSkin(pen, SHANK, { reach: [34, 20], at: [86, 30] }) +
    roastSkin(pen, FLANK, {
      reach: [62, 52],
      at: [-34, 0],
      folds: 'M-70 -46Q-58 0 -70 48M-44 -54Q-30 0 -42 54M-16 -58Q-2 -20 -12 40',
    }) +
    path(CUT, `fill="${d.sweep(['#f3dcb4', '#e2b48c', '#b87a52'], pen.turn)}" stroke="${dark}" stroke-width="2"`) +
    ribs(pen) +
    roastSkin(pen, HAM, { reach: [46, 54], at: [38, -2], folds: 'M64 -46Q78 -20 68 10' }) +
    ellipse(24, -34, 26, 12, `fill="${d.spot(lighten(colour, 0.8), 0.1)}" fill-opacity=".7"`, -24) +
    sliver(-52, -36, 18, 0.7, -6) +
    sliver(40, -40, 14, 0.7, -20)
  );
};

/** A quarter of roast suckling pig: the ribs and the ham under crisp golden skin, its trotter to the right. */
export const sucklingPig: PieceKind = { size: 200, count: 1, spin: 6, shadow: [104, 66], colour: '#b8652a', draw };
