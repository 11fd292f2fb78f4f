import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
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
    smooth(corners.map(([x, y]) => ({ x: x + d.random.between(-11, 11), y: y + d.random.between(-9, 9) })));
  const block = uneven(BLOCK);
  const top = uneven(TOP);
  const seared = mix(darken(colour, 0.25), '#5a2a12', 0.35);
  const grain = Array.from({ length: 9 }, (_, i) => {
    const x = -72 + i * 19 + d.random.between(-5, 5);
    const route = `M${n(x)} ${n(d.random.between(10, 24))}q${n(d.random.between(-6, 6))} 24 ${n(d.random.between(-4, 8))} ${n(d.random.between(34, 52))}`;
    return path(route, line(i % 2 ? darken(colour, 0.4) : lighten(colour, 0.45), 5, 0.5));
  }).join('');
  return (
    path(block, `transform="translate(3 8)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(block, `fill="${body(pen, colour, 0.26, 0.36)}"`) +
    d.clipped(path(block, ''), grain) +
    path(top, `fill="${body(pen, mix(colour, seared, 0.4), 0.3, 0.2)}"`) +
    d.clipped(
      path(top, ''),
      ellipse(-10, -30, 60, 24, `fill="${d.spot(seared, 0)}" fill-opacity=".7"`, d.random.between(-30, 30)) +
        path(`M-70 ${n(d.random.between(-40, -24))}q60 -18 130 4M-50 -6q50 -14 110 -4`, line(seared, 5, 0.45)),
    ) +
    path('M-56 -58C-20 -72 20 -72 54 -54', line(lighten(colour, 0.75), 6, 0.4))
  );
};

/** A cube of braised or roast meat: seared above, its grain in front. */
export const meatChunk: PieceKind = { size: 33, count: 14, spin: 40, shadow: [94, 78], colour: '#8a5030', draw };
