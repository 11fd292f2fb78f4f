import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  let greens = '';
  for (const [turn, length] of [
    [-160, 84],
    [174, 96],
    [146, 82],
    [-178, 70],
  ] as const) {
    let frond = path(`M0 0L${length} 0`, line('#4f8a38', 6));
    for (let i = 1; i < 7; i++)
      frond += path(
        `M${n((length * i) / 7)} 0l16 -15M${n((length * i) / 7)} 0l16 15`,
        line(i % 2 ? '#5f9a3c' : '#7fb452', 7),
      );
    greens += placed(-66, 0, turn, frond);
  }
  return (
    greens +
    path(
      'M-70 -34C-84 -30 -84 30 -70 34C-20 36 60 18 112 4C116 2 116 -2 112 -4C60 -18 -20 -36 -70 -34Z',
      `fill="${pen.d.run([lighten(colour, 0.4), colour, darken(colour, 0.36)])}"`,
    ) +
    path(
      'M-50 -22q8 6 6 14M-20 -26q8 8 6 16M14 2q6 8 4 18M36 -18q6 6 4 12M-36 12q8 6 6 14M66 -4q4 5 3 9',
      line(darken(colour, 0.4), 4, 0.4),
    ) +
    path('M-58 -20C-10 -22 40 -12 84 -4', line('#ffffff', 6, 0.4))
  );
};

/** A carrot with its green. */
export const carrot: PropKind = { shadow: [100, 34], spin: 34, scale: 1.2, colour: '#ec8428', draw };
