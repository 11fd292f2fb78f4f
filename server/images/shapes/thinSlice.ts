import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 50, { wobble: 0.2, points: 15 });
  const brown = mix(darken(colour, 0.4), '#4a1e08', 0.4);
  const fold = (y: number) =>
    `M-94 ${n(y)}C-54 ${n(y - 34)} -22 ${n(y + 22)} 16 ${n(y - 14)}C44 ${n(y - 34)} 70 ${n(y - 4)} 96 ${n(y - 14)}`;
  const fibres = Array.from({ length: 8 }, () => {
    const [x, y] = [d.random.between(-84, 60), d.random.between(-36, 36)];
    return `M${n(x)} ${n(y)}q12 ${n(d.random.between(-7, 7))} 26 ${n(d.random.between(-5, 5))}`;
  }).join('');
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.6)}" fill-opacity=".85"`) +
    path(shape, `fill="${body(pen, colour, 0.34, 0.3)}"`) +
    d.clipped(
      path(shape, ''),
      ellipse(
        d.random.between(-40, 40),
        d.random.between(-20, 24),
        50,
        22,
        `fill="${d.spot(brown, 0.1)}" fill-opacity=".6"`,
      ) +
        path(fibres, line(lighten(colour, 0.4), 3.4, 0.3)) +
        path(fold(20), line(darken(colour, 0.4), 9, 0.42)) +
        path(fold(12), line(lighten(colour, 0.34), 8, 0.4)) +
        path(fold(-18), line(lighten(colour, 0.4), 6, 0.3)) +
        path(shape, line(brown, 9, 0.5)),
    ) +
    ellipse(-26, -22, 18, 5, 'fill="#fff" fill-opacity=".5"', -14)
  );
};

/** Meat sliced thin, crinkled and browned, folded as it fell. */
export const thinSlice: PieceKind = { size: 58, count: 16, spin: 180, shadow: [96, 52], colour: '#7a4a30', draw };
