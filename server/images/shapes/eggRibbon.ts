import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const soft = mix(colour, '#fbe39a', 0.4);
  const shreds = Array.from({ length: 4 }, (_, i) => {
    const [x, y] = [random.between(-34, 34), -36 + i * 24 + random.between(-8, 8)];
    const shape = blob(random, x, y, random.between(44, 72), random.between(11, 20), {
      wobble: 0.42,
      points: 11,
      turn: random.between(-24, 24),
    });
    const tone = mix(soft, random.chance(0.5) ? '#fff6dc' : colour, random.next() * 0.6);
    return (
      path(shape, `transform="translate(2 6)" fill="${darken(soft, 0.56)}" fill-opacity=".34"`) +
      path(shape, `fill="${tone}" fill-opacity=".94"`) +
      path(
        shape,
        `transform="translate(${x * 0.3} ${y * 0.3 - 2}) scale(.7)" fill="${lighten(tone, 0.4)}" fill-opacity=".5"`,
      )
    );
  }).join('');
  return shreds + gleam(pen, 24, 14, 0.6);
};

/** Egg poured into hot broth: soft pale shreds. Recipes write `shred` with the eggs. */
export const eggRibbon: PieceKind = {
  size: 42,
  count: 11,
  spin: 180,
  isOpen: true,
  shadow: [80, 52],
  colour: '#f2d06a',
  draw,
};
