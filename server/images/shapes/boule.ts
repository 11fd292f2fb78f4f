import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

/** Slashes that opened in the oven: pointed at both ends, wide in the middle. */
const SLASHES = [
  'M-72 -26C-40 -62 22 -68 64 -42C26 -40 -34 -34 -72 -26Z',
  'M-82 16C-40 -24 36 -30 84 -4C36 -2 -36 4 -82 16Z',
  'M-64 54C-26 20 36 16 74 34C34 38 -26 44 -64 54Z',
];
/** Soda bread: cut crosswise before it goes in. */
const CROSS = ['M-84 6C-40 -14 40 -14 84 2C40 14 -40 16 -84 6Z', 'M2 -78C18 -36 18 36 -2 80C-16 36 -16 -36 2 -78Z'];

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const shape = blob(d.random, 0, 0, 98, 92, { wobble: 0.025, points: 13 });
  const brown = mix(darken(colour, 0.3), '#6a2f10', 0.4);
  const crumb = mix(colour, '#ecc98c', 0.62);
  let flour = '';
  for (let i = 0; i < 60; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 84;
    flour += ellipse(
      Math.cos(angle) * far,
      Math.sin(angle) * far * 0.92,
      d.random.between(2, 8),
      d.random.between(1, 4),
      `fill="#fff8ea" fill-opacity="${d.random.between(0.2, 0.6).toFixed(2)}"`,
      d.random.between(0, 180),
    );
  }
  return (
    path(shape, `transform="translate(4 9)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.42)}"`) +
    path(shape, `fill="${d.edge(brown, 0.6, 0.7)}"`) +
    d.clipped(path(shape, ''), speckled(pen, 40, 92, 8) + flour) +
    (/wholemeal|soda/i.test(ingredient) ? CROSS : SLASHES)
      .map(
        (route) =>
          path(
            route,
            `fill="${crumb}" stroke="${brown}" stroke-width="5" stroke-opacity=".7" stroke-linejoin="round"`,
          ) + path(route, `transform="translate(4 6) scale(.86 .7)" fill="${lighten(crumb, 0.4)}" fill-opacity=".75"`),
      )
      .join('') +
    shine(pen, 74, 26, 9, 0.3)
  );
};

/** A round country loaf from above, scored and floured. */
export const boule: PieceKind = {
  size: 150,
  count: 1,
  spin: 60,
  shadow: [98, 94],
  colour: '#b8722e',
  side: { lean: 0.72, high: 26, wall: 'bulging', foot: 0.9 },
  draw,
};
