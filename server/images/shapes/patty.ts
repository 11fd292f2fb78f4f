import { blob } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { scorched } from '../textures/scorched';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 92, { wobble: 0.035, points: 16 });
  let bars = '';
  for (let x = -120; x < 130; x += 36) bars += path(`M${x - 40} 96L${x + 40} -96`, line(darken(colour, 0.7), 9, 0.5));
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.4)}"`) +
    d.clipped(path(shape, ''), scorched(pen, 26, [84, 80], 14, 0.55) + bars) +
    shine(pen, 56, 26, 8, 0.35)
  );
};

/** A round of minced meat from the grill. */
export const patty: PieceKind = { size: 110, count: 1, spin: 180, shadow: [98, 92], colour: '#6e3a22', draw };
