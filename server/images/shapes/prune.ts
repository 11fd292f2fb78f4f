import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the wrinkles run, from one end of the fruit to the other. */
const WRINKLES = [-38, -8, 24, 50];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skin = mix(colour, '#4a2430', 0.4);
  const shape = blob(d.random, 0, 0, 97, 76, { wobble: 0.13, points: 11 });
  const wrinkles = WRINKLES.map((y) => {
    const reach = 82 - Math.abs(y) * 0.7;
    const wave = () => n(d.random.between(-16, 16));
    return `M${n(-reach)} ${n(y * 0.6)}Q${n(-reach * 0.4)} ${n(y + d.random.between(-14, 14))} 0 ${n(y)}t${n(reach * 0.5)} ${wave()}T${n(reach)} ${n(y * 0.6)}`;
  });
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(skin, 0.7)}" fill-opacity=".7"`) +
    path(shape, `fill="${body(pen, skin, 0.3, 0.5)}"`) +
    path(wrinkles.join(''), line(darken(skin, 0.6), 8, 0.6)) +
    path(wrinkles.join(''), `${line(lighten(skin, 0.36), 6, 0.3)} transform="translate(-2 -8)"`) +
    path('M-58 -34Q-30 -56 2 -58', line('#f7dfd2', 6, 0.45))
  );
};

/** A prune: dull and deeply wrinkled, which an olive is not. Recipes write `olive`, `ball` or `berry`. */
export const prune: PieceKind = { size: 19, count: 12, spin: 180, shadow: [94, 74], colour: '#3a1c26', draw, layer: 1 };
