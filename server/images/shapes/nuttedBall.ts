import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, degrees, ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const NUT = '#f3dba4';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let nuts = '';
  for (let i = 0; i < 64; i++) {
    // Turned as the ball curves away: nuts at its edge are seen from their side.
    const [angle, far] = [d.random.next() * 6.283, Math.sqrt(d.random.next()) * 88];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const turn = degrees(angle) + 90 + d.random.between(-40, 40);
    const tone = mix(NUT, d.random.chance(0.35) ? '#c98a3c' : '#fff2cc', d.random.between(0.1, 0.5));
    nuts +=
      ellipse(x + 2, y + 4, 17, 9, `fill="${darken(colour, 0.5)}" fill-opacity=".6"`, turn) +
      ellipse(x, y, 16, 8, `fill="${d.shade(tone, { light: 0.4, dark: 0.24, turn })}"`, turn) +
      ellipse(x - 3, y - 2, 6, 2, `fill="${lighten(tone, 0.8)}" fill-opacity=".6"`, turn);
  }
  return (
    circle(3, 9, 96, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 96, `fill="${body(pen, mix(colour, '#b8742c', 0.3), 0.3, 0.36)}"`) +
    nuts +
    circle(0, 0, 97, `fill="${d.edge(darken(colour, 0.5), 0.7, 0.4)}"`)
  );
};

/** A ball rolled in pine nuts. */
export const nuttedBall: PieceKind = { size: 62, count: 10, spin: 180, shadow: [96, 94], colour: '#dfb168', draw };
