import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

/** The round eye of the meat, its tail drawn up along the rib. */
const EYE =
  'M-96 6C-100 -34 -68 -60 -30 -60C2 -60 20 -44 36 -30C48 -20 62 -20 66 -12C66 -4 50 2 38 14C22 36 2 56 -32 58C-70 60 -94 40 -96 6Z';
/** The fat along its outside. */
const FAT = 'M-92 20C-104 -28 -70 -60 -30 -60C2 -60 20 -44 36 -30';
/** The long rib, scraped clean and a little bowed. */
const BONE = 'M10 20C50 4 90 -14 128 -40C136 -48 150 -40 144 -30C108 0 66 22 22 38Z';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const fat = mix('#e6b46a', colour, 0.2);
  return (
    path(BONE, `transform="translate(3 9)" fill="${darken('#d9c3a0', 0.6)}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fff6e2', '#e6cfa6', '#b98f5c'])}" stroke="#8a6238" stroke-width="2"`) +
    path('M40 18C76 4 106 -12 134 -34', line('#fffaf0', 4, 0.7)) +
    path(EYE, `transform="translate(2 16)" fill="${darken(colour, 0.7)}" fill-opacity=".8"`) +
    // The cut side below the seared one, rosy.
    path(EYE, `transform="translate(1 9)" fill="${mix(lighten(colour, 0.12), '#c4705a', 0.6)}"`) +
    searedFace(pen, EYE, { reach: [70, 52] }) +
    path(FAT, line(mix(darken(fat, 0.3), '#8a4a18', 0.5), 17)) +
    path(FAT, line(fat, 12)) +
    path('M-90 -6C-84 -36 -62 -52 -30 -54C-6 -54 12 -44 26 -32', line('#fff0d0', 3, 0.6))
  );
};

/** A lamb cutlet: a round eye of meat on its long clean rib. Recipes write `chop`. */
export const lambChop: PieceKind = { size: 92, count: 3, spin: 30, shadow: [98, 58], colour: '#8a4a30', draw };
