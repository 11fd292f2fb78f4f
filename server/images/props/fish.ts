import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  let scales = '';
  for (let i = 0; i < 9; i++)
    for (let k = -2; k <= 2; k++)
      scales += path(`M${-34 + i * 13} ${k * 12 + (i % 2) * 6 - 6}q8 6 0 12`, line(darken(colour, 0.4), 2, 0.3));
  return (
    path(
      'M84 0L122 -44C124 -16 124 16 122 44Z',
      `fill="${d.sweep([lighten(colour, 0.3), darken(colour, 0.3)], pen.turn)}"`,
    ) +
    path('M-20 -42C0 -66 34 -64 48 -40Z M0 40C10 58 30 58 38 38Z', `fill="${darken(colour, 0.15)}"`) +
    path(
      'M-118 4C-92 -40 -30 -50 24 -40C60 -32 84 -14 96 0C84 16 58 34 20 42C-34 50 -92 42 -118 4Z',
      `fill="${d.run([darken(colour, 0.35), colour, lighten(colour, 0.7), lighten(colour, 0.4)])}"`,
    ) +
    scales +
    path('M-64 -36C-52 -14 -52 18 -64 40', line(darken(colour, 0.4), 5, 0.5)) +
    circle(-88, -8, 9, 'fill="#f6edd6"') +
    circle(-88, -8, 5.4, 'fill="#1c1418"') +
    circle(-90, -10, 1.8, 'fill="#fff"') +
    path('M-114 10q14 2 22 10', line(darken(colour, 0.5), 3.4, 0.7)) +
    path('M-90 -24C-40 -40 20 -34 60 -20', line('#ffffff', 6, 0.4))
  );
};

/** A whole fish. */
export const fish: PropKind = { shadow: [112, 44], spin: 20, scale: 1.3, colour: '#8fa6b0', draw };
