import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Browned mince or rice, from the darkest to the lightest crumb. */
const FILLING = ['#7a3c1c', '#a05a28', '#c07c3a', '#e0b070'] as const;

const STALK = 'M0 -6L6 -20L12 -5L28 -8L16 5L24 20L7 12L-4 24L-8 10L-24 12L-13 1L-22 -12L-6 -8Z';

/** The filling, domed over the rim. */
const heaped = ({ d }: Pen) =>
  Array.from({ length: 58 }, (_, i) => {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * (62 - i * 0.5);
    const [x, y, r] = [-4 + Math.cos(angle) * far, -8 + Math.sin(angle) * far * 0.92, d.random.between(7, 15)];
    const crumb = blob(d.random, x, y, r, r * 0.8, { wobble: 0.3, points: 7 });
    const tone = mix(d.random.pick(FILLING), '#e8c08a', i / 200);
    return (
      path(crumb, `transform="translate(2 5)" fill="${darken(tone, 0.6)}" fill-opacity=".5"`) +
      path(crumb, `fill="${tone}"`) +
      ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.14, 'fill="#fff2d8" fill-opacity=".5"', -20)
    );
  }).join('');

/** The top that was cut off, leaning on the tomato with its stalk. */
const lid = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    ellipse(50, -58, 42, 34, `fill="${darken(colour, 0.7)}" fill-opacity=".5"`, 24) +
    ellipse(46, -64, 42, 33, `fill="${mix(colour, '#ffd0a0', 0.4)}"`, 24) +
    ellipse(46, -68, 42, 31, `fill="${body(pen, colour, 0.44, 0.34)}"`, 24) +
    path(STALK, `transform="translate(49 -68) scale(.9)" fill="${d.shade('#4f8a34', { light: 0.3, dark: 0.3 })}"`) +
    ellipse(28, -80, 12, 5, 'fill="#fff" fill-opacity=".7"', -20)
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skin = blob(d.random, 0, 4, 94, 91, { wobble: 0.025, points: 12 });
  return (
    path(skin, `transform="translate(5 12)" fill="${darken(colour, 0.66)}"`) +
    path(skin, `fill="${body(pen, colour, 0.42, 0.46)}"`) +
    // The skin wrinkles in the oven.
    path('M-84 24Q-70 50 -48 66M84 20Q78 48 58 68M-30 84Q0 94 30 84', line(darken(colour, 0.4), 4, 0.5)) +
    circle(-4, -8, 72, `fill="${mix(lighten(colour, 0.2), '#ff9a5a', 0.3)}"`) +
    circle(-4, -8, 66, `fill="${darken(colour, 0.5)}"`) +
    heaped(pen) +
    lid(pen) +
    shine(pen, 84, 30, 7, 0.7)
  );
};

/** A round tomato filled above its rim and browned, its lid beside the filling. Recipes write `stuffed-pepper`. */
export const stuffedTomato: PieceKind = { size: 84, count: 5, spin: 10, shadow: [96, 94], colour: '#cf3a26', draw };
