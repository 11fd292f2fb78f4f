import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { path, line } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Turns of the screw. */
const TURNS = 5;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-14, 14);
  const step = 190 / TURNS;
  const blade = (i: number) => {
    const x = -95 + i * step;
    const y = bend * (1 - ((x + step / 2) / 100) ** 2);
    const [top, low] = [y - 34, y + 34];
    return `M${n(x - 12)} ${n(low - 4)}C${n(x - 6)} ${n(y)} ${n(x + 8)} ${n(top - 6)} ${n(x + 26)} ${n(top)}C${n(x + step + 2)} ${n(top + 6)} ${n(x + step + 4)} ${n(y - 8)} ${n(x + step - 4)} ${n(y + 10)}C${n(x + step - 14)} ${n(low)} ${n(x + 6)} ${n(low + 8)} ${n(x - 12)} ${n(low - 4)}Z`;
  };
  const blades = Array.from({ length: TURNS }, (_, i) => blade(i));
  return (
    path(blades.join(''), `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    blades
      .map(
        (shape, i) =>
          path(shape, `fill="${d.run([lighten(colour, 0.42), colour, darken(colour, 0.34)])}"`) +
          path(shape, line(darken(colour, 0.42), 3.5, 0.5)) +
          path(
            `M${n(-92 + i * step)} ${n(bend * 0.5 + 16)}Q${n(-84 + i * step)} ${n(bend * 0.5 - 14)} ${n(-66 + i * step)} ${n(bend * 0.5 - 24)}`,
            line(lighten(colour, 0.75), 5, 0.75),
          ),
      )
      .join('')
  );
};

/** Fusilli: a short screw of pasta. */
export const pastaSpiral: PieceKind = { size: 38, count: 26, spin: 180, shadow: [94, 36], colour: '#efc566', draw };
