import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const SHELL = 'M-102 0C-84 -14 -60 -50 0 -52C60 -50 84 -14 102 0C84 14 60 50 0 52C-60 50 -84 14 -102 0Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(SHELL, `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(SHELL, `fill="${body(pen, colour, 0.34, 0.4)}"`) +
    d.clipped(path(SHELL, ''), speckled(pen, 44, 96, 6)) +
    shine(pen, 30, 26, 7, 0.3)
  );
};

/** A fried shell of bulgur and meat, pointed at both ends. */
export const torpedo: PieceKind = { size: 84, count: 7, spin: 180, shadow: [98, 52], colour: '#8a4f28', draw };
