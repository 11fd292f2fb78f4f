import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { circle, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.7;
  let buds = '';
  const puffs: readonly (readonly [number, number, number])[] = [
    [-56, -10, 38],
    [-30, -50, 40],
    [22, -58, 42],
    [58, -18, 38],
    [0, -18, 46],
    [-34, 14, 30],
    [38, 14, 32],
  ];
  for (const [x, y, r] of puffs) {
    buds += circle(x, y, r, `fill="${body(pen, colour, isPale ? 0.6 : 0.34, isPale ? 0.2 : 0.42)}"`);
    for (let i = 0; i < 6; i++) {
      buds += circle(
        x + d.random.between(-r, r) * 0.7,
        y + d.random.between(-r, r) * 0.7,
        d.random.between(4, 8),
        `fill="${d.random.chance(0.55) ? lighten(colour, 0.45) : darken(colour, 0.35)}" fill-opacity=".55"`,
      );
    }
  }
  return (
    path(
      'M-22 16C-20 50 -34 80 -26 98H28C36 80 22 50 26 16Z',
      `fill="${span(pen, [lighten(mix(colour, '#cfe0a0', 0.6), 0.3), mix(colour, '#b8cf86', 0.5)])}"`,
    ) + buds
  );
};

/** A floret of broccoli or, where pale, of cauliflower. */
export const floret: PieceKind = { size: 36, count: 9, spin: 70, shadow: [90, 88], colour: '#5f9a3c', draw };
