import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

export const drawTomatoHalf = (pen: Pen) => {
  const { d, colour } = pen;
  let s =
    circle(0, 0, 100, `fill="${body(pen, darken(colour, 0.14), 0.15, 0.3)}"`) +
    circle(-3, -4, 89, `fill="${body(pen, lighten(colour, 0.12), 0.28, 0.12)}"`);
  for (let i = 0; i < 3; i++) {
    let chamber = path(
      'M12 -30C50 -60 85 -20 70 22C50 42 12 20 12 -30Z',
      `fill="${mix(colour, '#f08a3c', 0.5)}" stroke="${darken(colour, 0.12)}" stroke-opacity=".35" stroke-width="3"`,
    );
    for (let k = 0; k < 4; k++) {
      chamber += ellipse(
        d.random.between(28, 64),
        d.random.between(-25, 17),
        7,
        4.5,
        'fill="#fbe3a0"',
        d.random.between(0, 90),
      );
    }
    s += `<g transform="rotate(${i * 120})">${chamber}</g>`;
  }
  return s + shine(pen, 74, 28, 8, 0.55);
};

/** Half a tomato, cut side up: three chambers with seeds. */
export const tomatoHalf: PieceKind = {
  size: 35,
  count: 7,
  spin: 180,
  shadow: [100, 100],
  colour: '#dc3a22',
  draw: drawTomatoHalf,
};
