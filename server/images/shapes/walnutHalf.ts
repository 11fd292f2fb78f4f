import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Two wings of a walnut about its ridge, each with deep lobes. */
const WINGS =
  'M-92 0C-104 -30 -84 -54 -60 -52C-48 -74 -20 -76 -6 -62C14 -80 46 -74 54 -54C82 -56 104 -28 92 0C104 28 84 54 58 54C46 76 16 76 2 62C-18 78 -46 72 -56 54C-84 54 -104 30 -92 0Z';

/** The lobes of its wings, [x, y, half length, half width]: no two halves fold alike. */
const LOBES = [
  [-66, -24, 28, 20],
  [-28, -42, 27, 19],
  [14, -44, 26, 21],
  [54, -30, 30, 20],
  [-64, 28, 30, 19],
  [-22, 44, 26, 21],
  [22, 42, 28, 19],
  [60, 24, 27, 22],
  [-34, -10, 24, 14],
  [30, -8, 27, 14],
  [-2, 16, 26, 13],
] as const;

const walnut = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const deep = mix(darken(colour, 0.55), '#4a2410', 0.4);
  const lobes = LOBES.map(([x, y, rx, ry]) => {
    const at = { x: x + random.between(-5, 5), y: y + random.between(-5, 5) };
    const turn = random.between(-40, 40);
    const shape = blob(random, at.x, at.y, rx, ry, { wobble: 0.16, points: 8, turn });
    const tone = random.pick([colour, lighten(colour, 0.16), darken(colour, 0.1)]);
    return (
      path(shape, `transform="translate(3 5)" fill="${deep}" fill-opacity=".6"`) +
      path(shape, `fill="${body(pen, tone, 0.46, 0.34)}"`)
    );
  });
  return (
    path(WINGS, `transform="translate(2 7)" fill="${darken(colour, 0.6)}"`) +
    path(WINGS, `fill="${deep}"`) +
    lobes.join('') +
    path('M-88 2C-50 -6 -20 7 10 1C40 -5 64 5 88 1', line(deep, 6, 0.7)) +
    path('M-80 7C-48 1 -20 13 10 7C40 1 60 10 80 6', line(lighten(colour, 0.6), 4, 0.5)) +
    shine(pen, 48, 16, 7, 0.34)
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
