import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const HULL =
  'M-104 0C-98 -9 -88 -12 -78 -18C-56 -42 -28 -54 0 -54C28 -54 56 -42 78 -18C88 -12 98 -9 104 0C98 9 88 12 78 18C56 42 28 54 0 54C-28 54 -56 42 -78 18C-88 12 -98 9 -104 0Z';
const CHEESE = 'M-76 0C-58 -26 -30 -36 0 -36C30 -36 58 -26 76 0C58 26 30 36 0 36C-30 36 -58 26 -76 0Z';
const CRUST = '#d9a04c';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = { ...pen, colour: CRUST };
  const brown = Array.from({ length: 16 }, () => {
    const [x, y] = [d.random.between(-62, 62), d.random.between(-26, 26)];
    return ellipse(
      x,
      y,
      d.random.between(5, 13),
      d.random.between(4, 8),
      `fill="${d.spot('#a8561c', 0)}" fill-opacity=".7"`,
    );
  }).join('');
  const yolk = blob(d.random, 4, 2, 21, 20, { wobble: 0.04, points: 10 });
  return (
    path(HULL, `transform="translate(3 9)" fill="${darken(CRUST, 0.6)}"`) +
    path(HULL, `fill="${body(crust, CRUST, 0.5, 0.46)}"`) +
    crisped(crust, HULL, { reach: [94, 48], freckles: 30, opacity: 0.5 }) +
    path('M-92 -6Q-84 0 -92 7M92 -7Q84 0 92 6', line(darken(CRUST, 0.4), 3, 0.6)) +
    path(CHEESE, `fill="${darken(CRUST, 0.4)}" transform="translate(-1 -3)"`) +
    path(CHEESE, `fill="${d.run([mix(colour, '#e8b84a', 0.3), lighten(colour, 0.4), mix(colour, '#e0a83c', 0.4)])}"`) +
    d.clipped(path(CHEESE, ''), brown) +
    path(blob(d.random, 3, 2, 40, 28, { wobble: 0.14, points: 10 }), 'fill="#fffdf4" fill-opacity=".85"') +
    path(yolk, `transform="translate(1 4)" fill="#b8660c" fill-opacity=".7"`) +
    path(yolk, `fill="${d.shade('#f6a81e', { light: 0.4, dark: 0.2 })}"`) +
    gleam(pen, 12, 9, 0.85) +
    gleam(pen, 44, 16, 0.5)
  );
};

/** A boat of bread full of molten cheese with an egg in the middle. Recipes write `stuffed-half` of sulguni. */
export const cheeseBoat: PieceKind = { size: 150, count: 2, spin: 10, shadow: [102, 56], colour: '#f8e2a0', draw };
