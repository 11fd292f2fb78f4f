import { pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { degrees, ellipse, line, path, placed } from '../canvas/svg';
import { bakedFace, ovenBrown } from '../textures/bakedFace';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';

const HALF = 'M-100 30C-96 -56 -44 -82 0 -82C44 -82 96 -56 100 30C60 52 -60 52 -100 30Z';

/** The rope that closes it: folds pressed one over the next, browned here more and there less. */
const crimped = (d: Drawing, turn: number, colour: string) =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (0.02 + (i / 14) * 0.96);
    const [x, y] = [Math.cos(angle) * 96, -Math.sin(angle) * 77 + 28];
    const tone = mix(colour, ovenBrown(colour), d.random.next() ** 2 * 0.6);
    return ellipse(
      x,
      y,
      d.random.between(13, 16),
      d.random.between(7, 8.6),
      `fill="${d.shade(tone, { light: 0.44, dark: 0.34, turn })}" stroke="${darken(tone, 0.5)}" stroke-opacity=".4" stroke-width="1.6"`,
      48 - degrees(angle),
    );
  }).join('');

const bodyOf = (d: Drawing, turn: number, colour: string) => {
  const brown = ovenBrown(colour);
  const blisters = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [d.random.between(-74, 74), d.random.between(-52, 30)];
    const r = d.random.between(2, 6);
    const tone = i % 3 ? brown : lighten(colour, 0.6);
    return path(blob(d.random, x, y, r * 1.5, r, { wobble: 0.3, points: 7 }), `fill="${tone}" fill-opacity=".42"`);
  }).join('');
  return (
    path(HALF, `transform="translate(3 8)" fill="${darken(colour, 0.5)}"`) +
    path(HALF, `fill="${d.shade(colour, { light: 0.4, dark: 0.36, turn })}"`) +
    d.clipped(
      path(HALF, ''),
      bakedFace(d, { x: 0, y: -16, rx: 98, ry: 68 }, colour, { cracks: 0, grain: 0.9, turn }) +
        blisters +
        path('M-92 34C-56 50 56 50 92 34', line(brown, 9, 0.4)),
    ) +
    crimped(d, turn, colour) +
    ellipse(0, -8, 52, 26, `fill="${d.spot(mix(colour, '#8a4412', 0.6), 0)}" fill-opacity=".4"`) +
    path(
      'M-66 -14C-52 -44 -22 -56 8 -56C-20 -50 -44 -36 -58 -10Z',
      `fill="${lighten(colour, 0.8)}" fill-opacity=".5"`,
    ) +
    path('M-24 6l20 -12M4 8l20 -12', line(darken(brown, 0.4), 5, 0.7)) +
    path('M-26 3l20 -12M2 5l20 -12', line(lighten(colour, 0.5), 2, 0.7))
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
