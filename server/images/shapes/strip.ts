import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-46, 46);
  const wide = d.random.between(15, 21);
  const shape = `M-98 ${n(-bend * 0.3)}Q0 ${n(bend - wide * 1.5)} 98 ${n(-bend * 0.3 - 4)}Q${n(84)} ${n(-bend * 0.3 + wide)} 60 ${n(wide * 0.9 + bend * 0.1)}Q0 ${n(bend + wide * 1.3)} -98 ${n(-bend * 0.3)}Z`;
  return (
    path(shape, `transform="translate(2 6)" fill="${darken(colour, 0.55)}" fill-opacity=".8"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.36), colour, darken(colour, 0.22)])}"`) +
    path(
      `M-70 ${n(-bend * 0.14 + 3)}Q0 ${n(bend * 0.7 + 4)} 66 ${n(-bend * 0.1 + 4)}`,
      line(darken(colour, 0.4), 3, 0.3),
    ) +
    path(
      `M-74 ${n(-bend * 0.2 - 3)}Q0 ${n(bend * 0.7 - wide * 0.7)} 70 ${n(-bend * 0.2 - 6)}`,
      line('#ffffff', 4.5, 0.45),
    )
  );
};

/** A flat bent strip that tapers: ham, an anchovy, a ribbon of egg. */
export const strip: PieceKind = { size: 34, count: 14, spin: 180, shadow: [92, 26], colour: '#d0392a', draw };
