import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

/** From the eye of the meat to the tail that curls back towards the rib. */
const MEAT =
  'M-92 8C-98 -28 -70 -56 -30 -58C4 -60 30 -44 42 -22C52 -6 66 -6 80 -14C94 -20 102 -8 94 6C82 26 58 34 34 44C4 58 -34 62 -62 50C-80 42 -90 26 -92 8Z';
/** The fat along its back. */
const FAT = 'M-92 8C-98 -28 -70 -56 -30 -58C4 -60 30 -44 42 -22';
/** The rib, scraped clean where it stands out. */
const BONE =
  'M-64 44C-30 62 20 54 60 30C80 18 96 2 112 -14C120 -22 132 -12 126 -2C110 22 88 42 62 54C20 72 -34 76 -66 56Z';

const bone = (pen: Pen) =>
  path(BONE, `transform="translate(3 8)" fill="${darken('#d9c3a0', 0.6)}" fill-opacity=".6"`) +
  path(BONE, `fill="${span(pen, ['#fff6e2', '#e0c79c', '#b98f5c'])}"`) +
  path('M-50 56C-10 64 30 54 66 38C88 26 104 8 118 -8', line('#fffaf0', 4, 0.6));

const draw = (pen: Pen) => {
  const { colour } = pen;
  const fat = mix('#e0ac62', colour, 0.24);
  return (
    bone(pen) +
    path(MEAT, `transform="translate(2 15)" fill="${darken(colour, 0.7)}" fill-opacity=".8"`) +
    path(MEAT, `transform="translate(1 8)" fill="${mix(lighten(colour, 0.1), '#d09a70', 0.5)}"`) +
    searedFace(pen, MEAT, { reach: [86, 50] }) +
    path(FAT, line(mix(darken(fat, 0.3), '#8a4a18', 0.5), 13)) +
    path(FAT, line(fat, 8.5)) +
    path('M-84 -14C-78 -38 -58 -51 -30 -53C0 -54 22 -42 33 -24', line('#fff0d0', 2.4, 0.6))
  );
};

/** A browned chop with its rib, the fat crisp along its back. */
export const chop: PieceKind = { size: 96, count: 3, spin: 30, shadow: [96, 58], colour: '#8f5132', draw };
