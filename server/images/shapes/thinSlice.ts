import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { meatFibres } from '../textures/meatFibres';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 50, { wobble: 0.17, points: 15 });
  // Raw fish does not brown: its seams are only a little darker than its flesh.
  const isRaw = brightness(colour) > 0.78;
  const brown = isRaw ? mix(darken(colour, 0.22), '#c98f6a', 0.4) : mix(darken(colour, 0.4), '#4a1e08', 0.4);
  const flesh = isRaw ? colour : mix(lighten(colour, 0.08), '#b0683c', 0.25);
  const bow = d.random.between(-10, 14);
  const [from, to] = [d.random.between(-30, 30), d.random.between(-30, 30)];
  const fold = (y: number) =>
    `M-98 ${n(y + from * 0.3)}C-54 ${n(y - 30)} -22 ${n(y + 22)} 16 ${n(y - 12)}C44 ${n(y - 34)} 70 ${n(y - 4)} 98 ${n(y + to * 0.3)}`;
  const browned = Array.from({ length: 6 }, (_, i) =>
    ellipse(
      (i % 2 ? 1 : -1) * d.random.between(30, 92),
      d.random.between(-44, 44),
      d.random.between(18, 40),
      d.random.between(8, 18),
      `fill="${d.spot(brown, 0.15)}" fill-opacity=".6"`,
      d.random.between(-30, 30),
    ),
  ).join('');
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, isRaw ? 0.36 : 0.6)}" fill-opacity=".8"`) +
    path(shape, `fill="${body(pen, flesh, 0.44, 0.34)}"`) +
    d.clipped(
      path(shape, ''),
      browned +
        meatFibres(d, {
          reach: [100, 54],
          rows: 8,
          bow,
          seam: mix(darken(flesh, 0.4), brown, 0.4),
          lit: lighten(flesh, 0.45),
          strength: 0.34,
        }) +
        // The fold: its shaded valley and the crest beside it.
        path(fold(18), line(brown, 16, 0.2)) +
        path(fold(16), line(brown, 6, 0.3)) +
        path(fold(5), line(lighten(flesh, 0.34), 10, 0.34)) +
        path(shape, line(brown, 12, 0.3)) +
        path(shape, line(brown, 4, 0.4)),
    ) +
    wetAlong(pen, { reach: [72, 34], count: 5, bow: 8, gloss: 0.6 })
  );
};

/** Meat sliced thin, crinkled and browned, folded as it fell. */
export const thinSlice: PieceKind = { size: 58, count: 16, spin: 180, shadow: [96, 52], colour: '#7a4a30', draw };
