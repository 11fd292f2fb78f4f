import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Two wings of a walnut about its ridge, each with deep lobes. */
const WINGS =
  'M-92 0C-104 -30 -84 -54 -60 -52C-48 -74 -20 -76 -6 -62C14 -80 46 -74 54 -54C82 -56 104 -28 92 0C104 28 84 54 58 54C46 76 16 76 2 62C-18 78 -46 72 -56 54C-84 54 -104 30 -92 0Z';

const WRINKLES =
  'M-74 -18C-60 -34 -46 -20 -50 -6M-44 -46C-30 -34 -36 -18 -22 -10M-8 -54C6 -40 -8 -26 6 -12M34 -50C24 -34 42 -28 34 -12M66 -34C54 -30 62 -14 74 -14M-72 20C-58 36 -46 22 -50 8M-42 46C-28 36 -38 22 -22 12M-2 54C10 38 -4 28 8 14M36 50C26 34 44 30 36 14M68 34C56 30 62 16 74 14';

const walnut = (pen: Pen) => {
  const { colour } = pen;
  const deep = mix(darken(colour, 0.5), '#5a2a10', 0.4);
  return (
    path(WINGS, `transform="translate(2 7)" fill="${darken(colour, 0.6)}"`) +
    path(WINGS, `fill="${body(pen, colour, 0.42, 0.36)}"`) +
    path(WRINKLES, `${line(lighten(colour, 0.6), 6, 0.6)} transform="translate(4 5)"`) +
    path(WRINKLES, line(deep, 7, 0.66)) +
    path('M-90 0C-50 -7 -20 6 10 0C40 -6 64 4 90 0', line(deep, 9, 0.7)) +
    path('M-84 5C-48 0 -20 12 10 6C40 0 62 10 84 6', line(lighten(colour, 0.66), 4, 0.6)) +
    shine(pen, 52, 20, 8, 0.36)
  );
};

const GROOVES = 'M-78 -20C-40 -32 30 -32 78 -16M-78 20C-40 32 30 32 78 16';

const pecan = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(darken(colour, 0.5), '#5a2a10', 0.4);
  const shape = blob(d.random, 0, 0, 98, 50, { wobble: 0.05, points: 14 });
  return (
    path(shape, `transform="translate(2 8)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, colour, 0.44, 0.4)}"`) +
    path(GROOVES, `${line(lighten(colour, 0.5), 5, 0.5)} transform="translate(1 6)"`) +
    path(GROOVES, line(deep, 7, 0.6)) +
    path('M-94 0C-40 -5 40 5 94 0', line(deep, 10, 0.72)) +
    path('M-56 -37l14 12M-14 -42l10 12M30 -40l8 14M-56 37l14 -12M-14 42l10 -12M30 40l8 -14', line(deep, 5, 0.4)) +
    shine(pen, 30, 32, 7, 0.5)
  );
};

const draw = (pen: Pen) => (/pecan/i.test(pen.ingredient) ? pecan(pen) : walnut(pen));

/** Half a walnut with its wrinkled wings, or half a pecan with its furrows, by its ingredient. */
export const walnutHalf: PieceKind = {
  size: 17,
  count: 16,
  spin: 180,
  shadow: [98, 62],
  colour: '#a8743c',
  draw,
  layer: 1,
};
