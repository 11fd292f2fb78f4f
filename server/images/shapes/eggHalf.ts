import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The crumb of the yolk: flecks that the knife raised. */
const crumb = ({ d: { random }, colour }: Pen) =>
  Array.from({ length: 14 }, () => {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next()) * 38;
    const tone = random.chance(0.5) ? lighten(colour, 0.5) : mix(darken(colour, 0.2), '#d06a10', 0.4);
    return ellipse(
      6 + Math.cos(angle) * far,
      Math.sin(angle) * far,
      random.between(2.5, 7),
      random.between(1.5, 4),
      `fill="${tone}" fill-opacity=".5"`,
      random.between(0, 180),
    );
  }).join('');

export const drawEggHalf = (pen: Pen) => {
  const { d, colour } = pen;
  const yolk = blob(d.random, 5, 0, 49, 46, { wobble: 0.04, points: 12 });
  return (
    ellipse(2, 6, 98, 77, 'fill="#c9ab80"') +
    ellipse(0, 0, 100, 78, `fill="${body(pen, '#fdf6ea', 0.9, 0.14)}"`) +
    ellipse(0, 0, 95, 73, 'fill="none" stroke="#dcc6a2" stroke-width="4" stroke-opacity=".34"') +
    ellipse(1, 1, 88, 66, `fill="${body(pen, '#fffcf5', 0.9, 0.06)}"`) +
    path(yolk, `transform="translate(2 4)" fill="${mix(darken(colour, 0.3), '#a86a20', 0.4)}" fill-opacity=".45"`) +
    path(yolk, `fill="${mix(colour, '#fbdc7a', 0.5)}"`) +
    path(yolk, `transform="translate(0.6 0) scale(.9)" fill="${body(pen, colour, 0.34, 0.14)}"`) +
    crumb(pen) +
    gleam(pen, 22, 12, 0.75) +
    gleam(pen, 66, 15, 0.9, -8)
  );
};

/** Half a boiled egg, cut side up. */
export const eggHalf: PieceKind = {
  size: 42,
  count: 4,
  spin: 180,
  shadow: [100, 78],
  colour: '#f4a322',
  draw: drawEggHalf,
};
