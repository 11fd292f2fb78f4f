import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { tornStrip } from './tornStrip';

/** Along a strip: x and half its width. */
const ALONG = [
  [-98, 7],
  [-66, 15],
  [-22, 19],
  [24, 18],
  [66, 14],
  [98, 6],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flesh = mix(colour, '#c2a05e', 0.74);
  const skin = mix(darken(colour, 0.3), '#3c1c34', 0.7);
  const { bend, middle, shape } = tornStrip(pen, { along: ALONG, bend: 44, shift: 9, width: [0.7, 1.25] });
  const along = (y: number) =>
    `M-84 ${n(middle(-84) + y * 0.6)}Q0 ${n(bend * 1.6 + y + d.random.between(-4, 4))} 84 ${n(middle(84) + y * 0.6)}`;
  return (
    path(shape, `transform="translate(2 8)" fill="${darken(flesh, 0.66)}" fill-opacity=".8"`) +
    path(shape, `fill="${span(pen, [lighten(flesh, 0.36), flesh, darken(flesh, 0.24)])}"`) +
    // The charred skin stays along one side.
    path(along(11), line(skin, 10, 0.85)) +
    path(along(2), line(darken(flesh, 0.4), 2.6, 0.5)) +
    ellipse(
      d.random.between(-50, 50),
      bend * 0.8,
      d.random.between(18, 34),
      8,
      `fill="${d.spot(skin, 0.1)}" fill-opacity=".6"`,
      bend * 0.3,
    ) +
    path(along(-9), line('#fff6e4', 4, 0.6))
  );
};

/** A strip torn from a roast aubergine: long, limp, wet, its charred skin along one side. Recipes write `strip`. */
export const roastStrip: PieceKind = { size: 84, count: 12, spin: 14, shadow: [96, 20], colour: '#6b4a52', draw };
