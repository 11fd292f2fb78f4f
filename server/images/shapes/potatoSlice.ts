import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [rx, ry] = [d.random.between(88, 100), d.random.between(74, 92)];
  const shape = blob(d.random, 0, 0, rx, ry, { wobble: 0.05, points: 11 });
  const brown = mix(darken(colour, 0.2), '#a8601c', 0.6);
  const seared = Array.from({ length: 4 }, () =>
    ellipse(
      d.random.between(-54, 54),
      d.random.between(-44, 44),
      d.random.between(16, 34),
      d.random.between(9, 20),
      `fill="${d.spot(brown, 0.05)}" fill-opacity=".55"`,
      d.random.between(0, 180),
    ),
  ).join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${body(pen, lighten(colour, 0.1), 0.42, 0.16)}"`) +
    path(shape, `fill="${d.edge(brown, 0.6, 0.75)}"`) +
    path(shape, line(mix(brown, '#8a5a2a', 0.4), 5, 0.6)) +
    seared +
    path('M-44 -34Q-10 -48 34 -40M-50 14q8 10 20 12', line(lighten(colour, 0.7), 4, 0.5)) +
    ellipse(-26, -40, 24, 6, 'fill="#fff" fill-opacity=".5"', -18)
  );
};

/** A slice of potato, golden and browned at its rim. */
export const potatoSlice: PieceKind = { size: 34, count: 12, spin: 180, shadow: [96, 84], colour: '#efd488', draw };
