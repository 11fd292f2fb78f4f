import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = 'M-100 6C-96 -26 -40 -46 20 -42C64 -38 92 -20 102 -4C92 18 62 36 20 40C-40 46 -92 36 -100 6Z';
  // In white fish only their shadow tells the flakes apart.
  const isWhite = brightness(colour) > 0.8;
  const seared = mix(colour, '#a04e12', 0.72);
  let flakes = '';
  for (let x = -78; x < 88; x += 21) {
    flakes += path(
      `M${x} ${n(-30 + Math.abs(x) * 0.06)}Q${x + 20} 0 ${x - 2} ${n(32 - Math.abs(x) * 0.06)}`,
      line(lighten(colour, 0.65), 3.2, 0.65),
    );
    flakes += path(
      `M${x + 3} ${n(-30 + Math.abs(x) * 0.06)}Q${x + 23} 0 ${x + 1} ${n(32 - Math.abs(x) * 0.06)}`,
      line(darken(colour, 0.45), isWhite ? 3.4 : 2.2, isWhite ? 0.42 : 0.28),
    );
  }
  return (
    path(shape, `transform="translate(1.500 6)" fill="${darken(colour, 0.45)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.22)])}"`) +
    d.clipped(
      path(shape, ''),
      flakes +
        path(shape, line(seared, 16, 0.34)) +
        path(shape, line(seared, 7, 0.5)) +
        [-62, -24, 18, 58]
          .map((x) =>
            ellipse(
              x + d.random.between(-8, 8),
              d.random.between(-18, 14),
              d.random.between(20, 34),
              d.random.between(9, 17),
              `fill="${d.spot(seared, 0.1)}" fill-opacity=".5"`,
              d.random.between(-20, 20),
            ),
          )
          .join(''),
    ) +
    placed(-24, 4, 0, gleam(pen, 30, 24, 0.75) + gleam(pen, 40, 13, 0.6, 46) + gleam(pen, 20, 9, 0.5, -50))
  );
};

/** A cooked fillet of fish with its flakes. */
export const fishFillet: PieceKind = { size: 128, count: 2, spin: 22, shadow: [100, 44], colour: '#f2b48a', draw };
