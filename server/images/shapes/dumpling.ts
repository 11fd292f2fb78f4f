import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  let pleats = '';
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (1.06 + (i / 8) * 0.88);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pleats += path(
      `M${n(x * 92)} ${n(y * 70 + 20)}Q${n(x * 70 + 6)} ${n(y * 46 + 22)} ${n(x * 50)} ${n(y * 26 + 24)}`,
      line(darken(colour, 0.42), 5, 0.42),
    );
  }
  return (
    path(
      'M-102 26C-96 -38 -52 -66 0 -66C52 -66 96 -38 102 26C80 62 -80 62 -102 26Z',
      `fill="${body(pen, colour, 0.6, 0.26)}"`,
    ) +
    path(
      'M-102 26C-96 -38 -52 -66 0 -66C52 -66 96 -38 102 26C92 6 84 -12 64 -28C30 -50 -30 -50 -64 -28C-84 -12 -92 6 -102 26Z',
      `fill="${lighten(colour, 0.45)}" fill-opacity=".7"`,
    ) +
    pleats +
    ellipse(10, 34, 62, 14, `fill="${pen.d.spot('#b5702a', 0.1)}" fill-opacity=".55"`) +
    shine(pen, 22, 30, 9, 0.75)
  );
};

/** A crescent dumpling with its pleats. */
export const dumpling: PieceKind = { size: 54, count: 7, spin: 30, shadow: [100, 58], colour: '#f2dfbd', draw };
