import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { tonalPatches } from '../textures/tonalPatches';
import { body, type PropKind } from './propKind';

/** Soft rolls that were baked side by side and torn apart: brown on top, their pale sides uneven. */
const rolls = ({ d, turn }: Pen) =>
  [
    [-52, 6],
    [54, -8],
  ]
    .map(([x, y]) => {
      const side = 'M-58 -16C-64 20 -62 50 -50 58C-20 68 24 68 50 58C62 50 62 18 58 -16Z';
      const top = 'M-60 -14C-64 -44 -44 -62 0 -62C44 -62 64 -44 60 -14C56 8 30 14 0 14C-30 14 -58 8 -60 -14Z';
      return placed(
        x!,
        y!,
        0,
        path(side, `fill="${d.run(['#fbeccb', '#f2d9a8', '#d9a866'])}"`) +
          path('M-40 22q8 12 4 26M-6 24q6 12 2 30M32 22q-6 12 0 26', line('#c99a5a', 3, 0.4)) +
          path(top, `fill="${d.shade('#cf8a3c', { light: 0.5, dark: 0.3, turn })}"`) +
          path('M-40 -40C-22 -52 6 -54 26 -50', line('#fff6e0', 6, 0.5)),
      );
    })
    .join('');

const loaf = (pen: Pen) => {
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

const draw = (pen: Pen) => (/roll|bun/i.test(pen.ingredient) ? rolls(pen) : loaf(pen));

/** A loaf of bread, or two rolls. */
export const bread: PropKind = { shadow: [108, 62], spin: 26, scale: 1.3, colour: '#c9863e', draw };
