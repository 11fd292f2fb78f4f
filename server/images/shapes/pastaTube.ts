import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-16, 16);
  const tube = `M-84 -30Q0 ${(-32 - bend).toFixed(1)} 78 -36L96 30Q0 ${(36 - bend).toFixed(1)} -92 30Z`;
  const ridges = [-18, -6, 7, 19]
    .map((y) => path(`M-86 ${y}Q0 ${(y - bend).toFixed(1)} 84 ${y}`, line(darken(colour, 0.4), 3.5, 0.4)))
    .join('');
  return (
    path(tube, `transform="translate(2 8)" fill="${darken(colour, 0.55)}"`) +
    path(tube, `fill="${d.run([lighten(colour, 0.5), colour, darken(colour, 0.3)])}"`) +
    ridges +
    ellipse(-86, 0, 15, 31, `fill="${mix(lighten(colour, 0.3), darken(colour, 0.1), 0.3)}"`, 4) +
    ellipse(86, -3, 16, 34, `fill="${lighten(colour, 0.35)}"`, -14) +
    ellipse(87, -3, 10, 25, `fill="${darken(colour, 0.62)}" fill-opacity=".85"`, -14) +
    shine(pen, 28, 34, 6, 0.5)
  );
};

/** A short ridged tube of pasta with its hollow end: penne, rigatoni, macaroni. */
export const pastaTube: PieceKind = { size: 40, count: 26, spin: 180, shadow: [94, 38], colour: '#efc566', draw };
