import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

const SHAPE =
  'M-98 -6C-100 -42 -70 -62 -30 -62C20 -62 58 -46 80 -22C96 -4 110 10 100 20C86 30 60 20 36 28C4 40 -30 54 -58 46C-84 38 -96 20 -98 -6Z';

/** The seam where the inner fillet lies on the breast. */
const SEAM = 'M-80 16C-44 26 24 6 74 12';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const flesh = mix(lighten(colour, 0.1), '#e9c99a', 0.6);
  return (
    path(SHAPE, `transform="translate(3 16)" fill="${darken(colour, 0.72)}" fill-opacity=".8"`) +
    path(SHAPE, `transform="translate(1 9)" fill="${span(pen, [flesh, mix(flesh, '#c98a4a', 0.4)])}"`) +
    path('M-90 20C-70 48 -30 58 8 46M20 42C50 32 72 30 96 28', line(mix(flesh, '#a8622c', 0.6), 3, 0.5)) +
    searedFace(pen, SHAPE, { reach: [92, 50], count: 26 }) +
    path(SEAM, `${line(mix(colour, '#7a3a10', 0.7), 5, 0.4)} transform="translate(1 3)"`) +
    path(SEAM, line(lighten(flesh, 0.2), 3, 0.35))
  );
};

/** A whole chicken breast, seared from gold to mahogany: thick at one end, a tip at the other. */
export const chickenBreast: PieceKind = { size: 126, count: 2, spin: 20, shadow: [98, 60], colour: '#dba055', draw };
