import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { isGoldenBrown } from '../textures/goldenBrown';
import type { PieceKind } from './pieceKind';

/** The seven corners of a block that are seen: round the outside from the left, then the one in the middle. */
const CORNERS = [
  [-72, -26],
  [-6, -64],
  [72, -34],
  [68, 24],
  [6, 62],
  [-64, 34],
  [4, 2],
] as const;

/** Its upper face, its left one and its right one, by their corners. */
const FACES = [
  [0, 1, 2, 6],
  [0, 6, 4, 5],
  [6, 2, 3, 4],
] as const;

/** From this share of blue by red on it was boiled; from this brightness on it is still pale. */
const [BOILED, BRIGHT] = [0.345, 0.72];

/** By how much the corners lie further in, so that with its round edges it is as large as it was. */
const ROUNDED = 0.86;

type Corner = readonly [number, number];

const outline = (corners: readonly Corner[]) => `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Where the pan browned it: along its edges first, then in the middle of a face, in crisp specks at its corners. */
const crust = ({ d }: Pen, corners: readonly Corner[], whole: string, flesh: string) => {
  const { random } = d;
  const gold = mix(flesh, '#c8701a', 0.72);
  const char = mix(gold, '#6a300c', 0.62);
  const [, , , , low, , middle] = corners as [Corner, Corner, Corner, Corner, Corner, Corner, Corner];
  const ridges = [0, 2, 4].map((i) => `M${n(middle[0])} ${n(middle[1])}L${n(corners[i]![0])} ${n(corners[i]![1])}`);
  const spots = corners.map(([x, y], i) =>
    ellipse(
      x * random.between(0.5, 1),
      y * random.between(0.5, 1),
      random.between(16, 30),
      random.between(10, 18),
      `fill="${d.spot(i % 3 === 0 ? char : gold, 0.15)}" fill-opacity=".8"`,
      random.between(-40, 40),
    ),
  );
  return (
    path(whole, line(gold, 16, 0.55)) +
    path(ridges.join(''), line(gold, 12, 0.6)) +
    spots.join('') +
    path(`M${n(middle[0])} ${n(middle[1])}L${n(low[0])} ${n(low[1])}`, line(char, 4, 0.45))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const flesh = mix(colour, '#f2d378', 0.34);
  const corners = CORNERS.map(([x, y]): Corner => [
    (x + random.between(-19, 19)) * ROUNDED,
    (y + random.between(-16, 16)) * ROUNDED,
  ]);
  const whole = outline(corners.slice(0, 6));
  const round = (fill: string, width: number) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  const isRoast = brightness(colour) < BRIGHT && isGoldenBrown(colour, BOILED);
  // Boiled, its edges have gone round and its faces run into each other.
  const [light, dark, soft] = isRoast ? [0.3, 0.22, 30] : [0.2, 0.12, 46];
  const tones = [lighten(flesh, light), darken(flesh, 0.06), darken(flesh, dark)];
  // The lit face lies over the others, so that their round edges do not reach into it.
  const faces = [2, 1, 0]
    .map((i) => path(outline(FACES[i]!.map((at) => corners[at]!)), round(tones[i]!, soft)))
    .join('');
  const [[x0, y0], [x1, y1]] = corners as [Corner, Corner];
  return (
    path(whole, `transform="translate(3 9)" ${round(darken(colour, 0.6), 34)} fill-opacity=".7" stroke-opacity=".7"`) +
    path(whole, round(darken(flesh, 0.3), isRoast ? 46 : 58)) +
    faces +
    ellipse(random.between(-20, 20), -30, 40, 16, `fill="${d.spot(lighten(flesh, 0.7), 0.1)}" fill-opacity=".7"`) +
    (isRoast ? crust(pen, corners, whole, flesh) : '') +
    path(
      `M${n(x0 * 0.86)} ${n(y0 * 0.96)}L${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + 4)}`,
      line('#ffffff', 6, isRoast ? 0.5 : 0.42),
    )
  );
};

/** A block of potato as the knife cut it: three faces, its edges cooked round, browned where it was roast or fried. */
export const potatoChunk: PieceKind = { size: 34, count: 14, spin: 40, shadow: [94, 78], colour: '#e8c878', draw };
