import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { tonalPatches } from '../textures/tonalPatches';
import { body, type PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  let scores = '';
  for (const x of [-58, -6, 46]) {
    scores +=
      path(
        `M${x - 30} 34C${x - 16} -4 ${x + 6} -30 ${x + 34} -44C${x + 28} -14 ${x + 6} 22 ${x - 30} 34Z`,
        `fill="${d.sweep(['#fbe6b6', '#e6b566'], pen.turn)}"`,
      ) + path(`M${x - 30} 34C${x - 8} 20 ${x + 22} -10 ${x + 34} -44`, line(darken(colour, 0.5), 4, 0.4));
  }
  return (
    path(
      'M-112 10C-112 -34 -70 -58 0 -60C72 -58 112 -34 112 6C112 44 72 62 0 64C-70 64 -112 48 -112 10Z',
      `fill="${body(pen, colour, 0.4, 0.44)}"`,
    ) +
    tonalPatches(
      d,
      [
        { x: -70, y: 10 },
        { x: 70, y: 16 },
        { x: 0, y: 40 },
      ],
      30,
      darken(colour, 0.2),
      0.4,
    ) +
    scores +
    path('M-92 -20C-70 -42 -30 -50 20 -50', line('#ffffff', 6, 0.3))
  );
};

/** A loaf of bread. */
export const bread: PropKind = { shadow: [108, 62], spin: 26, scale: 1.3, colour: '#c9863e', draw };
