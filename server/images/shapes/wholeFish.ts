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
  const flesh = mix(lighten(colour, 0.5), '#fdf3e2', 0.6);
  // The slashes gape: white flakes between two lips of skin.
  const cuts = [-32, -2, 26]
    .map((x, i) => {
      const tall = 27 - i * 3;
      const gash = `M${x} ${-tall}Q${x + 20} ${-tall * 0.2} ${x - 6} ${tall}Q${x + 2} 0 ${x} ${-tall}Z`;
      return (
        path(
          gash,
          `fill="${flesh}" stroke="${darken(colour, 0.4)}" stroke-opacity=".6" stroke-width="2.500" stroke-linejoin="round"`,
        ) +
        [-0.4, 0, 0.4].map((at) => path(`M${x + 2} ${at * tall}q4 3 8 0`, line(darken(flesh, 0.3), 1.4, 0.5))).join('')
      );
    })
    .join('');
  const scales = [-50, -38, -26, -14, -2, 10, 22, 34, 46, 58]
    .flatMap((x, column) =>
      [-26, -14, -2, 10, 22].map((y) =>
        path(
          `M${x + 4} ${y - 5 + (column % 2) * 6}q-7 5 0 10`,
          line((column + y) % 3 ? darken(colour, 0.34) : lighten(colour, 0.6), 1.3, 0.36),
        ),
      ),
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
        scales +
        path('M-50 -40Q-36 0 -54 36', line(dark, 8, 0.2)) +
        path('M-52 -38Q-38 0 -56 32', line(dark, 2.6, 0.55)) +
        [78, 86, 94].map((x) => path(`M70 0L${x + 14} ${(x - 86) * 3}`, line(dark, 2.5, 0.4))).join(''),
    ) +
    cuts +
    path('M-64 2q14 -9 22 0q-8 10 -22 0Z', `fill="${darken(fin, 0.3)}" fill-opacity=".7"`) +
    // Cooked, the eye has turned white; the mouth is a little open.
    circle(-76, -9, 6, `fill="${mix(darken(colour, 0.4), '#3c342c', 0.3)}" fill-opacity=".6"`) +
    circle(-76, -9, 4.4, 'fill="#f3ece0"') +
    circle(-77, -10, 1.8, 'fill="#b9ada0"') +
    path('M-98 3Q-92 4 -86 9', line(dark, 2.4, 0.65)) +
    path('M-84 -18C-60 -34 -20 -36 10 -34', line('#ffffff', 4, 0.45))
  );
};

/** A whole cooked fish with its head and tail, slashed along the side. */
export const wholeFish: PieceKind = { size: 190, count: 1, spin: 12, shadow: [100, 40], colour: '#b98a58', draw };
