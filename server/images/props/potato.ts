import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { tonalPatches } from '../textures/tonalPatches';
import { body, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let eyes = '';
  for (const [x, y] of [
    [-44, -18],
    [10, -40],
    [52, 4],
    [-14, 30],
    [30, 44],
    [-66, 22],
  ] as const)
    eyes +=
      path(`M${x - 9} ${y}q9 8 18 0`, line(darken(colour, 0.5), 5, 0.55)) +
      ellipse(x, y - 5, 10, 4, `fill="${lighten(colour, 0.4)}" fill-opacity=".5"`);
  return (
    path(
      'M-98 12C-104 -40 -56 -76 0 -70C52 -80 104 -44 100 4C102 50 56 78 2 72C-50 84 -94 60 -98 12Z',
      `fill="${body(pen, colour, 0.42, 0.4)}"`,
    ) +
    tonalPatches(
      d,
      [
        { x: -30, y: 10 },
        { x: 40, y: -20 },
        { x: 10, y: 40 },
      ],
      26,
      colour,
      0.5,
    ) +
    eyes +
    shine(pen, 46, 34, 12, 0.35)
  );
};

/** A potato in its skin. */
export const potato: PropKind = { shadow: [100, 74], spin: 40, colour: '#cfa86a', draw };
