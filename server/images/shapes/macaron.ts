import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The ruffled foot of a shell, at the height y. */
const foot = ({ d, colour }: Pen, y: number) =>
  Array.from({ length: 17 }, (_, i) => {
    const share = (i / 16) * 2 - 1;
    const rise = Math.sqrt(Math.max(0, 1 - share * share)) * 26;
    return ellipse(
      share * 88,
      y + rise,
      d.random.between(8, 12),
      d.random.between(8, 11),
      `fill="${lighten(colour, d.random.between(0.16, 0.4))}"`,
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const filling = darken(mix(colour, '#5a3020', 0.5), 0.16);
  const shell = (y: number) => `M-92 ${y}C-92 ${y + 40} 92 ${y + 40} 92 ${y}C88 ${y - 74} -88 ${y - 74} -92 ${y}Z`;
  return (
    ellipse(2, 52, 92, 40, `fill="${darken(colour, 0.55)}"`) +
    ellipse(0, 46, 93, 38, `fill="${d.run([colour, darken(colour, 0.24)])}"`) +
    foot(pen, 32) +
    ellipse(0, 30, 88, 33, `fill="${filling}"`) +
    ellipse(0, 23, 86, 31, `fill="${lighten(filling, 0.16)}"`) +
    foot(pen, 8) +
    path(shell(4), `fill="${body(pen, colour, 0.4, 0.24)}"`) +
    shine(pen, 48, 26, 10, 0.5)
  );
};

/** Two smooth almond shells with their ruffled feet and the filling between, seen a little from the side. */
export const macaron: PieceKind = { size: 76, count: 4, spin: 0, shadow: [94, 60], colour: '#d88a96', draw };
