import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Blisters of the crust: x, y and radius. */
const BLISTERS = [
  [-62, 34, 12],
  [-30, 66, 9],
  [22, 70, 13],
  [66, 28, 10],
  [74, -14, 7],
  [-78, -10, 8],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const hole = blob(d.random, -4, -16, 54, 42, { wobble: 0.2, points: 11, turn: random.between(-20, 20) });
  const filling = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [-4 + random.between(-38, 38), -12 + random.between(-24, 24)];
    const tone = ['#ecd58c', '#e2bf7a', '#7f9a3c'][i % 3]!;
    const lump = blob(random, x, y, 14, 11, { wobble: 0.16, points: 7 });
    return path(lump, `transform="translate(1 3)" fill="${darken(tone, 0.5)}"`) + path(lump, `fill="${tone}"`);
  }).join('');
  return (
    circle(3, 8, 95, `fill="${darken(colour, 0.6)}"`) +
    path(blob(random, 0, 0, 97, 94, { wobble: 0.03, points: 13 }), `fill="${body(pen, colour, 0.5, 0.46)}"`) +
    BLISTERS.map(
      ([x, y, r]) =>
        circle(x, y, r, `fill="${mix(colour, '#8a4a14', 0.5)}" fill-opacity=".5"`) +
        circle(x - 2, y - 2, r * 0.7, `fill="${lighten(colour, 0.4)}" fill-opacity=".7"`),
    ).join('') +
    path(hole, `fill="${lighten(colour, 0.5)}" transform="translate(-2 -3)"`) +
    path(hole, `fill="${darken(colour, 0.66)}"`) +
    d.clipped(path(hole, ''), filling) +
    path(hole, line(darken(colour, 0.4), 3, 0.6)) +
    gleam(pen, 78, 20, 0.8)
  );
};

/** A crisp hollow ball of semolina, cracked open and filled. Recipes write `ball` of semolina. */
export const puri: PieceKind = { size: 64, count: 9, spin: 20, shadow: [97, 95], colour: '#e0ab58', draw };
