import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Corners of a rough block, its upper face and below it the cut front. */
const TOP = [
  [-86, -10],
  [-60, -62],
  [4, -78],
  [70, -58],
  [92, -8],
  [30, 24],
  [-40, 22],
] as const;
const BLOCK = [
  [-90, -8],
  [-62, -66],
  [4, -82],
  [74, -62],
  [98, -4],
  [84, 46],
  [26, 70],
  [-46, 64],
  [-84, 36],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const uneven = (corners: readonly (readonly [number, number])[]) =>
    `M${corners.map(([x, y]) => `${n(x + d.random.between(-17, 17))} ${n(y + d.random.between(-13, 13))}`).join('L')}Z`;
  /** Corners a little round, as a knife leaves them. */
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="16" stroke-linejoin="round"`;
  const block = uneven(BLOCK);
  const top = uneven(TOP);
  // Poultry browns to gold, red meat to nearly black.
  const seared =
    brightness(colour) > 0.52 ? mix(darken(colour, 0.1), '#b5681a', 0.55) : mix(darken(colour, 0.2), '#7a3810', 0.5);
  const grain = Array.from({ length: 6 }, (_, i) => {
    const x = -70 + i * 28 + d.random.between(-8, 8);
    const route = `M${n(x)} ${n(d.random.between(22, 34))}q${n(d.random.between(-8, 8))} 18 ${n(d.random.between(-6, 10))} ${n(d.random.between(26, 40))}`;
    return path(route, line(i % 2 ? darken(colour, 0.42) : lighten(colour, 0.46), 6, 0.5));
  }).join('');
  const fibres = Array.from({ length: 4 }, (_, i) => {
    const y = -54 + i * 19 + d.random.between(-4, 4);
    const from = d.random.between(-70, -34);
    return path(
      `M${n(from)} ${n(y)}q${n(d.random.between(30, 60))} ${n(d.random.between(-10, 4))} ${n(d.random.between(80, 124))} ${n(d.random.between(-6, 8))}`,
      line(i % 2 ? lighten(colour, 0.62) : darken(colour, 0.36), 4.6, 0.46),
    );
  }).join('');
  return (
    path(block, `transform="translate(3 9)" ${edge(darken(colour, 0.6))} fill-opacity=".8" stroke-opacity=".8"`) +
    path(block, edge(darken(colour, 0.22))) +
    grain +
    path(top, edge(body(pen, mix(lighten(colour, 0.3), seared, 0.08), 0.4, 0.14))) +
    fibres +
    ellipse(
      d.random.between(-34, 34),
      d.random.between(-50, -10),
      d.random.between(34, 56),
      d.random.between(14, 24),
      `fill="${d.spot(seared, 0.1)}" fill-opacity=".7"`,
      d.random.between(-30, 30),
    ) +
    path(top, line(seared, 4, 0.42)) +
    path('M-58 -48C-26 -64 14 -66 46 -52', line('#fff6e4', 7, 0.5))
  );
};

/** A cube of braised or roast meat: seared above, its fibres on top, its grain in front. */
export const meatChunk: PieceKind = { size: 36, count: 15, spin: 46, shadow: [94, 78], colour: '#8a5030', draw };
