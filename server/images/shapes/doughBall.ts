import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const whole = blob(random, 0, 0, 99, 94, { wobble: 0.035, points: 11 });
  const bubbles = Array.from({ length: 5 }, () => {
    const [angle, reach, r] = [random.next() * 6.28, random.between(20, 76), random.between(4, 9)];
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return (
      ellipse(x, y, r * 1.2, r, `fill="${lighten(colour, 0.5)}" fill-opacity=".8"`) +
      path(
        `M${(x - r).toFixed(1)} ${(y + r * 0.4).toFixed(1)}q${r.toFixed(1)} ${(r * 1.1).toFixed(1)} ${(r * 2).toFixed(1)} 0`,
        line(darken(colour, 0.3), 3, 0.4),
      )
    );
  }).join('');
  const flour = Array.from({ length: 34 }, () => {
    const [angle, reach] = [random.next() * 6.28, Math.sqrt(random.next()) * 74];
    return circle(
      -16 + Math.cos(angle) * reach,
      -22 + Math.sin(angle) * reach * 0.8,
      random.between(1, 3.6),
      'fill="#fffdf6" fill-opacity=".85"',
    );
  }).join('');
  return (
    path(whole, `transform="translate(3 9)" fill="${darken(colour, 0.5)}"`) +
    path(whole, `fill="${body(pen, colour, 0.7, 0.3)}"`) +
    ellipse(-22, -28, 58, 44, `fill="${d.spot('#fffaf0', 0.2)}" fill-opacity=".7"`) +
    bubbles +
    flour +
    shine(pen, 54, 26, 12, 0.3)
  );
};

/** A ball of raw dough that has risen: pale, soft, with bubbles under its skin and flour on it. */
export const doughBall: PieceKind = {
  size: 84,
  count: 4,
  spin: 180,
  shadow: [99, 95],
  colour: '#f2e2c0',
  side: { lean: 0.86, high: 30, wall: 'bulging', foot: 0.86 },
  draw,
};
