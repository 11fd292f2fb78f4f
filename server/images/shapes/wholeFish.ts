import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const BODY =
  'M-98 2C-84 -30 -40 -44 4 -40C36 -36 58 -18 70 -6C80 -16 94 -32 106 -34C100 -16 98 -4 100 4C102 16 106 26 110 36C94 34 80 20 70 8C54 26 32 40 0 40C-44 42 -86 28 -98 2Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = darken(colour, 0.6);
  const cuts = [-30, 0, 28]
    .map(
      (x) =>
        path(`M${x} -26Q${x + 12} 0 ${x - 4} 26`, line(dark, 9, 0.6)) +
        path(`M${x + 3} -22Q${x + 14} 0 ${x} 22`, line('#fff3de', 4, 0.85)),
    )
    .join('');
  const fin = mix(colour, '#5a4632', 0.3);
  return (
    path('M-20 -40C0 -58 34 -50 46 -26Z', `fill="${darken(fin, 0.2)}"`) +
    path('M-10 38C0 52 20 50 30 34Z', `fill="${darken(fin, 0.3)}"`) +
    path(BODY, `transform="translate(3 9)" fill="${darken(colour, 0.66)}"`) +
    path(BODY, `fill="${span(pen, [darken(colour, 0.2), lighten(colour, 0.3), colour, darken(colour, 0.3)])}"`) +
    d.clipped(
      path(BODY, ''),
      scorched(pen, 16, [80, 34], 18, 0.5) +
        ellipse(-20, 26, 70, 14, `fill="${d.spot('#fff3de', 0)}" fill-opacity=".45"`) +
        path('M-52 -40Q-36 0 -54 34', line(dark, 5, 0.65)) +
        [78, 86, 94].map((x) => path(`M70 0L${x + 14} ${(x - 86) * 3}`, line(dark, 2.5, 0.4))).join(''),
    ) +
    cuts +
    path('M-64 2q14 -9 22 0q-8 10 -22 0Z', `fill="${darken(fin, 0.3)}" fill-opacity=".7"`) +
    circle(-76, -8, 6.5, 'fill="#efe6d2"') +
    circle(-76, -8, 3.4, 'fill="#5a4a3c"') +
    path('M-97 4Q-88 8 -82 6', line(dark, 3, 0.7)) +
    path('M-84 -18C-60 -34 -20 -36 10 -34', line('#ffffff', 4, 0.45))
  );
};

/** A whole cooked fish with its head and tail, slashed along the side. */
export const wholeFish: PieceKind = { size: 190, count: 1, spin: 12, shadow: [100, 40], colour: '#b98a58', draw };
