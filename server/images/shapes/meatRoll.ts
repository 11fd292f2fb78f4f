import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const ROLL = 'M-90 -38C-40 -46 30 -46 74 -38C86 -20 86 20 74 40C30 48 -40 48 -90 40C-102 20 -102 -18 -90 -38Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.45), '#3a1608', 0.4);
  const face = lighten(mix(colour, '#c08a6a', 0.5), 0.14);
  const threads = [-54, -14, 26]
    .map(
      (x) =>
        path(`M${x} -43Q${n(x + d.random.between(6, 12))} 0 ${x} 44`, line(dark, 8, 0.5)) +
        path(`M${x - 1} -43Q${x + 8} 0 ${x - 1} 44`, line('#ecd9b2', 3.6, 0.95)),
    )
    .join('');
  return (
    path(ROLL, `transform="translate(3 10)" fill="${darken(colour, 0.66)}"`) +
    path(ROLL, `fill="${d.run([lighten(colour, 0.34), colour, darken(colour, 0.4)])}"`) +
    d.clipped(path(ROLL, ''), scorched(pen, 9, [84, 36], 20, 0.55)) +
    threads +
    path('M-76 -28Q-10 -36 54 -28', line('#fff3dc', 6, 0.4)) +
    ellipse(78, 1, 20, 40, `fill="${dark}"`) +
    ellipse(80, 1, 16, 35, `fill="${body(pen, face, 0.34, 0.2)}"`) +
    path('M80 -26C92 -14 92 16 80 26C70 14 70 -8 80 -12C86 -4 86 8 80 12', line('#d98a78', 6, 0.9)) +
    ellipse(80, 1, 4.5, 8, 'fill="#7f9a3c"')
  );
};

/** A slice of meat rolled about bacon and gherkin, tied and braised; the spiral shows at the end. */
export const meatRoll: PieceKind = { size: 88, count: 4, spin: 24, shadow: [100, 48], colour: '#7a4228', draw };
