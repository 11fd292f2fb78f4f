import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A block as it slid from its box: the top and the two sides towards the viewer, the corners soft. */
const TOP = 'M-6 -62Q2 -66 12 -62L88 -34Q98 -29 88 -24L8 8Q0 11 -8 8L-88 -22Q-98 -27 -88 -32Z';
const LEFT = 'M-94 -27L-4 9V74Q-6 80 -14 77L-86 46Q-94 42 -94 34Z';
const RIGHT = 'M94 -29L-4 9V74Q-2 80 6 77L86 44Q94 40 94 32Z';

/** Grated ginger in a small heap, and rings of spring onion about it. */
const topping = ({ d: { random } }: Pen) => {
  const heap = Array.from({ length: 22 }, () => {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next())];
    const [x, y] = [Math.cos(angle) * 20 * far, -42 + Math.sin(angle) * 10 * far - (1 - far) * 10];
    return `M${n(x - 5)} ${n(y)}q${n(random.between(2, 6))} ${n(random.between(-5, 4))} ${n(random.between(7, 12))} ${n(random.between(-3, 3))}`;
  }).join('');
  const rings = Array.from({ length: 24 }, () => {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.between(0.1, 1))];
    const [x, y, r] = [Math.cos(angle) * 48 * far, -28 + Math.sin(angle) * 19 * far, random.between(4, 6.5)];
    return (
      ellipse(x + 1, y + 2.5, r, r * 0.66, 'fill="#8a7a5c" fill-opacity=".4"') +
      ellipse(
        x,
        y,
        r,
        r * 0.66,
        `fill="#e8f2c0" stroke="${random.pick(['#3f8a28', '#64a838', '#8cc04a'])}" stroke-width="2.6"`,
      )
    );
  }).join('');
  return (
    rings +
    ellipse(2, -38, 24, 12, 'fill="#b8924a" fill-opacity=".6"') +
    path(heap, line('#c89a3c', 4.5)) +
    path(heap, `${line('#fae6a0', 3)} transform="translate(-0.5 -1.5)"`)
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shade = darken(colour, 0.2);
  return (
    ellipse(6, 64, 112, 30, 'fill="#3a1c0c" fill-opacity=".62"') +
    ellipse(2, 60, 108, 27, `fill="${d.shade('#5a2e12', { light: 0.3, dark: 0.3 })}"`) +
    path('M-92 66Q-40 90 30 86', line('#e0a05c', 3, 0.7)) +
    path(LEFT, `fill="${d.run([lighten(colour, 0.1), colour, shade])}"`) +
    path(RIGHT, `fill="${d.run([colour, shade, darken(colour, 0.34)])}"`) +
    path('M-88 30Q-50 54 -8 68M86 30Q50 50 4 68', line('#a8743c', 9, 0.3)) +
    path(TOP, `fill="${d.sweep([lighten(colour, 0.6), colour])}"`) +
    path('M-92 -26L-6 8Q0 11 6 8L92 -28M-4 12V72', line('#ffffff', 4, 0.9)) +
    path('M-84 -12L-30 10M-80 2L-52 14', line('#ffffff', 5, 0.7)) +
    topping(pen)
  );
};

/** A block of silken tofu in soy sauce, grated ginger and spring onion on it. Recipes write `ingot`. */
export const silkenTofu: PieceKind = { size: 150, count: 1, spin: 4, shadow: [104, 70], colour: '#fbf6ea', draw };
