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
const ROUNDED = 0.8;

type Corner = readonly [number, number];

const outline = (corners: readonly Corner[]) => `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Where the pan browned it: broad uneven patches on some faces, a few crisp specks. Along every edge it would be a pattern. */
const crust = ({ d }: Pen, corners: readonly Corner[], whole: string, flesh: string) => {
  const { random } = d;
  const gold = mix(flesh, '#c8701a', 0.66);
  const char = mix(gold, '#6a300c', 0.5);
  const patch = (x: number, y: number, r: number, tone: string, opacity: number) =>
    ellipse(x, y, r * 1.5, r * 0.86, `fill="${d.spot(tone, 0.2)}" fill-opacity="${opacity}"`, random.between(-60, 60));
  const patches = corners
    .filter(() => random.chance(0.66))
    .map(([x, y]) =>
      patch(x * random.between(0.3, 0.9), y * random.between(0.3, 0.9), random.between(16, 30), gold, 0.8),
    );
  const specks = Array.from({ length: 4 }, () =>
    patch(random.between(-66, 66), random.between(-46, 50), random.between(4, 9), char, 0.7),
  );
  return patches.join('') + path(whole, line(gold, 10, 0.3)) + specks.join('');
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
  const [light, dark, soft] = isRoast ? [0.24, 0.17, 48] : [0.18, 0.1, 60];
  const tones = [lighten(flesh, light), darken(flesh, 0.06), darken(flesh, dark)];
  // The lit face lies over the others, so that their round edges do not reach into it.
  const faces = [2, 1, 0]
    .map((i) => path(outline(FACES[i]!.map((at) => corners[at]!)), round(tones[i]!, soft)))
    .join('');
  const [[x0, y0], [x1, y1]] = corners as [Corner, Corner];
  return (
    path(whole, `transform="translate(3 9)" ${round(darken(colour, 0.6), 34)} fill-opacity=".7" stroke-opacity=".7"`) +
    path(whole, round(darken(flesh, 0.3), isRoast ? 60 : 70)) +
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
