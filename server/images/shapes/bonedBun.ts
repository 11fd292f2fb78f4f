import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path, placed } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

/** One strip of dough over the bun, thick where a bone has its joints. */
const BONE =
  'M-94 -4C-88 -22 -70 -20 -62 -12C-48 -4 -44 -20 -30 -22C-16 -22 -12 -8 0 -8C12 -8 16 -22 30 -22C44 -20 48 -4 62 -12C70 -20 88 -22 94 -4C90 16 70 16 62 8C48 0 44 12 30 14C16 14 12 4 0 4C-12 4 -16 14 -30 14C-44 12 -48 0 -62 8C-70 16 -90 16 -94 -4Z';

const draw = (pen: Pen) => {
  const { d, colour, turn } = pen;
  const dough = lighten(colour, 0.16);
  const bone = (degrees: number) =>
    placed(
      0,
      0,
      degrees,
      path(BONE, `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
        path(BONE, `fill="${d.shade(dough, { light: 0.4, dark: 0.34, turn: turn + degrees })}"`) +
        path('M-78 -10C-56 -4 -46 -16 -28 -16M14 -8C24 -18 44 -14 54 -6', line(lighten(dough, 0.5), 4, 0.6)),
    );
  return (
    circle(3, 7, 97, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 98, `fill="${body(pen, mix(colour, '#a05a1e', 0.3), 0.4, 0.44)}"`) +
    speckled(pen, 26, 88, 6) +
    bone(38) +
    bone(-44) +
    circle(3, 5, 25, `fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    circle(0, -3, 24, `fill="${body(pen, dough, 0.45, 0.34)}"`) +
    shine(pen, 52, 24, 10, 0.3)
  );
};

/** Bread of the dead: a bun with two bones and a knob of its own dough. Recipes write `crossed-bun zest`. */
export const bonedBun: PieceKind = {
  size: 80,
  count: 4,
  spin: 10,
  shadow: [99, 99],
  colour: '#c98a42',
  side: { lean: 0.78, high: 26, wall: 'bulging', foot: 0.88 },
  draw,
};
