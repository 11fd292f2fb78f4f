import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let lobes = '';
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.257 + d.random.between(-0.3, 0.3);
    const [x, y, r] = [Math.cos(angle) * 48, Math.sin(angle) * 44, d.random.between(38, 54)];
    const lobe = blob(d.random, x, y, r, r * 0.9, { wobble: 0.12, points: 8 });
    lobes +=
      path(lobe, `transform="translate(3 7)" fill="${darken(colour, 0.46)}"`) +
      path(lobe, `fill="${body(pen, colour, 0.7, 0.16)}"`);
  }
  return (
    lobes +
    path(
      blob(d.random, -4, -6, 44, 40, { wobble: 0.1, points: 8 }),
      `fill="${body(pen, lighten(colour, 0.4), 0.8, 0.12)}"`,
    ) +
    ellipse(16, 16, 17, 12, `fill="${d.spot('#c9862a', 0.2)}" fill-opacity=".8"`, 30) +
    ellipse(-20, -24, 16, 8, 'fill="#fff" fill-opacity=".7"', -30)
  );
};

/** A grain of corn, popped. */
export const popcorn: PieceKind = { size: 32, count: 46, spin: 180, shadow: [92, 86], colour: '#f7e9c4', draw };
