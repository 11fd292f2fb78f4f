import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [a, b, c] = [d.random.between(-3, 3), d.random.between(-4, 4), d.random.between(-3, 3)];
  const top = `M-97 ${n(-15 + a)}Q0 ${n(-17 + b)} 95 ${n(-14 + c)}Q101 ${n(-12 + c)} 99 ${n(-4 + c)}L97 ${n(5 + c)}Q0 ${n(4 + b)} -97 ${n(5 + a)}Q-101 ${n(-6 + a)} -97 ${n(-15 + a)}Z`;
  const side = `M-98 ${n(2 + a)}Q0 ${n(2 + b)} 98 ${n(2 + c)}L95 ${n(17 + c)}Q0 ${n(20 + b)} -95 ${n(17 + a)}Q-100 ${n(12 + a)} -98 ${n(2 + a)}Z`;
  const brown = mix(colour, '#b0621a', 0.55);
  return (
    path(side, `fill="${span(pen, [darken(colour, 0.05), darken(colour, 0.22)])}"`) +
    path(top, `fill="${span(pen, [lighten(colour, 0.4), lighten(colour, 0.08), darken(colour, 0.06)])}"`) +
    ellipse(-84, 0, 16, 12, `fill="${d.spot(brown, 0)}" fill-opacity=".7"`) +
    ellipse(84, 2, 16, 12, `fill="${d.spot(brown, 0)}" fill-opacity=".75"`) +
    ellipse(d.random.between(-40, 40), 4, 34, 7, `fill="${d.spot(brown, 0)}" fill-opacity=".5"`) +
    path(`M-84 ${n(-12 + a)}Q0 ${n(-14 + b)} 78 ${n(-11 + c)}`, line('#fff8e0', 3.5, 0.65)) +
    path(`M-94 ${n(5 + a)}Q0 ${n(4 + b)} 95 ${n(5 + c)}`, line(lighten(colour, 0.5), 2, 0.4))
  );
};

/** A chip: a stick with a lit top, a shaded side and a browned end. */
export const friedPotato: PieceKind = { size: 58, count: 24, spin: 180, shadow: [96, 20], colour: '#eec158', draw };
