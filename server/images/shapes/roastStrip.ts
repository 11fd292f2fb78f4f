import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { tornStrip } from './tornStrip';

/** Along a strip: x and half its width. */
const ALONG = [
  [-98, 12],
  [-50, 34],
  [6, 38],
  [60, 32],
  [98, 10],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flesh = mix(colour, '#b08a58', 0.72);
  const smoke = mix(darken(colour, 0.4), '#3a2024', 0.5);
  const { bend, middle, shape } = tornStrip(pen, { along: ALONG, bend: 34, shift: 8, width: [0.7, 1.2] });
  const fibre = (y: number) =>
    `M-78 ${n(middle(-78) + y * 0.7)}Q0 ${n(bend * 1.02 + y + d.random.between(-5, 5))} 78 ${n(middle(78) + y * 0.7)}`;
  return (
    path(shape, `transform="translate(2 9)" fill="${darken(flesh, 0.62)}"`) +
    path(shape, `fill="${span(pen, [lighten(flesh, 0.4), flesh, darken(flesh, 0.3)])}"`) +
    path(fibre(14) + fibre(-2), line(darken(flesh, 0.36), 5, 0.45)) +
    ellipse(
      d.random.between(-50, 50),
      bend * 0.7 + d.random.between(-10, 16),
      d.random.between(22, 40),
      12,
      `fill="${d.spot(smoke, 0.1)}" fill-opacity=".6"`,
      bend * 0.4,
    ) +
    path(shape, line(smoke, 5, 0.4)) +
    path(fibre(-18), line('#fff6e4', 6, 0.5))
  );
};

/** A strip torn from a roast aubergine: soft, smoky, wet. Recipes write `strip`. */
export const roastStrip: PieceKind = { size: 54, count: 12, spin: 180, shadow: [96, 36], colour: '#6b4a52', draw };
