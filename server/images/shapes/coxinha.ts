import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const DROP =
  'M2 -96C10 -76 16 -56 34 -36C58 -10 76 14 74 46C70 82 34 94 0 94C-34 94 -70 82 -74 46C-76 14 -58 -10 -34 -36C-16 -56 -10 -78 2 -96Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.36), '#8a4412', 0.5);
  return (
    path(DROP, `transform="translate(4 8)" fill="${darken(colour, 0.62)}"`) +
    path(DROP, `fill="${body(pen, colour, 0.42, 0.42)}"`) +
    d.clipped(path(DROP, ''), speckled(pen, 80, 96, 5) + path(DROP, line(brown, 22, 0.34))) +
    path('M-12 -58C-22 -30 -52 -4 -56 34', line(lighten(colour, 0.7), 8, 0.3)) +
    shine(pen, 36, 24, 12, 0.42)
  );
};

/** A crumbed drop of dough with a pointed top. */
export const coxinha: PieceKind = { size: 86, count: 5, spin: 20, shadow: [76, 94], colour: '#d18e3e', draw };
