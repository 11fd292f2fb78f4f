import { n } from '../canvas/drawing';
import { blob, type Point, smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

/** The slice as it shrank in the pan: ruffled all round, no side straight. */
const ruffled = ({ d }: Pen): Point[] =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * Math.PI * 2;
    const reach = (i % 2 ? 1.02 : 0.9) + d.random.between(-0.1, 0.1);
    return { x: Math.cos(angle) * 94 * reach, y: Math.sin(angle) * 60 * reach };
  });

/** Waves across the slice, no two alike: each a soft valley in the shade and, on the side of the light, a bright crest. */
const waves = ({ d }: Pen, brown: string, glaze: string) =>
  [-52, -4, 48]
    .map((middle) => {
      const [x, y] = [middle + d.random.between(-14, 14), d.random.between(-18, 18)];
      const [wide, turn] = [d.random.between(13, 22), d.random.between(-44, 44)];
      const soft = (dx: number, half: number, long: number, tone: string, opacity: number) =>
        ellipse(x + dx, y, half, long, `fill="${d.spot(tone, 0.1)}" fill-opacity="${opacity}"`, turn);
      return (
        soft(wide, wide * 1.3, 70, brown, 0.75) +
        soft(wide * 0.8, wide * 0.5, 54, darken(brown, 0.4), 0.5) +
        soft(-wide * 0.4, wide * 0.8, 54, glaze, 0.55)
      );
    })
    .join('');

/** An end that curled up: its inner side, lighter than the rest, with the shade that it throws. */
const curl = (pen: Pen, flesh: string, brown: string, glaze: string) => {
  const { d } = pen;
  const [side, y] = [d.random.pick([-1, 1]), d.random.between(-18, 18)];
  const fold = blob(d.random, side * 62, y, 34, 40, { wobble: 0.2, points: 9 });
  return (
    path(fold, `transform="translate(${n(-side * 7)} 9)" fill="${darken(brown, 0.4)}" fill-opacity=".6"`) +
    path(fold, `fill="${span(pen, [lighten(flesh, 0.34), mix(flesh, '#c4805a', 0.5), mix(flesh, brown, 0.5)])}"`) +
    d.clipped(
      path(fold, ''),
      ellipse(side * 52, y - 8, 20, 12, `fill="${d.spot(glaze, 0.1)}" fill-opacity=".7"`) +
        path(fold, line(brown, 7, 0.6)),
    )
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  // Raw fish does not brown: its seams are only a little darker than its flesh.
  const isRaw = brightness(colour) > 0.78;
  const flesh = isRaw
    ? colour
    : mix(lighten(colour, d.random.between(0.04, 0.22)), d.random.pick(['#b8683c', '#a04a2e', '#8a4228']), 0.45);
  const brown = isRaw ? mix(darken(colour, 0.22), '#c98f6a', 0.4) : mix(darken(colour, 0.42), '#4e1a08', 0.5);
  const glaze = isRaw ? lighten(colour, 0.5) : mix(lighten(colour, 0.36), '#ea9a50', 0.55);
  const edge = ruffled(pen);
  const shape = smooth(edge);
  // Its ruffles are what the pan caught.
  const caught = edge
    .filter((_, i) => i % 2 === 1 && d.random.chance(0.7))
    .map(({ x, y }) =>
      ellipse(
        x * 0.94,
        y * 0.94,
        d.random.between(13, 24),
        d.random.between(7, 12),
        `fill="${d.spot(darken(brown, isRaw ? 0 : 0.3), 0.3)}" fill-opacity=".8"`,
        degrees(Math.atan2(y, x)) + 90,
      ),
    )
    .join('');
  return (
    path(shape, `transform="translate(2 10)" fill="${darken(brown, 0.5)}" fill-opacity=".9"`) +
    path(shape, `transform="translate(1 4)" fill="${mix(flesh, brown, 0.7)}"`) +
    path(shape, `fill="${span(pen, [lighten(flesh, 0.3), flesh, mix(flesh, brown, 0.5)])}"`) +
    d.clipped(path(shape, ''), waves(pen, brown, glaze) + caught + path(shape, line(brown, 9, 0.55))) +
    (isRaw || d.random.chance(0.4) ? '' : curl(pen, flesh, brown, glaze)) +
    wetPatches(pen, { reach: [76, 50], count: 7, glow: glaze, gloss: 0.74 })
  );
};

/** Meat sliced thin, ruffled and caramelised. */
export const thinSlice: PieceKind = { size: 50, count: 22, spin: 180, shadow: [94, 58], colour: '#7a4a30', draw };
