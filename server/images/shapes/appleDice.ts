import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The skins of apples: most of a bowl is red. */
const SKINS = ['#b3261e', '#c23a26', '#b3261e', '#a8341c', '#c9542c'] as const;

/** A cube cut from an unpeeled apple: crisp pale faces, and the bowed skin on the side that was the outside of the fruit. */
const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const at = (x: number, y: number) => `${n(x + random.between(-9, 9))} ${n(y + random.between(-8, 8))}`;
  const [left, right, back, low] = [at(-80, -34), at(80, -40), at(4, -68), at(4, 82)];
  const [footLeft, footRight, front] = [at(-72, 44), at(74, 40), at(2, -6)];
  const flesh = mix(colour, '#f8ebb8', 0.6);
  const skin = random.pick(SKINS);
  const isLeft = random.chance(0.6);
  const edged = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="14" stroke-linejoin="round"`;
  const red = (route: string, bow: string) =>
    path(route, edged(mix(skin, '#5a0e08', 0.3))) +
    path(route, `fill="${span(pen, [lighten(skin, 0.34), skin, darken(skin, 0.3)])}"`) +
    path(bow, line('#ffffff', 7, 0.5));
  const leftSide = `M${left}L${front}L${low}Q-50 84 ${footLeft}Z`;
  const rightSide = `M${front}L${right}L${footRight}Q50 84 ${low}Z`;
  return (
    path(
      `M${left}L${back}L${right}L${footRight}L${low}L${footLeft}Z`,
      `transform="translate(3 9)" ${edged(darken(colour, 0.62))} fill-opacity=".7" stroke-opacity=".7"`,
    ) +
    (isLeft ? red(leftSide, 'M-62 2Q-52 30 -34 48') : path(leftSide, edged(lighten(flesh, 0.14)))) +
    (isLeft ? path(rightSide, edged(mix(darken(flesh, 0.1), '#e2c684', 0.3))) : red(rightSide, 'M30 26Q44 36 40 56')) +
    path(`M${left}L${back}L${right}L${front}Z`, edged(lighten(flesh, 0.28))) +
    path(`M${left}L${front}L${right}`, line('#ffffff', 5, 0.7))
  );
};

/** Diced apple with its skin, as in a salad. Recipes write `cube`. */
export const appleDice: PieceKind = { size: 24, count: 20, spin: 26, shadow: [90, 82], colour: '#ecdcaa', draw };
