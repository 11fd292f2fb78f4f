import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { tornStrip } from './tornStrip';

/** Along a strip, from one torn end to the other: x and half its width. */
const ALONG = [
  [-98, 20],
  [-66, 33],
  [-20, 36],
  [30, 35],
  [72, 34],
  [98, 22],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { bend, middle, shape } = tornStrip(pen, { along: ALONG, bend: 26, shift: 6, width: [0.74, 1.14] });
  // Poultry browns to gold, red meat to nearly black.
  const brown =
    brightness(colour) > 0.52 ? mix(darken(colour, 0.14), '#b06a1e', 0.6) : mix(darken(colour, 0.34), '#5f2a0e', 0.45);
  const fibres = Array.from({ length: 7 }, (_, i) => {
    const x = -74 + i * 23 + d.random.between(-6, 6);
    return path(
      `M${n(x)} ${n(middle(x) - 34)}q${n(d.random.between(4, 14))} 32 ${n(d.random.between(-4, 8))} 66`,
      line(i % 2 ? darken(colour, 0.3) : lighten(colour, 0.6), 4, 0.24),
    );
  }).join('');
  const seared = [-58, -8, 52]
    .map((x) =>
      ellipse(
        x + d.random.between(-14, 14),
        middle(x) + d.random.between(-16, 20),
        d.random.between(20, 36),
        d.random.between(9, 16),
        `fill="${d.spot(brown, 0.1)}" fill-opacity=".62"`,
        d.random.between(-24, 24),
      ),
    )
    .join('');
  return (
    path(shape, `transform="translate(2 9)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.34), colour, darken(colour, 0.26)])}"`) +
    d.clipped(path(shape, ''), fibres + seared) +
    path(shape, line(brown, 6, 0.45)) +
    path(`M-66 ${n(middle(-66) - 15)}Q-8 ${n(bend - 24)} 58 ${n(middle(58) - 13)}`, line('#fff6e4', 6.5, 0.55))
  );
};

/** A strip of meat from the pan: torn ends, fibres across, browned where it touched the metal. */
export const meatStrip: PieceKind = { size: 42, count: 14, spin: 180, shadow: [96, 36], colour: '#c08a52', draw };
