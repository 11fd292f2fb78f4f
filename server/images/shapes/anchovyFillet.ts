import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The hair-fine bones on both sides of the seam, and the silver left of the skin along one edge. */
const bones = ({ d, colour }: Pen, bend: number) => {
  const fine = Array.from({ length: 13 }, (_, i) => {
    const x = -72 + i * 11.5;
    const y = -bend * (1 - Math.abs(x) / 110) - 2;
    return `M${n(x)} ${n(y)}l${n(d.random.between(7, 12))} ${n(i % 2 ? 13 : -13)}`;
  }).join('');
  return (
    path(fine, line(darken(colour, 0.46), 2.2, 0.5)) +
    path(`M-80 ${n(8 + bend * 0.2)}Q-10 ${n(24 - bend)} 76 ${n(12 + bend * 0.5)}`, line('#c3c6c2', 6, 0.6))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-22, 22);
  const shape = `M-100 ${n(bend * 0.3)}Q-40 ${n(-26 - bend)} 40 ${n(-18 - bend)}T100 ${n(bend)}Q60 ${n(22 - bend * 0.4)} 0 ${n(24 - bend)}T-100 ${n(bend * 0.3)}Z`;
  return (
    path(shape, `transform="translate(2 9)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.3), colour, darken(colour, 0.34)])}"`) +
    path(`M-86 ${n(bend * 0.2)}Q0 ${n(-4 - bend)} 88 ${n(bend * 0.7)}`, line(lighten(colour, 0.55), 6, 0.6)) +
    path(`M-60 ${n(10 - bend * 0.4)}Q0 ${n(16 - bend)} 60 ${n(6 - bend * 0.2)}`, line(darken(colour, 0.4), 4, 0.4)) +
    bones(pen, bend) +
    path(`M-66 ${n(-10 - bend * 0.4)}Q-20 ${n(-20 - bend)} 30 ${n(-13 - bend)}`, line('#ffffff', 5, 0.45))
  );
};

/** A fillet of anchovy from a tin: thin, brown, its seam pale. Recipes write `strip`. */
export const anchovyFillet: PieceKind = { size: 50, count: 9, spin: 180, shadow: [94, 24], colour: '#8a6a4c', draw };
