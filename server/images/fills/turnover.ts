import { pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';

const HALF = 'M-100 30C-96 -56 -44 -82 0 -82C44 -82 96 -56 100 30C60 52 -60 52 -100 30Z';

const bodyOf = (d: Drawing, turn: number, colour: string) => {
  let crimps = '';
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (0.02 + (i / 12) * 0.96);
    const [cx, cy] = [Math.cos(angle) * 97, -Math.sin(angle) * 78 + 28];
    crimps += ellipse(
      cx,
      cy,
      12,
      9,
      `fill="${d.shade(colour, { light: 0.4, dark: 0.3, turn })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".35" stroke-width="2"`,
      90 - (angle * 180) / Math.PI,
    );
  }
  return (
    path(HALF, `transform="translate(3 8)" fill="${darken(colour, 0.5)}"`) +
    path(HALF, `fill="${d.shade(colour, { light: 0.36, dark: 0.36, turn })}"`) +
    crimps +
    ellipse(0, -6, 66, 36, `fill="${d.spot(mix(colour, '#8a4412', 0.6), 0)}" fill-opacity=".55"`) +
    ellipse(-24, -26, 30, 9, 'fill="#fff" fill-opacity=".4"', -18) +
    path('M-24 6l20 -12M4 8l20 -12', line(darken(colour, 0.5), 4, 0.5))
  );
};

/** A half-moon turnover with a crimped edge. */
export const turnover = (d: Drawing, x: number, y: number, size: number, turn: number, colour: string) =>
  contact(d, x, y, size * 1.02, size * 0.64, 0.6, turn) + placed(x, y, turn, bodyOf(d, turn, colour), size / 100);

/** Where a turnover was cut through: pastry around its filling, which is made of the recipe's own pieces. */
const cutFace = (d: Drawing, colour: string, filling: readonly PictureItem[]) => {
  const heart = { x: 12, y: -20, rx: 26, ry: 42 };
  const bits = filling.map((item) =>
    pointsIn(d.random, heart, item.count ?? 8, 0.96)
      .map((at) => drawPiece(d, item, at, 13 * (item.size ?? 1), d.random.between(-180, 180), 0.4))
      .join(''),
  );
  const inside = ellipse(heart.x, heart.y, heart.rx, heart.ry, '');
  return (
    ellipse(12, -20, 37, 57, `fill="${darken(colour, 0.3)}"`) +
    ellipse(11, -21, 35, 55, `fill="${lighten(colour, 0.6)}"`) +
    inside.replace('/>', `fill="${darken(colourOf(filling[0]!), 0.3)}"/>`) +
    d.clipped(inside, bits.join('')) +
    ellipse(heart.x, heart.y, heart.rx, heart.ry, line(mix(colour, '#7a3a10', 0.5), 3, 0.4))
  );
};

/** A turnover cut in two: the near half shows what is in it, the other has been pushed aside. */
export const cutTurnover = (
  d: Drawing,
  at: Point,
  size: number,
  turn: number,
  colour: string,
  filling: readonly PictureItem[],
) => {
  const part = (side: string) => d.clipped(path(side, ''), bodyOf(d, turn, colour));
  return (
    contact(d, at.x, at.y, size * 1.2, size * 0.64, 0.6, turn) +
    placed(at.x + size * 0.5, at.y - size * 0.3, turn + 24, part('M10 -120H130V80H10Z'), size / 100) +
    placed(at.x, at.y, turn, part('M-130 -120H12V80H-130Z') + cutFace(d, colour, filling), size / 100)
  );
};
