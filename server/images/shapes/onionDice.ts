import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [a, b] = [d.random.between(-14, 14), d.random.between(-12, 12)];
  const shape = `M${n(-82 + a)} -44Q0 ${n(-86 + b)} ${n(80 - a)} -48Q94 ${n(-b)} ${n(78 + b)} 46Q0 ${n(20 + a)} ${n(-80 + b)} 54Q-94 ${n(b)} ${n(-82 + a)} -44Z`;
  return (
    path(shape, `transform="translate(4 14)" fill="${darken(colour, 0.5)}" fill-opacity=".55"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.5), colour, darken(colour, 0.16)])}"`) +
    path(`M-72 ${n(-12 + b)}Q0 ${n(-48 + b)} 74 ${n(-14 - a)}`, line(darken(colour, 0.26), 5, 0.5)) +
    path(`M-70 20Q0 ${n(-16 + a)} 72 16`, line(darken(colour, 0.22), 4, 0.4)) +
    path('M-60 -44Q0 -70 50 -50', line('#ffffff', 8, 0.7))
  );
};

/** Chopped onion: a curved square of three layers that the light shines into. Recipes write `cube`. */
export const onionDice: PieceKind = { size: 15, count: 24, spin: 180, shadow: [86, 66], colour: '#f4ece0', draw };
