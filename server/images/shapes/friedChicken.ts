import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const BONE = 'M58 -9L90 -9C94 -25 114 -21 110 -3C117 10 103 24 92 12L58 12Z';

/** Where the crust stands out in crags: x, y and half width, from the edge inwards. */
const CRAGS = [
  [-72, -8, 30],
  [-52, -36, 30],
  [-14, -44, 32],
  [24, -28, 28],
  [48, -6, 26],
  [30, 22, 28],
  [-8, 38, 32],
  [-48, 30, 32],
  [-34, -6, 36],
  [4, 0, 34],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.4), '#7a3a0c', 0.4);
  const crags = CRAGS.map(([x, y, r]) => ({ x: x + d.random.between(-7, 7), y: y + d.random.between(-6, 6), r }));
  const under = crags.map(({ x, y, r }) => blob(d.random, x, y + 6, r * 1.12, r, { wobble: 0.2, points: 8 })).join('');
  const crust = crags
    .map(({ x, y, r }) => {
      const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.3) : dark, d.random.between(0.1, 0.5));
      return path(
        blob(d.random, x, y, r, r * 0.86, { wobble: 0.24, points: 9 }),
        `fill="${body(pen, tone, 0.46, 0.36)}" stroke="${dark}" stroke-width="2" stroke-opacity=".35"`,
      );
    })
    .join('');
  const flakes = Array.from({ length: 16 }, () => {
    const [x, y, r] = [d.random.between(-80, 58), d.random.between(-46, 44), d.random.between(4, 9)];
    return path(
      blob(d.random, x, y, r * 1.3, r * 0.7, { wobble: 0.4, points: 6, turn: d.random.between(0, 180) }),
      `fill="${d.random.chance(0.6) ? lighten(colour, 0.6) : dark}" fill-opacity=".6"`,
    );
  }).join('');
  return (
    path(BONE, `transform="translate(2 5)" fill="${darken('#d9c3a0', 0.5)}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fff6e6', '#cfae80'])}"`) +
    path(under, `fill="${darken(colour, 0.62)}"`) +
    crust +
    flakes
  );
};

/** A leg of chicken in a craggy fried crust. */
export const friedChicken: PieceKind = { size: 90, count: 5, spin: 180, shadow: [92, 56], colour: '#c98636', draw };
