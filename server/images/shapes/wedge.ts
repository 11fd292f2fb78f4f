import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { CITRUS } from './citrusWheel';

const draw = (pen: Pen) => {
  const { colour, ingredient } = pen;
  if (CITRUS.test(ingredient)) {
    return (
      path('M-100 -26C-70 66 70 66 100 -26C60 -6 -60 -6 -100 -26Z', `fill="${body(pen, colour, 0.25, 0.3)}"`) +
      path('M-92 -26C-60 46 60 46 92 -26C54 -12 -54 -12 -92 -26Z', 'fill="#fffbe8"') +
      path('M-78 -24C-50 30 50 30 78 -24C40 -16 -40 -16 -78 -24Z', `fill="${mix(colour, '#fff2a0', 0.25)}"`) +
      path('M-44 -17L-26 12M0 -16V20M44 -17L26 12', line('#fffbe8', 5, 0.8)) +
      path('M-60 -16Q-40 4 -20 8', line('#ffffff', 6, 0.45))
    );
  }
  if (/avocado/i.test(ingredient)) {
    return (
      path('M-100 -20C-70 74 70 74 100 -20C70 24 -70 24 -100 -20Z', `fill="${darken('#4f6b2a', 0.1)}"`) +
      path(
        'M-98 -24C-68 58 68 58 98 -24C66 14 -66 14 -98 -24Z',
        `fill="${span(pen, ['#f1efb4', '#c9d77c', '#8fb552'])}"`,
      ) +
      path('M-70 0Q0 42 60 12', line('#ffffff', 7, 0.45))
    );
  }
  if (/pineapple|ananas/i.test(ingredient)) {
    return (
      path('M-90 60L-10 -96Q4 -104 14 -94L92 54Q0 96 -90 60Z', `fill="${body(pen, colour, 0.35, 0.25)}"`) +
      path('M-94 60Q0 98 94 54L88 78Q0 116 -88 82Z', `fill="${darken(mix(colour, '#8a6a2a', 0.7), 0.1)}"`) +
      path('M-50 30L-6 -50M-16 50L4 -60M24 50L10 -50M56 36L20 -40', line(darken(colour, 0.25), 5, 0.4))
    );
  }
  const isTomato = /tomato/i.test(ingredient);
  return (
    path(
      'M-100 -30C-80 74 80 74 100 -30C60 0 -60 0 -100 -30Z',
      `fill="${body(pen, darken(colour, isTomato ? 0.05 : 0.16), 0.3, 0.34)}"`,
    ) +
    path(
      'M-96 -32C-70 34 70 34 96 -32C56 -6 -56 -6 -96 -32Z',
      `fill="${body(pen, lighten(colour, isTomato ? 0.14 : 0.28), 0.35, 0.1)}"`,
    ) +
    (isTomato
      ? ellipse(-40, -6, 20, 9, 'fill="#f3b25a" fill-opacity=".8"', 12) +
        ellipse(40, -6, 20, 9, 'fill="#f3b25a" fill-opacity=".8"', -12)
      : path('M-60 4Q-20 22 20 20M10 2Q40 6 64 -6', line(darken(colour, 0.4), 5, 0.3))) +
    path('M-64 22Q-30 46 10 44', line('#ffffff', 7, 0.4))
  );
};

/** A wedge of citrus, avocado, pineapple, tomato or potato, by its ingredient. */
export const wedge: PieceKind = { size: 44, count: 6, spin: 180, shadow: [96, 42], colour: '#e0b04a', draw };
