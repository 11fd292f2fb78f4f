import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The wavy long edge of a sheet from one x to the other. */
const wave = (from: number, to: number, y: number, high: number) => {
  const step = (to - from) / 6;
  return Array.from({ length: 6 }, (_, i) => `q${n(step / 2)} ${i % 2 ? n(-high) : n(high)} ${n(step)} 0`).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const torn = () => n(d.random.between(-14, 14));
  const shape = `M-94 -46${wave(-94, 90, -46, 9)}L${n(94 + d.random.between(-12, 8))} ${torn()}L88 46${wave(88, -92, 46, 9)}L${n(-96 + d.random.between(-8, 12))} ${torn()}Z`;
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.2)])}"`) +
    path(`M-92 -30${wave(-92, 88, -30, 7)}M-92 31${wave(-92, 86, 31, 7)}`, line(darken(colour, 0.36), 4, 0.42)) +
    ellipse(
      d.random.between(-50, 50),
      d.random.between(-14, 14),
      44,
      17,
      `fill="${d.spot('#b8441c', 0.1)}" fill-opacity=".6"`,
      d.random.between(-20, 20),
    ) +
    path('M-74 -16Q-20 -24 40 -18', line('#ffffff', 5, 0.5))
  );
};

/** A broken piece of a lasagne sheet with its ruffled edges. Recipes write `wedge`. */
export const lasagneSheet: PieceKind = { size: 72, count: 12, spin: 180, shadow: [96, 52], colour: '#f0d9a0', draw };
