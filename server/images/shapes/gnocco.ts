import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = 'M-92 4C-94 -40 -56 -58 0 -57C58 -58 94 -38 92 4C92 44 56 58 0 57C-56 58 -92 46 -92 4Z';
  const grooves = [-50, -16, 18]
    .map(
      (x) =>
        path(`M${x} -50Q${x + 16} 0 ${x} 50`, line(darken(colour, 0.3), 6, 0.32)) +
        path(`M${x + 8} -50Q${x + 24} 0 ${x + 8} 50`, line(lighten(colour, 0.6), 6, 0.4)),
    )
    .join('');
  const browned = mix(darken(colour, 0.16), '#a8601c', 0.6);
  const seared = ellipse(
    d.random.between(-36, 36),
    d.random.between(-16, 20),
    d.random.between(26, 46),
    d.random.between(14, 24),
    `fill="${d.spot(browned, 0.2)}" fill-opacity=".8"`,
    d.random.between(-24, 24),
  );
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${body(pen, colour, 0.5, 0.3)}"`) +
    d.clipped(path(shape, ''), grooves + path(shape, line(browned, 14, 0.3)) + seared) +
    shine(pen, 40, 26, 8, 0.6)
  );
};

/** A potato dumpling with the grooves of the fork, browned where it lay in the butter. */
export const gnocco: PieceKind = { size: 34, count: 26, spin: 180, shadow: [92, 58], colour: '#f0d592', draw };
