import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { cookie } from './cookie';
import type { PieceKind } from './pieceKind';

/** The marks of a fork's tines, pressed in both ways. */
const MARKS =
  'M-52 -34L40 -50M-56 -8L54 -26M-54 20L58 2M-42 46L50 30M-36 -56L-48 44M-10 -60L-18 54M18 -60L14 54M44 -50L44 42';

const draw = (pen: Pen) =>
  cookie.draw(pen) +
  path(MARKS, line(darken(pen.colour, 0.42), 8, 0.55)) +
  path(MARKS, `${line(lighten(pen.colour, 0.5), 3, 0.6)} transform="translate(3 4)"`);

/** A biscuit pressed flat with a fork, as those of peanut butter are. */
export const forkedCookie: PieceKind = { ...cookie, side: { lean: 0.6, high: 22, wall: 'crust', stack: 4 }, draw };
