import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const HALF =
  'M-100 2C-100 -22 -72 -32 -40 -42C0 -56 34 -66 62 -56C92 -44 102 -22 102 2C102 28 90 50 60 60C30 68 0 58 -40 46C-72 36 -100 26 -100 2Z';

/** Flakes of tuna bound with mayonnaise, heaped in the hollow of the stone. */
const filled = ({ d }: Pen) => {
  let heap = ellipse(24, 6, 72, 50, 'fill="#6f7a34" fill-opacity=".5"');
  for (let i = 0; i < 74; i++) {
    const share = 1 - i / 110;
    const angle = d.random.next() * 6.283;
    const reach = Math.sqrt(d.random.next()) * share;
    const [x, y] = [24 + Math.cos(angle) * 66 * reach, Math.sin(angle) * 46 * reach - (1 - share) * 22];
    const tone = d.random.pick(['#e6b99a', '#d9a384', '#f3dcc0', '#f6e8d2', '#c98f70']);
    const flake = blob(d.random, x, y, d.random.between(10, 19), d.random.between(7, 11), {
      wobble: 0.25,
      points: 7,
      turn: d.random.between(0, 180),
    });
    heap +=
      path(flake, `transform="translate(2 4)" fill="${darken('#c98f70', 0.5)}" fill-opacity=".5"`) +
      path(flake, `fill="${tone}"`);
  }
  for (let i = 0; i < 12; i++) {
    const [x, y] = [24 + d.random.between(-44, 44), d.random.between(-34, 24)];
    heap += ellipse(x, y, 6, 4, `fill="${d.random.pick(['#c23a2a', '#6fa03a', '#a8487a'])}"`, d.random.between(0, 180));
  }
  return heap;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skin = mix(colour, '#22351c', 0.72);
  return (
    path(HALF, `transform="translate(3 10)" fill="${darken(skin, 0.5)}"`) +
    path(HALF, `fill="${skin}"`) +
    path(HALF, `transform="scale(.94 .91)" fill="${body(pen, '#a9c45a', 0.3, 0.2)}"`) +
    path(HALF, `transform="scale(.86 .8)" fill="${d.shade('#e9e79a', { light: 0.4, dark: 0.12 })}"`) +
    path('M-84 -8C-60 -26 -20 -36 14 -46', line(lighten('#e9e79a', 0.8), 5, 0.5)) +
    filled(pen) +
    shine(pen, 40, 18, 6, 0.4)
  );
};

/** Half an avocado with tuna in its hollow. Its colour is the skin's. */
export const stuffedAvocado: PieceKind = { size: 112, count: 4, spin: 14, shadow: [100, 62], colour: '#3f5a2a', draw };
