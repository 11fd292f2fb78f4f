import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { tornStrip } from './tornStrip';

const ALONG = [
  [-100, 6],
  [-78, 20],
  [-50, 15],
  [-22, 24],
  [8, 17],
  [36, 25],
  [66, 16],
  [84, 19],
  [100, 5],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { middle, shape } = tornStrip(pen, { along: ALONG, bend: 46, shift: 7, width: [0.7, 1.3] });
  const crust = mix(darken(colour, 0.5), '#4a1c08', 0.5);
  const tone = mix(colour, lighten(colour, 0.5), d.random.next() * 0.6);
  const lengthwise = (aside: number) =>
    `M-88 ${n(middle(-88) + aside)}Q-44 ${n(middle(-44) + aside * 1.4)} 0 ${n(middle(0) + aside)}T86 ${n(middle(86) + aside * 0.6)}`;
  return (
    path(shape, `transform="translate(2 8)" fill="${darken(colour, 0.66)}" fill-opacity=".8"`) +
    path(shape, `fill="${span(pen, [lighten(tone, 0.24), tone, darken(tone, 0.2)])}"`) +
    d.clipped(
      path(shape, ''),
      path(lengthwise(-17), line(crust, 12, 0.85)) +
        path(lengthwise(2), line(lighten(tone, 0.5), 5, 0.4)) +
        path(lengthwise(10), line(darken(tone, 0.3), 4, 0.4)),
    ) +
    path(lengthwise(-8), line('#ffe9c8', 3, 0.35))
  );
};

/** A thin shaving of meat from the spit, its outer edge crusted. Recipes write `arc` of the meat. */
export const shaving: PieceKind = { size: 50, count: 22, spin: 180, shadow: [94, 26], colour: '#9a5c34', draw };
