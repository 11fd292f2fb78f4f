import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { okraEnd } from './okraEnd';
import type { PieceKind } from './pieceKind';

const cap = (pen: Pen) =>
  path('M-100 -9L-84 -14V14L-100 10Z', `fill="${darken(pen.colour, 0.2)}"`) +
  path(
    'M-86 -15Q-72 -44 -60 -38Q-64 0 -60 38Q-72 44 -86 15Z',
    `fill="${span(pen, [lighten(pen.colour, 0.35), darken(pen.colour, 0.1), darken(pen.colour, 0.4)])}"`,
  );

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isCut = d.random.chance(0.45);
  const bend = d.random.between(-12, 12);
  const left = isCut ? -62 : -74;
  const shape = `M${left} -38C${left + 40} -42 20 ${n(-30 + bend)} 102 ${n(bend * 1.6)}C20 ${n(34 + bend)} ${left + 40} 42 ${left} 38Z`;
  const rib = (y: number) => `M${left} ${y}Q10 ${n(y * 0.7 + bend)} 94 ${n(bend * 1.5)}`;
  const browned = mix(darken(colour, 0.3), '#7a4a12', 0.6);
  return (
    path(shape, `transform="translate(2 9)" fill="${darken(colour, 0.62)}" fill-opacity=".85"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.36)])}"`) +
    path(rib(-14) + rib(12), line(darken(colour, 0.42), 5, 0.6)) +
    path(rib(-22) + rib(3), line(lighten(colour, 0.55), 4, 0.55)) +
    ellipse(
      d.random.between(-30, 40),
      d.random.between(-8, 14),
      28,
      10,
      `fill="${d.spot(browned, 0.1)}" fill-opacity=".55"`,
    ) +
    (isCut ? okraEnd(pen, { x: left, r: 38, squash: 0.72 }) : cap(pen))
  );
};

/** A finger of okra: ribbed, drawn out to a tip; one end has its cap, or shows the star of a cut. */
export const okra: PieceKind = { size: 62, count: 14, spin: 180, shadow: [96, 36], colour: '#6f9a3e', draw };
