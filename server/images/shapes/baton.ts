import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Vegetables that keep their skin on one side of a stick. */
const SKINS: readonly (readonly [RegExp, string])[] = [
  [/cucumber|courgette|zucchini/i, '#3f7a2e'],
  [/potato/i, '#a8763c'],
];

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const skin = SKINS.find(([words]) => words.test(ingredient))?.[1];
  const lift = d.random.between(-5, 5);
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round"`;
  const flesh = skin ? mix(colour, '#f2f4d8', 0.35) : colour;
  return (
    path(
      `M-96 -10L92 ${lift - 12}L100 ${lift + 22}L-90 26Z`,
      `transform="translate(2 7)" ${edge(darken(colour, 0.6))} fill-opacity=".6" stroke-opacity=".6"`,
    ) +
    path(`M-96 4L92 ${lift + 2}L98 ${lift + 22}L-92 24Z`, edge(skin ?? darken(colour, 0.24))) +
    path(`M-98 -17L90 ${lift - 19}L92 ${lift + 3}L-96 5Z`, edge(lighten(flesh, 0.1))) +
    path(`M90 ${lift - 19}L97 ${lift - 9}L99 ${lift + 20}L92 ${lift + 3}Z`, edge(darken(flesh, 0.1))) +
    path(`M-84 -4Q0 -9 78 ${lift - 5}`, line(darken(flesh, 0.3), 2.4, 0.35)) +
    path(`M-90 -14L76 ${lift - 15}`, line('#ffffff', 4, 0.55))
  );
};

/** A stick cut with a knife: carrot, cucumber, courgette. */
export const baton: PieceKind = { size: 46, count: 12, spin: 180, shadow: [98, 24], colour: '#e8862a', draw };
