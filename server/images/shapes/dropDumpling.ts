import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the dough fell off the spoon: lumps that rose into each other. */
const LUMPS = [
  [-40, 18, 46],
  [40, 24, 44],
  [0, 34, 52],
  [-26, -26, 46],
  [32, -22, 44],
  [2, -4, 44],
] as const;

/** The pores of a crumb that steam has raised. */
const pores = ({ d, colour }: Pen) =>
  Array.from({ length: 34 }, () => {
    const [x, y, r] = [d.random.between(-72, 72), d.random.between(-56, 64), d.random.between(1.6, 4.4)];
    return (
      ellipse(x, y, r * 1.4, r, `fill="${mix(darken(colour, 0.3), '#b08a48', 0.5)}" fill-opacity=".42"`) +
      ellipse(x, y + r, r * 1.3, r * 0.5, `fill="${lighten(colour, 0.7)}" fill-opacity=".7"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shade = mix(darken(colour, 0.3), '#b98c48', 0.45);
  const whole = blob(d.random, 0, 2, 92, 74, { wobble: 0.11, points: 13 });
  const lumps = LUMPS.map(([x, y, r]) => {
    const lump = blob(d.random, x, y, r, r * 0.74, { wobble: 0.13, points: 9 });
    return (
      path(lump, `transform="translate(2 7)" fill="${shade}" fill-opacity=".26"`) +
      path(lump, `fill="${body(pen, colour, 0.6, 0.14)}"`)
    );
  }).join('');
  return (
    path(whole, `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
    path(whole, `fill="${body(pen, colour, 0.5, 0.3)}"`) +
    d.clipped(path(whole, ''), lumps + pores(pen)) +
    path('M-70 44C-40 72 30 74 70 40', line('#e3c078', 9, 0.6)) +
    path('M-50 -40C-30 -54 0 -58 24 -54', line('#ffffff', 6, 0.5))
  );
};

/** A dumpling of soft dough dropped from a spoon and steamed on a stew. Recipes write `ball flour`. */
export const dropDumpling: PieceKind = {
  size: 62,
  count: 6,
  spin: 24,
  shadow: [92, 74],
  colour: '#f7eacb',
  draw,
  layer: 1,
};
