import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

/** A point of the snail that the dough was coiled into, from its middle (0) to its rim (1). */
const onCoil = (share: number) => {
  const angle = share * 6.283 * 3.4;
  return { x: Math.cos(angle) * share * 92, y: Math.sin(angle) * share * 74 };
};

const coil = (from: number, to: number) =>
  Array.from({ length: 40 }, (_, i) => onCoil(from + ((to - from) * i) / 39))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`)
    .join('');

/** Rings and slivers of spring onion between the layers: some show, some are under the dough. */
const onions = ({ d, colour }: Pen) =>
  Array.from({ length: 54 }, (_, i) => {
    const { x, y } = onCoil(Math.sqrt(d.random.between(0.02, 0.92)));
    const [cx, cy] = [x + d.random.between(-9, 9), y + d.random.between(-8, 8)];
    const tone = d.random.pick(['#3f7f28', '#5a9a34', '#7ab848', '#4a8a2c']);
    const r = d.random.between(3.4, 6.6);
    const turn = d.random.between(0, 180);
    return (
      ellipse(cx + 1, cy + 2.5, r * 1.5, r * 0.8, `fill="${darken(colour, 0.5)}" fill-opacity=".5"`, turn) +
      ellipse(cx, cy, r * 1.4, r * 0.72, `fill="${i % 4 ? tone : mix(tone, colour, 0.4)}"`, turn) +
      ellipse(cx - 1, cy - 1, r * 0.6, r * 0.22, 'fill="#d8f0a0" fill-opacity=".7"', turn)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 99, 80, { wobble: 0.035, points: 17 });
  const brown = mix(darken(colour, 0.26), '#9a4f12', 0.55);
  const fried = Array.from({ length: 22 }, () => {
    const { x, y } = onCoil(Math.sqrt(d.random.next()));
    return path(
      blob(d.random, x, y, d.random.between(9, 20), d.random.between(5, 11), {
        wobble: 0.32,
        points: 9,
        turn: d.random.between(0, 180),
      }),
      `fill="${d.random.chance(0.3) ? darken(brown, 0.3) : brown}" fill-opacity=".5"`,
    );
  }).join('');
  const ridge = coil(0.05, 0.97);
  return (
    path(shape, `transform="translate(2 13)" fill="${darken(brown, 0.4)}"`) +
    path(shape, `transform="translate(1 7)" fill="${mix(colour, brown, 0.5)}"`) +
    path(shape, `fill="${body(pen, lighten(colour, 0.1), 0.4, 0.24)}"`) +
    d.clipped(
      path(shape, ''),
      fried +
        path(ridge, `${line(brown, 6, 0.5)} transform="translate(1 3)"`) +
        path(ridge, line(lighten(colour, 0.5), 4, 0.75)) +
        onions(pen) +
        path(shape, line(brown, 14, 0.45)),
    ) +
    wetPatches(pen, { reach: [84, 66], count: 6, glow: '#ffe8a8', gloss: 0.5 })
  );
};

/** A flaky flatbread of coiled dough with spring onions in it, seen with its coil. Recipes write `flatbread` with the sesame oil. */
export const scallionPancake: PieceKind = { size: 140, count: 3, spin: 12, shadow: [99, 82], colour: '#e2b45c', draw };
