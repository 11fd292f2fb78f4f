import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const CRUST = 'M-100 6C-100 -44 -60 -58 -10 -56L10 -54L6 52C-40 62 -100 56 -100 6Z';
const FACE = 'M-46 0C-46 -42 -20 -52 4 -50C32 -48 46 -34 44 2C44 40 26 52 0 52C-28 52 -46 36 -46 0Z';
/** The grain of the meat round the filling, and the filling: a fold, not a disc. */
const FIBRES = 'M-34 -22q8 -14 18 -16M-38 2q-2 12 4 24M26 -34q12 8 12 20M34 8q2 14 -8 26M-10 42q10 4 20 0';
const HOLLOW =
  'M-27 -8C-30 -26 -12 -34 -2 -26C10 -36 26 -24 24 -6C28 8 22 24 10 26C0 36 -20 30 -22 14C-28 8 -30 0 -27 -8Z';
const CHEESE = '#f6d27a';
const JAM = '#a81c2c';
const HAM = '#dd8a82';
const HERBS = '#5f8f3c';
/** Butter that has melted with herbs in it. */
const HERB_BUTTER = '#c3c75a';
const MEAT = '#ecd6b2';

/** The filling tells what is inside: ham, something green, jam, or cheese alone. */
const stuffing = (ingredient: string) =>
  /ham|jamon/i.test(ingredient)
    ? HAM
    : /broccoli|spinach|leek|herb|parsley/i.test(ingredient)
      ? HERBS
      : /jam/i.test(ingredient)
        ? JAM
        : CHEESE;

const face = (pen: Pen, x: number, turn: number) => {
  const { d, colour, ingredient } = pen;
  const inner = stuffing(ingredient);
  const flowing = inner === JAM ? JAM : inner === HERBS ? HERB_BUTTER : CHEESE;
  let bits = '';
  for (let i = 0; i < 12; i++)
    bits += path(
      blob(d.random, d.random.between(-20, 20), d.random.between(-26, 26), 8, 6, { wobble: 0.3, points: 6 }),
      `fill="${mix(inner, d.random.chance(0.5) ? lighten(inner, 0.4) : darken(inner, 0.3), 0.7)}"`,
    );
  return placed(
    x,
    0,
    turn,
    path(FACE, `transform="translate(3 8)" fill="${darken(colour, 0.55)}" fill-opacity=".7"`) +
      path(FACE, `fill="${darken(colour, 0.1)}"`) +
      path(FACE, `transform="scale(.86 .88)" fill="${body(pen, MEAT, 0.3, 0.16)}"`) +
      path(FIBRES, line(darken(MEAT, 0.3), 2, 0.5)) +
      path(HOLLOW, `fill="${flowing}"${inner === HAM ? ` stroke="${HAM}" stroke-width="8"` : ''}`) +
      bits +
      path('M-8 30C-12 44 -6 62 4 62C14 60 12 42 10 30Z', `fill="${flowing}"`),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(CRUST, `transform="translate(3 10)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(CRUST, `fill="${body(pen, colour, 0.36, 0.34)}"`) +
    d.clipped(path(CRUST, ''), speckled(pen, 40, 100, 6)) +
    face(pen, 2, 0) +
    face(pen, 66, 16)
  );
};

/** A filled breast or cutlet cut through, its filling towards the viewer; the ingredient is the filling's. */
export const cutOpen: PieceKind = { size: 122, count: 2, spin: 10, shadow: [100, 56], colour: '#cf943f', draw };
