import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Corners of a rough block, its upper face and below it the cut front. */
const TOP = [
  [-88, -14],
  [-58, -66],
  [12, -76],
  [78, -50],
  [92, -2],
  [24, 18],
  [-46, 14],
] as const;
const BLOCK = [
  [-90, -12],
  [-58, -68],
  [12, -78],
  [80, -52],
  [96, 0],
  [86, 48],
  [30, 76],
  [-44, 70],
  [-86, 36],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const uneven = (corners: readonly (readonly [number, number])[]) =>
    `M${corners.map(([x, y]) => `${n(x + d.random.between(-13, 13))} ${n(y + d.random.between(-10, 10))}`).join('L')}Z`;
  /** Corners a little round, as a knife leaves them. */
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="16" stroke-linejoin="round"`;
  const block = uneven(BLOCK);
  const top = uneven(TOP);
  const seared = mix(darken(colour, 0.2), '#6a3212', 0.35);
  const grain = Array.from({ length: 6 }, (_, i) => {
    const x = -66 + i * 27 + d.random.between(-8, 8);
    const route = `M${n(x)} ${n(d.random.between(16, 30))}q${n(d.random.between(-8, 8))} 18 ${n(d.random.between(-6, 10))} ${n(d.random.between(26, 40))}`;
    return path(route, line(i % 2 ? darken(colour, 0.3) : lighten(colour, 0.4), 5, 0.34));
  }).join('');
  return (
    path(block, `transform="translate(3 9)" ${edge(darken(colour, 0.55))} fill-opacity=".8" stroke-opacity=".8"`) +
    path(block, edge(darken(colour, 0.24))) +
    d.clipped(path(block, ''), grain) +
    path(top, edge(body(pen, mix(lighten(colour, 0.26), seared, 0.12), 0.34, 0.14))) +
    d.clipped(
      path(top, ''),
      ellipse(
        d.random.between(-30, 30),
        -28,
        50,
        20,
        `fill="${d.spot(seared, 0)}" fill-opacity=".5"`,
        d.random.between(-30, 30),
      ),
    ) +
    path('M-60 -52C-26 -66 14 -66 48 -50', line(lighten(colour, 0.8), 6, 0.34))
  );
};

/** A cube of braised or roast meat: seared above, its grain in front. */
export const meatChunk: PieceKind = { size: 36, count: 15, spin: 40, shadow: [94, 78], colour: '#8a5030', draw };
