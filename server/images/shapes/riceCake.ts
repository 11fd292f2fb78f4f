import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-13, 13);
  const body = `M-84 -28Q0 ${n(-28 - bend)} 80 -28C104 -26 104 26 80 28Q0 ${n(28 - bend)} -84 28C-104 24 -104 -24 -84 -28Z`;
  return (
    path(body, `transform="translate(2 9)" fill="${mix(darken(colour, 0.5), '#7a1408', 0.5)}"`) +
    path(body, `fill="${d.run([lighten(colour, 0.6), colour, mix(darken(colour, 0.14), '#d9583a', 0.24)])}"`) +
    ellipse(84, 0, 13, 26, `fill="${lighten(colour, 0.5)}"`) +
    path(`M-76 21Q0 ${n(23 - bend)} 70 21`, line('#d9482a', 9, 0.3)) +
    path(`M-70 -15Q0 ${n(-16 - bend)} 56 -15`, line('#ffffff', 7, 0.75)) +
    shine(pen, 20, 22, 6, 0.4)
  );
};

/** A smooth solid stick of pounded rice. */
export const riceCake: PieceKind = { size: 52, count: 15, spin: 180, shadow: [96, 34], colour: '#fbf1e2', draw };
