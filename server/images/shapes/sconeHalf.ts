import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { speckled } from '../textures/speckled';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crumb = lighten(mix(colour, '#f6e4b8', 0.8), 0.2);
  const face = blob(d.random, 0, 0, 92, 78, { wobble: 0.035, points: 15 });
  return (
    path(face, `transform="translate(2 24) scale(1.02)" fill="${darken(colour, 0.5)}"`) +
    path(
      face,
      `transform="translate(1 15) scale(1.03)" fill="${d.run([lighten(colour, 0.2), colour, darken(colour, 0.3)], true)}"`,
    ) +
    path(face, `transform="scale(1.03)" fill="${mix(colour, '#b8702a', 0.2)}"`) +
    path(face, `fill="${body(pen, crumb, 0.5, 0.14)}"`) +
    d.clipped(path(face, ''), speckled({ ...pen, colour: crumb }, 50, 86, 6))
  );
};

/** The lower half of a scone or bun, cut side up. */
export const sconeHalf: PieceKind = { size: 80, count: 3, spin: 0, shadow: [98, 92], colour: '#dca75a', draw };
