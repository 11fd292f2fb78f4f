import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 100, 80, { wobble: 0.19, points: 7 });
  const sear = mix(deepen(colour, 0.9), '#7a3a14', 0.3);
  const top = blob(d.random, -10, -12, 74, 54, { wobble: 0.18, points: 7 });
  return (
    path(shape, `transform="translate(3 7)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${body(pen, mix(colour, sear, 0.28), 0.2, 0.34)}"`) +
    path(top, `fill="${body(pen, lighten(colour, 0.08), 0.4, 0.1)}"`) +
    ellipse(
      d.random.between(-20, 30),
      d.random.between(-10, 20),
      44,
      24,
      `fill="${d.spot(sear, 0)}" fill-opacity=".6"`,
      d.random.between(-40, 40),
    ) +
    path(`M-50 ${n(d.random.between(-6, 14))}q38 -16 84 -4M-24 30q28 -8 56 -2`, line(sear, 4.5, 0.32)) +
    shine(pen, 54, 24, 8, 0.5)
  );
};

/** A seared piece of meat or vegetable; also drawn for any name that is not in the vocabulary. */
export const chunk: PieceKind = { size: 32, count: 13, spin: 180, shadow: [100, 82], colour: '#b5713c', draw };
