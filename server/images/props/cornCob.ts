import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { body, type PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  let kernels = '';
  for (let row = -2; row <= 2; row++) {
    for (let i = 0; i < 11; i++) {
      const x = -76 + i * 16;
      const taper = 1 - Math.max(0, (x - 10) / 150);
      kernels += `<rect x="${n(x - 8)}" y="${n(row * 14.5 * taper - 7)}" width="15.500" height="${n(14 * taper + 1)}" rx="5" fill="${d.shade(colour, { light: 0.5, dark: 0.3, turn: pen.turn })}"/>`;
    }
  }
  const husk = '#8fb552';
  return (
    path(
      'M-60 0C-104 -14 -128 -52 -84 -58C-40 -60 0 -50 24 -40C-10 -30 -40 -16 -60 0Z',
      `fill="${body(pen, husk, 0.4, 0.3)}"`,
    ) +
    path('M-88 -34C-40 -44 60 -40 100 -10C112 -2 112 2 100 10C60 40 -40 44 -88 34Z', `fill="${darken(colour, 0.3)}"`) +
    d.clipped(path('M-88 -34C-40 -44 60 -40 100 -10C112 -2 112 2 100 10C60 40 -40 44 -88 34Z', ''), kernels) +
    path(
      'M-60 0C-104 14 -128 52 -84 58C-40 62 10 54 40 44C-6 32 -40 16 -60 0Z',
      `fill="${body(pen, darken(husk, 0.1), 0.35, 0.34)}"`,
    ) +
    path('M-100 0C-70 -12 -40 -6 -20 0C-40 6 -70 12 -100 0Z', `fill="${lighten(husk, 0.3)}"`) +
    path('M-96 50C-60 48 -20 50 10 46M-92 -50C-50 -50 -30 -46 0 -42', line(darken(husk, 0.35), 3, 0.4))
  );
};

/** A cob of corn in its husk. */
export const cornCob: PropKind = { shadow: [104, 46], spin: 26, scale: 1.16, colour: '#f4c63a', draw };
