import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CASE = 'M-72 4L-54 84C-36 96 36 96 54 84L72 4Z';
const SPRINKLES = ['#e05a7a', '#4f9ad0', '#f2b53a', '#6fb35a'] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const paper = '#e9c9a0';
  const pleats = [-56, -40, -24, -8, 8, 24, 40, 56]
    .map((x) => path(`M${x} 8L${(x * 0.76).toFixed(0)} 88`, line(darken(paper, 0.45), 4, 0.45)))
    .join('');
  const tiers = (
    [
      [84, 0, 34],
      [66, -28, 29],
      [44, -54, 23],
      [20, -76, 17],
    ] as const
  ).map(
    ([rx, y, ry]) =>
      ellipse(2, y + 7, rx, ry, `fill="${darken(colour, 0.4)}" fill-opacity=".7"`) +
      ellipse(0, y, rx, ry, `fill="${body(pen, colour, 0.7, 0.22)}"`) +
      ellipse(-rx * 0.3, y - ry * 0.36, rx * 0.42, ry * 0.24, 'fill="#fff" fill-opacity=".55"', -10),
  );
  let sprinkles = '';
  for (let i = 0; i < 15; i++) {
    const y = d.random.between(-70, 14);
    const x = d.random.between(-1, 1) * (50 + y * 0.4);
    sprinkles += circle(x, y, 4.5, `fill="${d.random.pick(SPRINKLES)}"`);
  }
  return (
    path(CASE, `transform="translate(3 8)" fill="${darken(paper, 0.6)}"`) +
    path(CASE, `fill="${d.run([lighten(paper, 0.5), paper, darken(paper, 0.34)], true)}"`) +
    pleats +
    tiers.join('') +
    sprinkles
  );
};

/** A small cake in its case under a tall swirl of icing, seen a little from the side. Its colour is the icing's. */
export const cupcake: PieceKind = { size: 88, count: 4, spin: 0, shadow: [80, 92], colour: '#f7e3d6', draw };
