import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { wetAlong } from '../textures/wetAlong';
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
  // Cut across the grain: its fibres are short and lean one way.
  const lean = d.random.between(-12, 12);
  let seams = '';
  let backs = '';
  for (let x = -92; x < 92; x += d.random.between(6, 13)) {
    const [y, long] = [middle(x) + d.random.between(-32, 6), d.random.between(14, 40)];
    const stroke = `q${n(lean * 0.4 + d.random.between(-4, 4))} ${n(long / 2)} ${n(lean)} ${n(long)}`;
    seams += `M${n(x)} ${n(y)}${stroke}`;
    backs += `M${n(x + 4)} ${n(y)}${stroke}`;
  }
  const seared = Array.from({ length: 8 }, (_, i) => {
    const x = -86 + i * 24 + d.random.between(-14, 14);
    return ellipse(
      x,
      middle(x) + (i % 3 ? d.random.pick([-1, 1]) * d.random.between(18, 30) : d.random.between(-10, 10)),
      d.random.between(16, 34),
      d.random.between(8, 16),
      `fill="${d.spot(i % 2 ? brown : mix(brown, '#4a1e06', 0.4), 0.15)}" fill-opacity=".66"`,
      d.random.between(-24, 24),
    );
  }).join('');
  return (
    path(shape, `transform="translate(2 8)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.28)])}"`) +
    d.clipped(
      path(shape, ''),
      path(seams, line(darken(colour, 0.4), 2.4, 0.24)) +
        path(backs, line(lighten(colour, 0.4), 2.6, 0.22)) +
        seared +
        path(shape, line(brown, 14, 0.28)) +
        path(shape, line(brown, 5, 0.4)),
    ) +
    placed(0, bend * 0.6, 0, wetAlong(pen, { reach: [82, 26], count: 5, bow: bend * 0.5, gloss: 0.62 }))
  );
};

/** A strip of meat from the pan: torn ends, fibres across, browned where it touched the metal. */
export const meatStrip: PieceKind = { size: 42, count: 14, spin: 180, shadow: [96, 36], colour: '#c08a52', draw };
