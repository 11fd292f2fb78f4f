import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

const MEAT =
  'M-100 6C-104 -46 -62 -70 -14 -62C18 -57 32 -40 46 -30C54 -22 40 -16 46 -8C52 0 42 6 48 12C52 20 40 22 32 28C20 42 8 54 -10 60C-58 74 -96 52 -100 6Z';
/** What came loose from the bone when it was soft. */
const LOOSE = 'M14 -46C40 -34 58 -24 70 -15L62 -6L72 2L60 8L70 16C54 24 36 32 14 46Z';
/** Where one muscle lies beside the next, drawn together towards the bone. */
const SEAMS = 'M-70 -36Q-20 -56 26 -34M-86 2Q-30 -22 36 -10M-72 34Q-24 26 30 18';
const BONE = 'M48 -13L92 -12V9L48 12Z';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const flesh = mix(lighten(colour, 0.2), '#b8694a', 0.55);
  const seam = mix(darken(colour, 0.5), '#3a1206', 0.5);
  return (
    path(BONE, `transform="translate(2 7)" fill="${darken('#d9c3a0', 0.5)}"`) +
    circle(96, -10, 13, `fill="${body(pen, '#f3e3c4', 0.5, 0.35)}"`) +
    circle(96, 8, 13, `fill="${body(pen, '#ecd9b4', 0.5, 0.35)}"`) +
    path(BONE, `fill="${span(pen, ['#fff6e2', '#cfb68c'])}"`) +
    path(LOOSE, `transform="translate(2 7)" fill="${darken(flesh, 0.7)}"`) +
    path(LOOSE, `fill="${span(pen, [lighten(flesh, 0.24), flesh, darken(flesh, 0.4)])}"`) +
    path('M30 -30Q52 -18 64 -8M34 -8Q50 -2 62 3M30 14Q50 12 62 12', line(seam, 5, 0.6)) +
    path('M34 -26Q54 -17 64 -12M36 -2Q50 2 60 5', line(lighten(flesh, 0.5), 3, 0.6)) +
    searedFace(pen, MEAT, { reach: [90, 60], count: 26, gloss: 0.8 }) +
    path(SEAMS, `${line(seam, 6, 0.5)} transform="translate(1 3)"`) +
    path(SEAMS, line(mix(lighten(colour, 0.4), '#e8904a', 0.5), 3, 0.5))
  );
};

/** A leg or shank of lamb with its bone: a great one is a roast, several are braised shanks. */
export const shank: PieceKind = { size: 112, count: 3, spin: 40, shadow: [98, 62], colour: '#8a4a2a', draw };
