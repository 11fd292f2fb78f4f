import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The upper cut face of a chunk, the whole chunk, and the edge between its two lower faces. */
const FACE = [
  [-66, -26],
  [-28, -58],
  [46, -56],
  [74, -24],
  [44, 24],
  [-46, 26],
] as const;
const WHOLE = [
  [-78, -26],
  [-32, -66],
  [50, -62],
  [82, -18],
  [76, 40],
  [14, 64],
  [-58, 52],
  [-80, 14],
] as const;

/** Flesh that is not the skin's colour made paler: that of an aubergine is golden once it has been in oil. */
const GOLDEN = /aubergine|eggplant/i;

/** Boiled or roast, potato keeps its yellow in a grey broth. */
const BUTTERY = /^(?!sweet).*potato|^waxy/i;

/** What stays on the outside of a chunk, by the recipe's key for it. */
const SKINS: readonly (readonly [RegExp, string])[] = [
  [/aubergine|eggplant/i, '#43203f'],
  [/courgette|zucchini|cucumber/i, '#47803a'],
  [/apple/i, '#b8402a'],
];

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const uneven = (corners: readonly (readonly [number, number])[]) =>
    smooth(corners.map(([x, y]) => ({ x: x + d.random.between(-11, 11), y: y + d.random.between(-9, 9) })));
  const edge = (fill: string, width = 34) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  const skin = SKINS.find(([words]) => words.test(ingredient))?.[1];
  const flesh = BUTTERY.test(ingredient)
    ? mix(colour, '#f2d378', 0.34)
    : GOLDEN.test(ingredient)
      ? mix(colour, '#d9b468', 0.86)
      : skin
        ? mix(colour, '#f0e6c0', 0.4)
        : colour;
  const whole = uneven(WHOLE);
  const face = uneven(FACE);
  const toasted = mix(darken(flesh, 0.2), '#a8601c', 0.5);
  return (
    path(whole, `transform="translate(3 9)" ${edge(darken(colour, 0.55))} fill-opacity=".7" stroke-opacity=".7"`) +
    path(whole, edge(skin ?? darken(flesh, 0.2))) +
    // The skin stays along one edge; the rest is cut.
    (skin ? path(whole, `transform="translate(-7 -17) scale(.95)" ${edge(darken(flesh, 0.22))}`) : '') +
    ellipse(d.random.between(34, 48), 34, 46, 34, `fill="${d.spot(darken(flesh, 0.3), 0.1)}" fill-opacity=".7"`, -34) +
    path(face, edge(body(pen, lighten(flesh, 0.16), 0.42, 0.26), 26)) +
    ellipse(
      d.random.between(-34, 40),
      d.random.between(-44, -10),
      d.random.between(24, 46),
      d.random.between(10, 18),
      `fill="${d.spot(toasted, 0)}" fill-opacity=".5"`,
      d.random.between(-30, 30),
    ) +
    (GOLDEN.test(ingredient) ? path(face, line(toasted, 9, 0.5)) : '') +
    path('M-56 -40C-36 -56 -8 -60 16 -56', line('#ffffff', 8, 0.6))
  );
};

/** A chunk of potato, carrot, pumpkin or aubergine: a pale upper face and darker sides, its edges cooked round. */
export const cutVegetable: PieceKind = { size: 34, count: 14, spin: 40, shadow: [96, 76], colour: '#e8c878', draw };
