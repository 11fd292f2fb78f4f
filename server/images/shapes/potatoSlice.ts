import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { isGoldenBrown } from '../textures/goldenBrown';
import type { PieceKind } from './pieceKind';

/** From this share of blue by red on slices are boiled. */
const BOILED = 0.43;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [rx, ry] = [d.random.between(88, 100), d.random.between(72, 90)];
  const shape = blob(d.random, 0, 0, rx, ry, { wobble: 0.06, points: 12 });
  const face = blob(d.random, -1, -2, rx * 0.92, ry * 0.9, { wobble: 0.07, points: 12 });
  // Boiled slices have only a thin dry rim.
  const isBrowned = isGoldenBrown(colour, BOILED);
  const heat = isBrowned ? 1 : 0.3;
  const brown = mix(darken(colour, 0.2), '#a8581a', 0.66);
  const char = mix(darken(brown, 0.4), '#5a260c', 0.5);
  const spot = (x: number, y: number, r: number, tone: string, opacity: number) =>
    ellipse(
      x,
      y,
      r * 1.3,
      r * 0.8,
      `fill="${d.spot(tone, 0.1)}" fill-opacity="${opacity * heat}"`,
      d.random.between(0, 180),
    );
  const rim = Array.from({ length: 6 }, () => {
    const angle = d.random.next() * 6.283;
    return spot(
      Math.cos(angle) * rx * 0.86,
      Math.sin(angle) * ry * 0.86,
      d.random.between(13, 28),
      d.random.chance(0.4) ? char : brown,
      0.9,
    );
  }).join('');
  const seared = Array.from({ length: 3 }, () =>
    spot(d.random.between(-46, 46), d.random.between(-36, 36), d.random.between(14, 34), brown, 0.6),
  ).join('');
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(brown, 0.6)}"`) +
    path(shape, `fill="${body(pen, mix(colour, brown, 0.6 * heat), 0.2, 0.3)}"`) +
    path(face, `fill="${body(pen, mix(lighten(colour, 0.2), '#ffeeb0', 0.3), 0.5, 0.16)}"`) +
    d.clipped(path(shape, ''), rim + seared) +
    path('M-44 -30Q-10 -44 34 -36M-50 14q8 10 20 12', line(lighten(colour, 0.8), 4, 0.5)) +
    path('M-70 -30C-56 -62 -16 -74 26 -66C-8 -62 -44 -50 -70 -30Z', 'fill="#fff8e0" fill-opacity=".6"')
  );
};

/** A slice of potato, golden and browned at its rim. */
export const potatoSlice: PieceKind = { size: 34, count: 12, spin: 180, shadow: [96, 84], colour: '#efd488', draw };
