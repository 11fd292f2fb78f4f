import { blob } from '../canvas/outlines';
import { darken, deepen, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const isDry = /chickpea|falafel|bean|lentil/i.test(ingredient);
  const shape = blob(d.random, 0, 0, 99, 95, { wobble: isDry ? 0.06 : 0.035, points: 14 });
  let rough = '';
  for (let i = 0; i < (isDry ? 46 : 30); i++) {
    const angle = d.random.next() * 6.283;
    const reach = Math.sqrt(d.random.next()) * 88;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const r = d.random.between(5, isDry ? 12 : 16);
    const tone = d.random.chance(0.55) ? darken(deepen(colour, 0.5), 0.42) : lighten(colour, 0.4);
    rough += path(
      blob(d.random, x, y, r, r * 0.66, { wobble: 0.3, points: 6, turn: d.random.between(0, 180) }),
      `fill="${tone}" fill-opacity="${isDry ? 0.42 : 0.3}"`,
    );
  }
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.46, 0.5)}"`) +
    d.clipped(path(shape, ''), rough) +
    shine(pen, 48, 26, 13, isDry ? 0.26 : 0.5) +
    (isDry ? '' : shine(pen, 74, 16, 5, 0.45))
  );
};

/** A ball of minced meat or of pulses: rough, browned; meat glistens. */
export const meatBall: PieceKind = { size: 46, count: 8, spin: 0, shadow: [98, 96], colour: '#7a4226', draw };
