import { smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { isGoldenBrown } from '../textures/goldenBrown';
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

/** What the oven or the pan has browned where it stands up: its edges, its corners, here and there a face. */
const crust = ({ d }: Pen, face: string, whole: string, flesh: string) => {
  const gold = mix(darken(flesh, 0.12), '#b8641a', 0.6);
  const char = mix(darken(gold, 0.45), '#5c280c', 0.5);
  const at = (x: number, y: number, rx: number, ry: number, tone: string, opacity: number) =>
    ellipse(x, y, rx, ry, `fill="${d.spot(tone, 0.15)}" fill-opacity="${opacity}"`, d.random.between(-40, 40));
  const corners = FACE.map(([x, y]) =>
    d.random.chance(0.7)
      ? at(x * 1.1, y * 1.1, d.random.between(16, 34), d.random.between(9, 18), d.random.chance(0.4) ? char : gold, 0.9)
      : '',
  ).join('');
  return (
    path(face, `${line(gold, 13, 0.6)}`) +
    d.clipped(
      path(whole, 'stroke-width="34"'),
      at(d.random.between(-40, 40), 44, 56, 22, char, 0.6) + at(d.random.between(-60, 60), 20, 40, 18, gold, 0.8),
    ) +
    corners +
    at(d.random.between(-30, 30), d.random.between(-40, 0), d.random.between(20, 40), 14, gold, 0.7)
  );
};

/** What the oven or the pan browns, unless it was boiled or lies in a sauce: its colour tells. */
const ROASTED = /^(?!sweet).*potato|parsnip/i;

/** From this share of blue by red on they are boiled. */
const BOILED = 0.345;

/** From this brightness on they are still pale. */
const BRIGHT = 0.72;

/** What stays on the outside of a chunk, by the recipe's key for it; an aubergine's faces below are all skin. */
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
      ? mix(colour, '#cfa653', 0.9)
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
    (skin && !GOLDEN.test(ingredient)
      ? path(whole, `transform="translate(-7 -17) scale(.95)" ${edge(darken(flesh, 0.22))}`)
      : '') +
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
    (ROASTED.test(ingredient) && brightness(colour) < BRIGHT && isGoldenBrown(colour, BOILED)
      ? crust(pen, face, whole, flesh)
      : '') +
    path('M-56 -40C-36 -56 -8 -60 16 -56', line('#ffffff', 8, 0.6))
  );
};

/** A chunk of potato, carrot, pumpkin or aubergine: a pale upper face and darker sides, its edges cooked round. */
export const cutVegetable: PieceKind = { size: 34, count: 14, spin: 40, shadow: [96, 76], colour: '#e8c878', draw };
