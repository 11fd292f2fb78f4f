import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(10, 30) * (d.random.chance(0.5) ? 1 : -1);
  const pod = `M-72 -20C-40 ${n(bend - 38)} 40 ${n(bend - 34)} 102 ${n(-bend * 0.5)}C56 ${n(bend + 12)} -20 ${n(bend + 42)} -72 20C-84 8 -84 -8 -72 -20Z`;
  const wrinkle = (y: number) =>
    `M-62 ${n(y)}Q-20 ${n(bend * 0.9 + y + d.random.between(-6, 6))} 20 ${n(bend * 0.7 + y * 0.7)}T78 ${n(y * 0.3)}`;
  const wrinkles = wrinkle(-10) + wrinkle(2) + wrinkle(13);
  return (
    path(pod, `transform="translate(3 9)" fill="${darken(colour, 0.7)}" fill-opacity=".6"`) +
    path(pod, `fill="${span(pen, [lighten(colour, 0.3), colour, darken(colour, 0.42)])}"`) +
    path(wrinkles, line(darken(colour, 0.55), 4, 0.6)) +
    path(`M-58 ${n(bend * 0.2 - 15)}Q-20 ${n(bend - 26)} 24 ${n(bend - 22)}`, line('#fff0e4', 5, 0.6)) +
    path('M-76 0Q-92 -4 -104 -14', line('#8a7a3c', 9)) +
    path('M-70 -15Q-84 0 -70 15', line('#7a7a34', 8, 0.9))
  );
};

/** A whole dried chilli: wrinkled, bent, with its stalk. Recipes write `spear`. */
export const driedChilli: PieceKind = {
  size: 35,
  count: 7,
  spin: 180,
  shadow: [92, 30],
  colour: '#a3241a',
  draw,
  layer: 1,
};
