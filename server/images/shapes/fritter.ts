import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { batterCrust } from '../textures/batterCrust';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour, turn } = pen;
  const shape = blob(d.random, 0, 0, 84, 78, { wobble: 0.07, points: 15 });
  const brown = mix(darken(colour, 0.42), '#7a340a', 0.5);
  const angle = ((232 - turn) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  // Drops of batter that the oil drew out.
  const drops = [0, 1, 2]
    .map((i) => {
      const at = d.random.between(0, 6.283);
      const r = 13 - i * 3;
      return blob(d.random, Math.cos(at) * 82, Math.sin(at) * 76, r * 1.5, r, { wobble: 0.2, points: 7 });
    })
    .join('');
  return (
    path(shape + drops, `transform="translate(4 10)" fill="${darken(colour, 0.68)}"`) +
    path(drops, `fill="${mix(colour, brown, 0.3)}" stroke="${brown}" stroke-width="3"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.55)}"`) +
    d.clipped(
      path(shape, ''),
      batterCrust(pen, { reach: [76, 70], count: 11, size: 30 }) +
        ellipse(-ux * 62, -uy * 62, 84, 66, `fill="${d.spot(mix(brown, '#2a0d04', 0.4), 0.1)}" fill-opacity=".62"`) +
        ellipse(ux * 30, uy * 30, 40, 28, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".5"`, -turn),
    ) +
    path(shape, `fill="${d.edge(brown, 0.74, 0.55)}"`) +
    gleam(pen, 44, 12, 0.5)
  );
};

/** A ball of batter out of hot oil: puffed, brown at its edge and below. */
export const fritter: PieceKind = { size: 66, count: 9, spin: 180, shadow: [88, 82], colour: '#c98a36', draw };
