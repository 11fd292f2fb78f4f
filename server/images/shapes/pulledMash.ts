import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The sheet of mash and cheese that hangs from the spoon: broad above and below, drawn thin between, torn in threads. */
const SHEET = 'M-46 -70C-38 -40 -30 -10 -34 20C-38 46 -60 62 -84 72L80 72C56 60 36 46 30 20C26 -8 34 -40 44 -72Z';
const THREADS = [
  'M-44 -66C-56 -30 -58 10 -74 60',
  'M42 -68C54 -34 54 4 68 58',
  'M-20 -66C-16 -20 -18 20 -30 66',
  'M16 -66C12 -24 12 16 22 66',
];

/** Folds of the hanging sheet, dark between, lit on their backs. */
const folds = ({ d: { random } }: Pen, deep: string, bright: string) =>
  [-26, -12, 2, 16, 28]
    .map((x, i) => {
      const route = `M${x * 1.3} -66C${n(x * 0.9 + random.between(-3, 3))} -20 ${n(x * 0.8)} 16 ${n(x * 1.9)} 70`;
      return path(route, line(i % 2 ? bright : deep, i % 2 ? 6 : 4, i % 2 ? 0.75 : 0.4));
    })
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(darken(colour, 0.3), '#c08a2c', 0.4);
  const bright = lighten(colour, 0.6);
  const heap = blob(d.random, 0, 76, 112, 34, { wobble: 0.06, points: 12 });
  return (
    path(heap, `transform="translate(2 9)" fill="${deep}" fill-opacity=".6"`) +
    path(heap, `fill="${d.run([bright, colour, mix(colour, deep, 0.5)])}"`) +
    path('M-92 84C-50 66 -20 92 18 78C44 70 70 74 92 84', line(deep, 4, 0.5)) +
    path('M-86 78C-50 60 -20 86 18 72', line(bright, 5, 0.8)) +
    path(SHEET, `transform="translate(5 3)" fill="${deep}" fill-opacity=".5"`) +
    path(SHEET, `fill="${d.run([lighten(colour, 0.3), colour, bright, deep], true)}"`) +
    d.clipped(path(SHEET, ''), folds(pen, deep, bright)) +
    THREADS.map((route, i) => path(route, line(i % 2 ? colour : bright, 5 - (i % 2), 0.95))).join('') +
    // The wooden spoon, lifted.
    path('M30 -84L150 -150L158 -138L44 -66Z', `fill="${d.run(['#c98f4e', '#8a5424'])}"`) +
    ellipse(0, -72, 58, 22, 'fill="#7a4a20"', -6) +
    ellipse(0, -78, 58, 21, `fill="${d.run(['#d9a868', '#a8703a'])}"`, -6) +
    path(blob(d.random, 0, -86, 50, 22, { wobble: 0.1, points: 11 }), `fill="${d.run([bright, colour])}"`) +
    path('M-30 -94Q-6 -106 24 -97', line('#fffdf0', 6, 0.9))
  );
};

/** Mash with so much melted cheese in it that it is drawn up by the spoon in a sheet. Recipes write `mash`. */
export const pulledMash: PieceKind = {
  size: 150,
  count: 1,
  spin: 0,
  shadow: [104, 40],
  colour: '#f3e2a6',
  draw,
  isOpen: true,
};
