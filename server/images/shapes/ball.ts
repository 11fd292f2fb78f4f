import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let crust = '';
  for (let i = 0; i < 11; i++) {
    const angle = d.random.next() * 6.28;
    const reach = d.random.between(10, 78);
    crust += path(
      blob(
        d.random,
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        d.random.between(7, 17),
        d.random.between(5, 11),
        { wobble: 0.3, points: 6 },
      ),
      `fill="${d.random.chance(0.6) ? darken(colour, 0.42) : lighten(colour, 0.4)}" fill-opacity=".34"`,
    );
  }
  return (
    path(blob(d.random, 0, 0, 100, 97, { wobble: 0.04, points: 10 }), `fill="${body(pen, colour, 0.42, 0.42)}"`) +
    crust +
    shine(pen, 46, 26, 14, 0.5)
  );
};

/** A rough ball, such as a falafel. */
export const ball: PieceKind = { size: 38, count: 9, spin: 0, shadow: [100, 98], colour: '#9a5a30', draw };
