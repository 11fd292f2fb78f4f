import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const BEAN = 'M-58 -4C-62 -38 -30 -50 2 -46C34 -44 56 -26 54 2C52 30 26 46 -6 44C-36 42 -56 26 -58 -4Z';

/** A sprouted moth or mung bean: a small brown oval, its skin split, with the white root curling out. */
const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const [x, y] = [random.between(78, 108), random.between(-46, 46)];
  const root = `M42 6C${n(62)} ${n(y * 0.1 + 18)} ${n(70)} ${n(y)} ${n(x)} ${n(y)}`;
  return (
    path(root, `${line(darken(colour, 0.5), 17, 0.5)} transform="translate(2 8)"`) +
    path(root, line(mix('#f6ecc8', colour, 0.12), 16)) +
    path(root, `${line('#fffdf0', 5, 0.8)} transform="translate(-1 -3)"`) +
    path(BEAN, `transform="translate(2 10)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(BEAN, `fill="${body(pen, colour, 0.4, 0.36)}"`) +
    path('M20 -34Q44 -14 42 20', line(lighten(colour, 0.6), 6, 0.7)) +
    ellipse(-16, -20, 18, 8, 'fill="#fff" fill-opacity=".5"', -20 - pen.turn)
  );
};

/** What misal is made of. Recipes write `pea beans`. */
export const sproutedBean: PieceKind = { size: 15, count: 60, spin: 180, shadow: [86, 48], colour: '#a8843c', draw };
